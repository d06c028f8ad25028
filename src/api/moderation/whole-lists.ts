/**
 * The lists of Manage Posts, computed from the whole lists of all types, for servers that have only the documented calls.
 * Specification, section 7.
 */
import type { Filter } from '../../../domain/lists/filter.ts'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import { moderatedListings, type TypedListing } from '../../../domain/moderation/moderation.ts'
import type { QueueChoices } from '../../../domain/moderation/queue.ts'
import type { WaitingAnswer } from '../../../domain/moderation/queue-news.ts'
import { pageOf, type Page } from '../../../domain/lists/paging.ts'
import { answerOf, type ApiClient } from '../client.ts'
import { listingsAddress } from '../listing-address.ts'
import { readListings } from '../read-listings.ts'

/**
 * A page of the list; `page` counts from 1. The state `rejected` requires the offer `rejected-list`, `removed` the offer `removed-list`;
 * other states than these and `pending` and `approved`, an author and an age require the offer `moderation-search`, as do words, a type
 * and a language where the offer `paged-moderation` is.
 */
export interface ModerationQuery extends QueueChoices {
  readonly filter: Filter
  readonly page: number
  readonly size: number
}

/** The lists of Manage Posts. Each function throws RequestFailed. */
export interface ModeratedLists {
  /**
   * Pending listings oldest first, approved ones newest first; empty beyond the last page. Throws an AbortError if its signal is
   * aborted.
   */
  fetchPage(query: ModerationQuery, signal: AbortSignal): Promise<Page<TypedListing>>
  /** The number of pending listings; `known` if nothing has changed since. */
  countWaiting(known: WaitingAnswer | null, signal: AbortSignal): Promise<WaitingAnswer>
}

/** Creates the calls of a client. */
export function wholeLists(client: ApiClient): ModeratedLists {
  async function readAll(approved: boolean, signal: AbortSignal): Promise<TypedListing[]> {
    const ofTypes = listingTypes.map(async (type) => {
      const { data } = await answerOf(client.GET(`${listingsAddress(type)}/${approved ? 'approved' : 'unapproved'}`, { signal }))
      return readListings(type, data).map(({ currentDate: _, ...listing }) => ({
        ...listing,
        id: uniqueId(type, listing.id),
        type,
        approved,
        state: approved ? ('approved' as const) : ('pending' as const),
        rejectionReason: null,
        change: null,
        moved: null,
        removal: null,
        etag: null,
      }))
    })
    return (await Promise.all(ofTypes)).flat()
  }

  return {
    async fetchPage({ state, text, type, language, filter, page, size }, signal) {
      const approved = state === 'approved'
      const isChosen = (listing: TypedListing) =>
        (type === null || listing.type === type) && (language === null || languageOfListing(listing) === language)
      const chosen = (await readAll(approved, signal)).filter(isChosen)
      const found = text === '' ? chosen : await withWords(chosen, text)
      const listings = moderatedListings(found, { approved, filter })
      return { rows: pageOf(listings, page, size), total: listings.length, isCapped: false }
    },

    async countWaiting(known, signal) {
      return knownOr(known, { count: { total: (await readAll(false, signal)).length, isCapped: false }, etag: null })
    },
  }
}

/** The known answer if the new one is the same. Without names of states, the numbers are compared. */
export function knownOr(known: WaitingAnswer | null, answer: WaitingAnswer): WaitingAnswer {
  const { count: { total, isCapped }, etag } = answer
  return known?.etag === etag && known.count.total === total && known.count.isCapped === isCapped ? known : answer
}

/** The listings that have each of the words. Its code is loaded when somebody searches. */
async function withWords(listings: readonly TypedListing[], text: string): Promise<TypedListing[]> {
  const [{ hasWords }, { readSearch }] = await Promise.all([
    import('../../../domain/search/search-list.ts'), import('../../../domain/search/search-query.ts'),
  ])
  const words = readSearch(text, [])
  return listings.filter((listing) => hasWords(words, listing.type, listing))
}

/** The id on the server of a listing of these lists. */
export function serverId({ id }: Pick<TypedListing, 'id'>): number {
  return Math.floor(id / listingTypes.length)
}

/** An id that is unique across types, since servers may count the ids of each type from 1. */
function uniqueId(type: ListingType, id: number): number {
  return id * listingTypes.length + listingTypes.indexOf(type)
}
