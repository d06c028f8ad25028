/** A page of what a text finds; where nobody answers, of what this device has kept. */
import { isUnanswered, RequestFailed } from '../../../domain/failure.ts'
import { listingTypes, type Listing, type ListingType } from '../../../domain/listing/listing.ts'
import type { ApprovedListings } from '../approved-listings.ts'
import { createFoundPages, type FoundPages, type FoundPagesOptions } from './found-page.ts'
import type { ReadKept } from './kept-listings.ts'
import { findIn, type ReadNames } from './search.ts'

interface KeptFoundPagesOptions extends FoundPagesOptions {
  readonly readKept: ReadKept
  readonly readNames: ReadNames
  /** Whether a service worker answers for this page when nobody else does. */
  readonly hasCopies: () => boolean
}

/**
 * Creates the call, for a server that sends pages. What copies answer with is not counted, and is taken for no answer: then all that is
 * kept is searched, by words and by choices. What only the browser's own cache has is not searched: it may be the list of one type, and
 * nobody would say that it is old.
 */
export function createKeptFoundPages({ readKept, readNames, hasCopies, ...options }: KeptFoundPagesOptions): FoundPages {
  const answered = createFoundPages({ ...options, lists: perType((type) => counted(options.lists[type])) })
  return {
    async fetchPage(place, signal) {
      try {
        return await answered.fetchPage(place, signal)
      } catch (error) {
        if (!isUnanswered(error) || !hasCopies()) throw error
      }
      const kept = await readKept(signal)
      const keptPages = createFoundPages({
        ...options,
        lists: perType((type) => listOf(kept.find((list) => list.type === type)?.listings ?? [], options.geography)),
        search: { find: (wanted) => findIn(kept, wanted, readNames) },
      })
      const page = await keptPages.fetchPage(place, signal)
      return { ...page, kept: kept.reduce((sum, { listings }) => sum + listings.length, 0) }
    },
  }
}

type FetchedList = Pick<ApprovedListings, 'fetchPage'>

function listOf(listings: readonly Listing[], { withoutRegions }: FoundPagesOptions['geography']): FetchedList {
  return {
    async fetchPage(query) {
      const [{ pageOfWhole }, filter] = await Promise.all([import('../of-whole-list.ts'), withoutRegions(query.filter)])
      return pageOfWhole(listings, { ...query, filter })
    },
  }
}

function counted({ fetchPage }: FetchedList): FetchedList {
  return {
    async fetchPage(query, signal) {
      const page = await fetchPage(query, signal)
      if (page.isOfWhole) throw new RequestFailed({ status: null, type: null, sentence: null })
      return page
    },
  }
}

function perType<Value>(valueOf: (type: ListingType) => Value): Readonly<Record<ListingType, Value>> {
  return Object.fromEntries(listingTypes.map((type) => [type, valueOf(type)])) as Record<ListingType, Value>
}
