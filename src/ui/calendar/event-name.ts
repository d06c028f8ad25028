/** How an event of the calendar is called where its place in the grid cannot be seen. */
import { m } from '../../../messages/compiled/messages.js'
import type { CalendarEvent } from './calendar-event.ts'
import { rangeLabel } from './period-label.ts'

/** Title, days and town: what a sighted person reads off the grid and the event's card. */
export function eventName({ title, listing, firstDay, lastDay }: CalendarEvent): string {
  const days = rangeLabel(firstDay, lastDay)
  return listing.city ? m.calendar_event_in_city({ title, days, city: listing.city }) : m.calendar_event_on({ title, days })
}
