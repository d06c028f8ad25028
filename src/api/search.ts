/**
 * The search over the approved listings of all types. A server without the offer `search` sends its whole lists, which are then
 * searched here, by the functions that the server is tested against.
 */
import type { Day } from '../../domain/days/days.ts'
import { isUnanswered } from '../../domain/failure.ts'
import { listingTypes, type Entry, type ListingType } from '../../domain/listing/listing.ts'
import type { Offers } from '../../domain/offers.ts'
import { pageOf, pageSize, type ListCount } from '../../domain/lists/paging.ts'
import type { SearchName } from '../../domain/search/search-names.ts'
import type { SearchRank } from '../../domain/search/search-ranks.ts'
import { answerOf, keptOnly, type ApiClient } from './client.ts'
import { listingsAddress } from './listing-address.ts'
import { readListings } from './read-listings.ts'

/** What to search for; `page` counts from 1. */
export interface SearchPlace {
  readonly text: string
  /** The type whose pages are read; null for the first listings of all types. */
  readonly type: ListingType | null
  readonly page: number
  /** Events that are over come after those that take place from this day on. */
  readonly today: Day
}

/** What was found of a type: a page of its listings, and the number of all. */
export interface FoundType extends ListCount {
  readonly type: ListingType
  readonly listings: readonly Entry[]
  /** The rank of each listing; none from a server that does not send them. */
  readonly ranks: readonly SearchRank[]
}

/** The call. Throws RequestFailed, or an AbortError if its signal is aborted. */
export interface Search {
  /** What is found of each type, in the order of the types, with a page of each. */
  find(place: SearchPlace, signal: AbortSignal): Promise<readonly FoundType[]>
}

interface SearchOptions {
  readonly client: ApiClient
  readonly offers: Offers
  /** The names of towns and tags, which are read for servers without the offer and for copies. */
  readonly readNames: () => Promise<readonly SearchName[]>
  /** Whether a service worker answers for this page when nobody else does. */
  readonly hasCopies: () => boolean
}

/** Creates the call of a client. */
export function createSearch({ client, offers, readNames, hasCopies }: SearchOptions): Search {
  async function searched({ text, page, today }: SearchPlace, signal: AbortSignal): Promise<FoundType[]> {
    const query = { q: text, from: today, limit: pageSize, page }
    const { data } = await answerOf(client.GET('/api/search', { params: { query }, signal }))
    return listingTypes.flatMap((type) => {
      const { total = 0, isCapped = false, listings = [], ranks = [] } = data[type] ?? {}
      return { type, total, isCapped, listings: readListings(type, listings), ranks }
    })
  }

  /** No listings where nobody answers. */
  async function fetchList(type: ListingType, signal: AbortSignal) {
    try {
      const { data } = await answerOf(client.GET(`${listingsAddress(type)}/approved`, { signal, ...(offers.has('search') && keptOnly) }))
      return { type, listings: readListings(type, data), failure: null }
    } catch (error) {
      if (!isUnanswered(error)) throw error
      return { type, listings: [], failure: error }
    }
  }

  async function searchedHere({ text, page, today }: SearchPlace, signal: AbortSignal): Promise<FoundType[]> {
    const lists = await Promise.all(listingTypes.map((type) => fetchList(type, signal)))
    const failures = lists.flatMap(({ failure }) => failure ?? [])
    if (failures[0] && failures.length === lists.length) throw failures[0]
    const [{ searchLists }, names] = await Promise.all([import('../../domain/search/search-list.ts'), readNames()])
    return searchLists(lists, text, names, today).flatMap(({ listings: found, ranks }, index) => {
      const type = listingTypes[index]
      if (!type) return []
      const listings = pageOf(found, page).map((listing) => ({ ...listing, currentDate: null }))
      return { type, total: found.length, isCapped: false, listings, ranks: pageOf(ranks, page) }
    })
  }

  /**
   * Without a connection, the service worker has listings of other answers. What only the browser's own cache has is not searched: it
   * may be the list of one type, and nobody would say that it is old.
   */
  async function searchedAnywhere(place: SearchPlace, signal: AbortSignal): Promise<FoundType[]> {
    try {
      return await searched(place, signal)
    } catch (error) {
      if (!isUnanswered(error) || !hasCopies()) throw error
      return searchedHere(place, signal)
    }
  }

  return { find: offers.has('search') ? searchedAnywhere : searchedHere }
}
