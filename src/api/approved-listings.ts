/**
 * The approved listings of one type, by window and by page.
 * A response without `X-Total-Count` contains the whole list, which is then filtered, sorted and paged here, by the functions
 * that the server is tested against.
 */
import type { components } from '../../contract/openapi.ts'
import type { DayWindow } from '../../domain/days/calendar.ts'
import { addDays, type Day } from '../../domain/days/days.ts'
import { RequestFailed } from '../../domain/failure.ts'
import { noFilter, type Filter } from '../../domain/lists/filter.ts'
import { entriesOf } from '../../domain/lists/list-query.ts'
import type { Entry, Listing, ListingType } from '../../domain/listing/listing.ts'
import type { NearestDay } from '../../domain/days/nearest-day.ts'
import type { Offers } from '../../domain/offers.ts'
import type { Page } from '../../domain/lists/paging.ts'
import { answerOf, countOf, isCounted, listingCountOf, type ApiClient } from './client.ts'
import { citiesIn, defaultReading, namesOf, pageParameters, type ListParameters, type PageQuery, type Reading } from './list-parameters.ts'
import { listingAddress, listingsAddress } from './listing-address.ts'
import { readListings } from './read-listings.ts'

/** The calls for one type. Each throws RequestFailed, or an AbortError if its signal is aborted. */
export interface ApprovedListings {
  /** Empty beyond the last page. */
  fetchPage(query: PageQuery, signal: AbortSignal): Promise<Page<Entry>>
  /** The listings with a day in the window, without duplicates. */
  fetchWindow(window: DayWindow & { filter: Filter }, signal: AbortSignal): Promise<Listing[]>
  /** The nearest day outside the window with a listing that matches the filter, preferably a later one; null if none. */
  fetchNearestDay(window: DayWindow & { filter: Filter }, signal: AbortSignal): Promise<NearestDay | null>
  /** Null if there is no such approved listing. Of a duplicate, it is the listing into which it was merged. */
  find(id: number, signal: AbortSignal): Promise<Listing | null>
}

/** Creates the calls of a client for one type. */
export function createApprovedListings(
  client: ApiClient,
  type: ListingType,
  offers: Offers,
  { language, resolve, withoutRegions }: Reading = defaultReading,
): ApprovedListings {
  const request = (query: ListParameters, signal: AbortSignal) =>
    answerOf(client.GET(`${listingsAddress(type)}/approved`, { params: { query }, signal }))

  const calls: ApprovedListings = {
    async fetchPage(query, signal) {
      const { from, expand } = query
      const cancelled = query.cancelled && offers.has('cancellation')
      const filter = await resolve(query.filter)
      const { data, response } = await request(pageParameters({ ...query, filter, cancelled }, language), signal)
      const listings = readListings(type, data)
      if (!isCounted(response)) {
        const { pageOfWhole } = await import('./of-whole-list.ts')
        return pageOfWhole(listings, { ...query, filter: await withoutRegions(filter) })
      }
      const rows = expand ? listings : listings.flatMap((listing) => entriesOf([listing], { filter: noFilter, from }))
      return { rows, ...countOf(response), listings: listingCountOf(response) }
    },

    async fetchWindow({ filter: wanted, from, to }, signal) {
      const filter = await resolve(wanted)
      const { data } = await request({ ...namesOf(filter), from, to }, signal)
      return entriesOf(readListings(type, data), { filter, from, to })
    },

    async fetchNearestDay({ filter: wanted, from, to }, signal) {
      const filter = await resolve(wanted)
      const requestDays = (query: ListParameters) => request({ ...namesOf(filter), ...query, expand: 'days', limit: 1 }, signal)
      const dayIn = (data: unknown) => readListings(type, data)[0]?.currentDate ?? null
      const { data, response } = await requestDays({ from: addDays(to, 1) })
      if (!isCounted(response)) {
        const { nearestDayOfWhole } = await import('./of-whole-list.ts')
        return nearestDayOfWhole(readListings(type, data), { filter, from, to })
      }
      const later = dayIn(data)
      if (later !== null) return { day: later, isLater: true }

      // The list is in ascending order, so the last day is on page `total`. After a capped total it continues after that day.
      let last: Day | null = null
      for (let since: Day | undefined; ; since = addDays(last, 1)) {
        const before = { from: since, to: addDays(from, -1) }
        const { total, isCapped } = countOf((await requestDays(before)).response)
        if (total === 0) break
        last = dayIn((await requestDays({ ...before, page: total })).data)
        if (last === null || !isCapped) break
      }
      return last === null ? null : { day: last, isLater: false }
    },

    async find(id, signal) {
      if (!offers.has('single-listings')) {
        const { data } = await request({}, signal)
        return readListings(type, data).find((listing) => listing.id === id) ?? null
      }
      const call = client.GET(listingAddress(type), { params: { path: { id }, query: citiesIn(language) }, signal })
      try {
        return readListings(type, [(await answerOf(call)).data])[0] ?? null
      } catch (error) {
        if (!(error instanceof RequestFailed) || error.failure.type !== 'unknown-listing') throw error
        const { mergedInto } = (await call).error as components['schemas']['Problem']
        return mergedInto === undefined ? null : calls.find(mergedInto, signal)
      }
    },
  }
  return calls
}
