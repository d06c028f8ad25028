/** What the composition root gives every route. */
import { useRouteContext } from '@tanstack/react-router'
import { useSelector } from '@xstate/react'
import { useEffect, useEffectEvent } from 'react'
import type { Day } from '../../domain/days/days.ts'
import type { Language } from '../../domain/languages.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import { paths } from '../../domain/paths.ts'
import type { Accounts } from '../api/accounts.ts'
import type { ApprovedListings } from '../api/approved-listings.ts'
import type { Audit } from '../api/audit.ts'
import type { DraftStorage } from '../storage/draft-storage.ts'
import type { FetchDays } from '../api/event-days.ts'
import type { FetchTowns } from '../api/event-towns.ts'
import type { FetchCounts } from '../api/filter-counts.ts'
import type { Geography } from '../api/geography.ts'
import type { Moderation } from '../api/moderation.ts'
import type { Search } from '../api/search.ts'
import type { SiteConfiguration } from '../api/site.ts'
import type { Submissions } from '../api/submissions.ts'
import type { Users } from '../api/users.ts'
import type { SessionActor } from '../machines/account/session.ts'
import type { OfflineActor } from '../machines/frame/offline.ts'
import type { TodayActor } from '../machines/frame/today.ts'
import type { WaitingCountActor } from '../machines/moderation/waiting-count.ts'
import type { Search as AddressSearch } from '../paths.ts'
import type { LanguageChoice } from './language-choice.ts'
import type { KnownPlaceNames } from './place-names.ts'

export interface Site {
  readonly configuration: SiteConfiguration
  readonly listings: Readonly<Record<ListingType, ApprovedListings>>
  readonly fetchDays: FetchDays
  readonly fetchTowns: FetchTowns
  readonly search: Search
  readonly accounts: Accounts
  readonly submissions: Submissions
  readonly drafts: DraftStorage
  readonly language: LanguageChoice
  readonly users: Users
  readonly audit: Audit
  readonly moderation: Moderation
  /** Runs as long as the web app. */
  readonly waitingCount: WaitingCountActor
  /** Runs as long as the web app. */
  readonly session: SessionActor
  /** Runs as long as the web app. */
  readonly offline: OfflineActor
  /** Runs as long as the web app. */
  readonly today: TodayActor
  /** Whether this token is still in the session storage. */
  holdsToken(token: string): boolean
  /** The language in which the server names cities: the reader's, or that of the stored names. */
  readonly cityLanguage: Language
  /**
   * Resolves when cities can be named in the language of the reader and the places of the address are looked up, soon if their lists
   * cannot be read; undefined if they are known.
   */
  loadCityNames(search: AddressSearch): Promise<void> | undefined
  readonly geography: Geography
  readonly placeNames: KnownPlaceNames
  /** Requires the offer `filter-counts`. */
  readonly fetchCounts: FetchCounts
  /** The absolute address of the server, without a trailing slash. */
  readonly serverAddress: string
}

/** Returns the site inside a route. */
export function useSite(): Site {
  return useRouteContext({ from: '__root__' })
}

/** The current day in Athens. A screen that depends on it is rendered again when it changes. */
export function useToday(): Day {
  return useSelector(useSite().today, ({ context }) => context.today)
}

/** The same for machines, which ask for it when they need it. */
export function useReadToday(): () => Day {
  const { today } = useSite()
  return () => today.getSnapshot().context.today
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
