/**
 * The search over the approved listings of all types. A server without the offer `search` sends its whole lists, which are then
 * searched here, by the functions that the server is tested against.
 */
import type { Day } from '../../../domain/days/days.ts'
import { listingTypes, type Entry, type ListingType } from '../../../domain/listing/listing.ts'
import type { Offers } from '../../../domain/offers.ts'
import { pageOf, pageSize, type ListCount } from '../../../domain/lists/paging.ts'
import type { ListOfType } from '../../../domain/search/search-list.ts'
import type { SearchName } from '../../../domain/search/search-names.ts'
import type { SearchRank } from '../../../domain/search/search-ranks.ts'
import { answerOf, type ApiClient } from '../client.ts'
import { listingsAddress } from '../listing-address.ts'
import { readListings } from '../read-listings.ts'

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
  /** The names of towns and tags, which are read for servers without the offer. */
  readonly readNames: ReadNames
}

/** Reads the names of towns and tags. */
export type ReadNames = () => Promise<readonly SearchName[]>

/** Creates the call of a client. */
export function createSearch({ client, offers, readNames }: SearchOptions): Search {
  async function searched({ text, page, today }: SearchPlace, signal: AbortSignal): Promise<FoundType[]> {
    const query = { q: text, from: today, limit: pageSize, page }
    const { data } = await answerOf(client.GET('/api/search', { params: { query }, signal }))
    return listingTypes.flatMap((type) => {
      const { total = 0, isCapped = false, listings = [], ranks = [] } = data[type] ?? {}
      return { type, total, isCapped, listings: readListings(type, listings), ranks }
    })
  }

  async function searchedHere(place: SearchPlace, signal: AbortSignal): Promise<FoundType[]> {
    const lists = await Promise.all(listingTypes.map(async (type) => {
      const { data } = await answerOf(client.GET(`${listingsAddress(type)}/approved`, { signal }))
      return { type, listings: readListings(type, data) }
    }))
    return findIn(lists, place, readNames)
  }

  return { find: offers.has('search') ? searched : searchedHere }
}

/** Searches whole lists, in the order of the types. */
export async function findIn(lists: readonly ListOfType[], { text, page, today }: SearchPlace, readNames: ReadNames): Promise<FoundType[]> {
  const [{ searchLists }, names] = await Promise.all([import('../../../domain/search/search-list.ts'), readNames()])
  return searchLists(lists, text, names, today).flatMap(({ listings: found, ranks }, index) => {
    const type = listingTypes[index]
    if (!type) return []
    const listings = pageOf(found, page).map((listing) => ({ ...listing, currentDate: null }))
    return { type, total: found.length, isCapped: false, listings, ranks: pageOf(ranks, page) }
  })
}
