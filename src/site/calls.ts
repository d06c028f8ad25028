/** The calls of the screens. The code of those that few visitors make is fetched at the first of them. */
import type { Language } from '../../domain/languages.ts'
import { listingTypes, type ListingType } from '../../domain/listing/listing.ts'
import type { Offers } from '../../domain/offers.ts'
import { createApprovedListings, type ApprovedListings } from '../api/approved-listings.ts'
import type { ApiClient } from '../api/client.ts'
import { createFetchDays } from '../api/event-days.ts'
import { createFetchTowns } from '../api/event-towns.ts'
import { createFetchCounts } from '../api/filter-counts.ts'
import type { Geography } from '../api/geography.ts'
import { laterCalls } from '../api/later-calls.ts'
import { unchanged, type ResolveFilter } from '../api/list-parameters.ts'

/** All calls but those of the frame. */
export type Calls = ReturnType<typeof createCalls>

/** Creates the calls for a server with these offers, which names cities in this language. */
export function createCalls({ client, offers, cityLanguage, geography }: {
  readonly client: ApiClient
  readonly offers: Offers
  readonly cityLanguage: Language
  readonly geography: Geography
}) {
  // A server that does not know regions gets their towns.
  const { withoutRegions } = geography
  const resolve: ResolveFilter = offers.has('regions') ? unchanged : withoutRegions
  const reading = { language: cityLanguage, resolve, withoutRegions }
  const listings = Object.fromEntries(
    listingTypes.map((type) => [type, createApprovedListings(client, type, offers, reading)]),
  ) as Readonly<Record<ListingType, ApprovedListings>>
  const fetchCounts = createFetchCounts(client)
  return {
    listings,
    fetchDays: createFetchDays(client, offers, listings.event, reading),
    fetchTowns: createFetchTowns(client),
    /** Requires the offer `filter-counts`. */
    fetchCounts,
    /** Requires the offer `filter-counts`. */
    nearestFilters: laterCalls(async () =>
      (await import('../api/nearest-filters.ts')).createNearestFilters({ fetchCounts, listings, geography }),
    ),
    search: laterCalls(async () => (await import('./site-search.ts')).siteSearch({ client, offers, lists: listings, geography })),
    accounts: laterCalls(async () => (await import('../api/account/accounts.ts')).createAccounts(client)),
    submissions: laterCalls(async () => (await import('../api/submissions.ts')).createSubmissions(client, offers)),
    duplicates: laterCalls(async () => (await import('../api/duplicates.ts')).createDuplicates(client)),
    users: laterCalls(async () => (await import('../api/users.ts')).createUsers(client, offers)),
    audit: laterCalls(async () => (await import('../api/audit.ts')).createAudit(client)),
    moderation: laterCalls(async () => (await import('../api/moderation/moderation.ts')).createModeration(client, offers, resolve)),
  }
}
