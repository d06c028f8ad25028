/** Who may open which screen, and where the others are led instead. Specification, section 2. */
import { notFound, redirect, type AnyRouter } from '@tanstack/react-router'
import type { Offer } from '../../domain/offers.ts'
import { paths, type Path } from '../../domain/paths.ts'
import type { SessionActor } from '../machines/account/session.ts'
import { loginSearch, needsCityNames, readNextAddress, type NextAddress, type Search } from '../paths.ts'
import type { Site } from './site.ts'

/** The part of a router's location and context that guards read. */
export interface Visit {
  readonly context: Site
  readonly location: { readonly pathname: string; readonly search: Search }
}

/** Redirects a visitor to the login, which leads back here. */
export function requireSession({ context, location }: Visit): void {
  const here = { path: location.pathname as Path, search: location.search }
  if (!isSignedIn(context.session)) redirectTo({ path: paths.login, search: loginSearch(here) })
}

/** Answers "not found" where the server does not offer what the screen needs. */
export function requireOffer({ context }: Visit, offer: Offer | null): void {
  if (offer !== null && !context.configuration.offers.has(offer)) notFound({ throw: true })
}

/** Redirects a signed-in user from the login to the screen that they came from. */
export function redirectSignedIn({ context, location }: Visit): void {
  if (isSignedIn(context.session)) redirectTo(readNextAddress(location.search))
}

/** Loads the names of cities, and looks up the places of the address, before a screen that needs them is shown. */
export function requireCityNames({ context, location }: Visit): Promise<void> | undefined {
  return needsCityNames(location.pathname, location.search) ? context.loadCityNames(location.search) : undefined
}

/** Runs the guards of the current screen again after each sign-in and sign-out, in this tab or another. */
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

function redirectTo({ path, search }: NextAddress): void {
  redirect({ to: path, search: search as never, throw: true })
}
