/** What the composition root gives every route. */
import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Day } from '../../domain/days/days.ts'
import type { Moment } from '../../domain/days/times.ts'
import type { Language } from '../../domain/languages.ts'
import { paths } from '../../domain/paths.ts'
import type { Later } from '../api/later-calls.ts'
import type { DraftStorage } from '../storage/draft-storage.ts'
import type { Geography } from '../api/geography.ts'
import type { SiteConfiguration } from '../api/site.ts'
import type { SessionActor } from '../machines/account/session.ts'
import type { OfflineActor } from '../machines/frame/offline.ts'
import type { TodayActor } from '../machines/frame/today.ts'
import type { Search } from '../paths.ts'
import type { Calls } from './calls.ts'
import type { LanguageChoice } from './language-choice.ts'
import type { FreshLogins } from './fresh-logins.ts'
import type { KnownDistances } from './known-distances.ts'
import type { KnownPlaceNames } from './place-names.ts'
import type { WaitingListings } from './waiting-listings.ts'

export interface Site extends Calls {
  readonly configuration: SiteConfiguration
  /** Visitors have none, so its code is fetched when somebody is signed in. */
  readonly drafts: Later<DraftStorage>
  readonly language: LanguageChoice
  /** Runs as long as the web app. */
  readonly waiting: WaitingListings
  readonly freshLogins: FreshLogins
  /** Runs as long as the web app. */
  readonly session: SessionActor
  /** Runs as long as the web app. */
  readonly offline: OfflineActor
  /** Runs as long as the web app. */
  readonly today: TodayActor
  readonly now: () => Date
  /** Opens a layer over the screen, for `LayersContext`. */
  openLayer(close: () => void): () => void
  /** Whether this token is still in the session storage. */
  holdsToken(token: string): boolean
  /** The language in which the server names cities: the reader's, or that of the stored names. */
  readonly cityLanguage: Language
  /**
   * Resolves when cities can be named in the language of the reader and the places of the address are looked up, soon if their lists
   * cannot be read; undefined if they are known.
   */
  loadCityNames(search: Search): Promise<void> | undefined
  readonly geography: Geography
  readonly placeNames: KnownPlaceNames
  readonly distances: KnownDistances
  /** The absolute address of the server, without a trailing slash. */
  readonly serverAddress: string
}

/** Returns the site inside a route. */
export function useSite(): Site {
  return useRouteContext({ from: '__root__' })
}

/** The current day in Athens. A screen that depends on it is rendered again when it changes. */
export function useToday(): Day {
  return useSelector(useSite().today, ({ context }) => context.quarter.day)
}

/** The beginning of the current quarter of an hour in Athens. A screen that depends on it is rendered again when it changes. */
export function useQuarter(): Moment {
  return useSelector(useSite().today, ({ context }) => context.quarter)
}

/** The same for machines, which ask for it when they need it. */
export function useReadToday(): () => Day {
  const { today } = useSite()
  return () => today.getSnapshot().context.quarter.day
}

/** Calls `retry` when the server answers again: what could not be read is read by itself, as after a press of the button. */
export function useServerReturn(retry: () => void): void {
  const { offline } = useSite()
  const retryLatest = useEffectEvent(retry)
  useEffect(() => {
    let wasAway = offline.getSnapshot().matches('offline')
    const { unsubscribe } = offline.subscribe((snapshot) => {
      const isAway = snapshot.matches('offline')
      if (wasAway && !isAway) retryLatest()
      wasAway = isAway
    })
    return unsubscribe
  }, [offline])
}

/** Who is signed in, and where "Add Something Green" leads then. Specification, section 2. */
export function useSession() {
  const session = useSelector(useSite().session, (snapshot) => snapshot.context.session)
  return { session, addSomethingGreenPath: session ? paths.addSomethingGreen : paths.login }
}
