/**
 * The lists of Manage Posts, made of the whole lists of the four types, for servers that know only the documented calls.
 * Specification, section 7.
 */
import type { Filter } from '../../domain/filter.ts'
import { listingTypes, type ListingType } from '../../domain/listing.ts'
import { moderatedListings, type TypedListing } from '../../domain/moderation.ts'
import { pageOf, type ListCount, type Page } from '../../domain/paging.ts'
import { answerOf, type ApiClient } from './client.ts'
import { listingsAddress } from './listing-address.ts'
import { readListings } from './read-listings.ts'

/** Which part of which list is asked for; `page` counts from 1. */
export interface ModerationQuery {
  readonly approved: boolean
  /** Whether to list what was rejected instead; only for a server that offers `rejected-list`. */
  readonly isRejected?: boolean
  readonly filter: Filter
  readonly page: number
  readonly size: number
}

/** The lists of Manage Posts. Each function throws RequestFailed. */
export interface ModeratedLists {
  /** What waits: the oldest first; what is approved: the newest. Empty beyond the last page; an AbortError once its signal is aborted. */
  fetchPage(query: ModerationQuery, signal: AbortSignal): Promise<Page<TypedListing>>
  /** How many listings wait for a decision. */
  countWaiting(signal: AbortSignal): Promise<ListCount>
}

/** Makes the calls over a client. */
export function wholeLists(client: ApiClient): ModeratedLists {
  async function readAll(approved: boolean, signal: AbortSignal): Promise<TypedListing[]> {
    const ofTypes = listingTypes.map(async (type) => {
      const { data } = await answerOf(client.GET(`${listingsAddress(type)}/${approved ? 'approved' : 'unapproved'}`, { signal }))
      return readListings(type, data).map(({ currentDate: _, ...listing }) => ({
        ...listing,
        id: listedId(type, listing.id),
        type,
        approved,
        state: approved ? ('approved' as const) : ('pending' as const),
        rejectionReason: null,
        etag: null,
      }))
    })
    return (await Promise.all(ofTypes)).flat()
  }

  return {
    async fetchPage({ page, size, ...query }, signal) {
      const listings = moderatedListings(await readAll(query.approved, signal), query)
      return { rows: pageOf(listings, page, size), total: listings.length, isCapped: false }
    },

    async countWaiting(signal) {
      return { total: (await readAll(false, signal)).length, isCapped: false }
    },
  }
}

/** The id by which the server knows a listing of these lists. */
export function sentId({ id }: Pick<TypedListing, 'id'>): number {
  return Math.floor(id / listingTypes.length)
}

/** Servers that count the ids of each type from 1 give the same one to several listings; in one list each needs its own. */
function listedId(type: ListingType, id: number): number {
  return id * listingTypes.length + listingTypes.indexOf(type)
}
