/**
 * The approved listings of the four types, as windows and pages.
 * A server that answers without `X-Total-Count` has sent the whole list: then the same work is done here, by the same
 * functions that the server's lists are tested against.
 */
import type { operations } from '../../contract/openapi.ts'
import type { DayWindow } from '../../domain/calendar.ts'
import { addDays, type Day } from '../../domain/days.ts'
import { RequestFailed } from '../../domain/failure.ts'
import { noFilter, type Filter } from '../../domain/filter.ts'
import { entriesOf } from '../../domain/list-query.ts'
import type { Entry, Listing, ListingType } from '../../domain/listing.ts'
import { nearestDay, type NearestDay } from '../../domain/nearest-day.ts'
import type { Offers } from '../../domain/offers.ts'
import { pageOf, type Page } from '../../domain/paging.ts'
import { answerOf, countOf, isCounted, type ApiClient } from './client.ts'
import { listingAddress, listingsAddress } from './listing-address.ts'
import { readListings } from './read-listings.ts'

/** `page` counts from 1 and has `size` entries; `from` is the first day shown; `expand` gives an entry for each day. */
export interface PageQuery {
  readonly filter: Filter
  readonly page: number
  readonly size: number
  readonly from?: Day
  readonly expand?: boolean
}

type ListParameters = NonNullable<operations['listApprovedEvents']['parameters']['query']>

/** The calls for one type. Each throws RequestFailed, and an AbortError once its signal is aborted. */
export interface ApprovedListings {
  /** Empty beyond the last page. */
  fetchPage(query: PageQuery, signal: AbortSignal): Promise<Page<Entry>>
  /** The listings with a day inside the window, each once. */
  fetchWindow(window: DayWindow & { filter: Filter }, signal: AbortSignal): Promise<Listing[]>
  /** The nearest day outside the window with a listing that passes the filter, later ones first; null where there is none. */
  fetchNearestDay(window: DayWindow & { filter: Filter }, signal: AbortSignal): Promise<NearestDay | null>
  /** Null when there is no such approved listing. */
  find(id: number, signal: AbortSignal): Promise<Listing | null>
}

/** Makes the calls for one type over a client. */
export function createApprovedListings(client: ApiClient, type: ListingType, offers: Offers): ApprovedListings {
  const request = (query: ListParameters, signal: AbortSignal) =>
    answerOf(client.GET(`${listingsAddress(type)}/approved`, { params: { query }, signal }))

  return {
    async fetchPage({ filter, page, size, from, expand }, signal) {
      const query = { ...namesOf(filter), from, ...(expand ? { expand: 'days' as const } : {}), limit: size, page }
      const { data, response } = await request(query, signal)
      const listings = readListings(type, data)
      if (!isCounted(response)) {
        const entries = entriesOf(listings, { filter, from, expand })
        return { rows: pageOf(entries, page, size), total: entries.length, isCapped: false }
      }
      const rows = expand ? listings : listings.flatMap((listing) => entriesOf([listing], { filter: noFilter, from }))
      return { rows, ...countOf(response) }
    },

    async fetchWindow({ filter, from, to }, signal) {
      const { data } = await request({ ...namesOf(filter), from, to }, signal)
      return entriesOf(readListings(type, data), { filter, from, to })
    },

    async fetchNearestDay({ filter, from, to }, signal) {
      const ask = (query: ListParameters) => request({ ...namesOf(filter), ...query, expand: 'days', limit: 1 }, signal)
      const dayIn = (data: unknown) => readListings(type, data)[0]?.currentDate ?? null
      const { data, response } = await ask({ from: addDays(to, 1) })
      if (!isCounted(response)) return nearestDay(readListings(type, data), { filter, from, to })
      const later = dayIn(data)
      if (later !== null) return { day: later, isLater: true }

      // The list begins with its first day, so its last one is asked for by the count; beyond a capped count it goes on from there.
      let last: Day | null = null
      for (let since: Day | undefined; ; since = addDays(last, 1)) {
        const before = { from: since, to: addDays(from, -1) }
        const { total, isCapped } = countOf((await ask(before)).response)
        if (total === 0) break
        last = dayIn((await ask({ ...before, page: total })).data)
        if (last === null || !isCapped) break
      }
      return last === null ? null : { day: last, isLater: false }
    },

    async find(id, signal) {
      if (!offers.has('single-listings')) {
        const { data } = await request({}, signal)
        return readListings(type, data).find((listing) => listing.id === id) ?? null
      }
      try {
        const { data } = await answerOf(client.GET(listingAddress(type), { params: { path: { id } }, signal }))
        return readListings(type, [data])[0] ?? null
      } catch (error) {
        if (error instanceof RequestFailed && error.failure.type === 'unknown-listing') return null
        throw error
      }
    },
  }
}

function namesOf({ cities, tags }: Filter): { city?: string[]; tag?: string[] } {
  return { ...(cities.length > 0 ? { city: [...cities] } : {}), ...(tags.length > 0 ? { tag: [...tags] } : {}) }
}
