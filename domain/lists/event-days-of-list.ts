/** The days of a calendar, derived from a whole list of events. Property tests compare the SQL with it. */
import type { DayWindow } from '../days/calendar.ts'
import { daysFrom, type Day } from '../days/days.ts'
import type { DayEvent, DaysQuery, EventDays } from '../days/event-days.ts'
import { spanOf } from '../days/occurrences.ts'
import { languageOfListing } from '../listing/listing-language.ts'
import type { Listing } from '../listing/listing.ts'
import { compareCodePoints, sortKey } from '../sort-key.ts'
import { matches } from './filter.ts'

/** An event on the days that it has inside the window. */
interface Bar {
  readonly event: DayEvent
  readonly span: DayWindow
  readonly key: string
}

/**
 * The days of the window that have events which match the filter, in order, each with the number of its events. The events of
 * a day are ordered by the beginning of the event, then by its end, the last first, then by folded title, then by id.
 */
export function eventDays(events: readonly Listing[], { from, to, filter, first, page }: DaysQuery): EventDays {
  const bars = events.flatMap((event) => (matches(event, filter) ? barsOf(event) : [])).sort(byStartThenLength)
  const days = daysFrom(from, to).flatMap((date) => {
    const ofDay = bars.filter(({ span }) => span.from <= date && date <= span.to)
    return ofDay.length > 0 ? [{ date, count: ofDay.length, listed: ofDay.slice((page - 1) * first, page * first) }] : []
  })
  return listedDays(days.map(({ listed, ...day }) => ({ ...day, listed: listed.map(({ event }) => event) })))
}

/** A day with the events that it lists. */
export interface ListedDay {
  readonly date: Day
  readonly count: number
  readonly listed: readonly DayEvent[]
}

/** The days with the ids of their events, and these events, each once, in the order in which they come first. */
export function listedDays(days: readonly ListedDay[]): EventDays {
  const events = new Map(days.flatMap(({ listed }) => listed).map((event) => [event.id, event]))
  return {
    days: days.map(({ date, count, listed }) => ({ date, count, events: listed.map(({ id }) => id) })),
    events: [...events.values()],
  }
}

/** One bar, or none for an event without a span. */
function barsOf(event: Listing): Bar[] {
  const { id, title, translatedTitle = null, city, startDate, endDate = null, startTime = null, endTime = null } = event
  const { cancellation } = event
  const language = languageOfListing(event)
  const span = spanOf(event)
  if (!span || !startDate) return []
  const shown = { id, title, language, translatedTitle, city, startDate, endDate, startTime, endTime }
  return [{ event: { ...shown, ...(cancellation && { cancellation }) }, span, key: sortKey(event) }]
}

function byStartThenLength(a: Bar, b: Bar): number {
  return (
    compareCodePoints(a.span.from, b.span.from) ||
    compareCodePoints(b.span.to, a.span.to) ||
    compareCodePoints(a.key, b.key) ||
    a.event.id - b.event.id
  )
}
