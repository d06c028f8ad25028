/** Chooses the events of a calendar that other apps subscribe to. */
import { addDays, type Day } from '../../../domain/days/days.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import type { CalendarEvent } from '../../feeds/calendar.ts'
import type { RemovedEvent } from '../../store/listing/removed-listings.ts'

/** A calendar reaches back so many days, also for what was removed. */
const pastDays = 90

/** A calendar has at most so many events. */
export const maxCalendarEvents = 500

/** A calendar cancels at most so many removed events. */
const maxGoneEvents = 250

/** A day after those of all events. */
const lastDay: Day = '2199-12-31'

/**
 * The dated events of a query, in the order of its list: from 90 days ago, or from its own first day. If they are too many, those from
 * today on, and of these the first. `read` reads the first events of a query, at most `limit`.
 */
export async function calendarEvents<Event>(
  query: ListQuery,
  today: Day,
  read: (query: ListQuery, limit: number) => Promise<readonly Event[]>,
): Promise<readonly Event[]> {
  const dated = { ...query, to: query.to ?? lastDay }
  const withPast = await read({ ...dated, from: query.from ?? addDays(today, -pastDays) }, maxCalendarEvents + 1)
  if (withPast.length <= maxCalendarEvents) return withPast
  return read({ ...dated, from: query.from ?? today }, maxCalendarEvents)
}

/** The events that were removed in the past 90 days, as cancelled ones. `read` reads those of a query that were removed since a day. */
export async function goneEvents(
  query: ListQuery,
  today: Day,
  read: (query: ListQuery, since: Day, limit: number) => Promise<readonly RemovedEvent[]>,
): Promise<CalendarEvent[]> {
  const since = addDays(today, -pastDays)
  return (await read({ ...query, from: query.from ?? since }, since, maxGoneEvents)).map(gone)
}

/** What a calendar does not need is not kept. */
function gone({ changes, removedAt, ...event }: RemovedEvent): CalendarEvent {
  const listing = { description: '', address: null, link: null, ...event, approved: false }
  return { listing, changes, updatedAt: removedAt, isGone: true }
}
