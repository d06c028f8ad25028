/** The call for the days of the calendar. A server without the offer `event-days` sends the events, from which they are derived here. */
import type { DaysQuery, EventDays } from '../../domain/days/event-days.ts'
import type { Offers } from '../../domain/offers.ts'
import type { ApprovedListings } from './approved-listings.ts'
import { answerOf, type ApiClient } from './client.ts'
import { daysParameters, defaultReading, type Reading } from './list-parameters.ts'

/** The days of a window that have events. Throws RequestFailed, or an AbortError if its signal is aborted. */
export type FetchDays = (query: DaysQuery, signal: AbortSignal) => Promise<EventDays>

/** Creates the call of a client. */
export function createFetchDays(
  client: ApiClient,
  offers: Offers,
  { fetchWindow }: Pick<ApprovedListings, 'fetchWindow'>,
  { language, resolve }: Reading = defaultReading,
): FetchDays {
  return async (wanted, signal) => {
    const query = { ...wanted, filter: await resolve(wanted.filter) }
    if (offers.has('event-days')) {
      return (await answerOf(client.GET('/api/events/days', { params: { query: daysParameters(query, language) }, signal }))).data
    }
    const events = await fetchWindow(query, signal)
    const { eventDays } = await import('../../domain/lists/event-days-of-list.ts')
    return eventDays(events, query)
  }
}
