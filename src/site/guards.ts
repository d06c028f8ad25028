/** Who may open which screen, and where the others are led instead. Specification, section 2. */
import { notFound, redirect, type AnyRouter } from '@tanstack/react-router'
import type { Offer } from '../../domain/offers.ts'
import { paths, type Path } from '../../domain/paths.ts'
import type { SessionActor } from '../machines/account/session.ts'
import { loginSearch, readNextAddress, type NextAddress, type Search } from '../paths.ts'
import type { Site } from './site.ts'

/** What a guard knows of a visit. */
export interface Visit {
  readonly context: Site
  readonly location: { readonly pathname: string; readonly search: Search }
}

/** Sends a visitor to the login, which leads back here. */
export function requireSession({ context, location }: Visit): void {
  const here = { path: location.pathname as Path, search: location.search }
  if (!isSignedIn(context.session)) leadTo({ path: paths.login, search: loginSearch(here) })
}

/** Not found where the server lacks what the screen is made of. */
export function requireOffer({ context }: Visit, offer: Offer | undefined): void {
  if (offer !== undefined && !context.configuration.offers.has(offer)) notFound({ throw: true })
}

/** Sends on from the login who is signed in already, or by now. */
export function redirectSignedIn({ context, location }: Visit): void {
  if (isSignedIn(context.session)) leadTo(readNextAddress(location.search))
}

/** Asks the guards of the screen in view again, each time somebody signs in or out, here or in another tab. */
export function watchSession(router: Pick<AnyRouter, 'invalidate'>, session: SessionActor): void {
  let wasSignedIn = isSignedIn(session)
  session.subscribe(() => {
    if (isSignedIn(session) === wasSignedIn) return
    wasSignedIn = !wasSignedIn
    void router.invalidate()
  })
}

function isSignedIn(session: SessionActor): boolean {
  return session.getSnapshot().matches('signedIn')
}

function leadTo({ path, search }: NextAddress): void {
  redirect({ to: path, search: search as never, throw: true })
}
