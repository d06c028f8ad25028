/** Chooses the events of a calendar that other apps subscribe to. */
import { addDays, type Day } from '../../domain/days.ts'
import type { ListQuery } from '../../domain/list-query.ts'

/** A calendar reaches back so many days. */
const pastDays = 90

/** A calendar has at most so many events. */
export const maxCalendarEvents = 500

/** After all days. */
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
