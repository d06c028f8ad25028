/** The days of a calendar with their first events, as `GET /api/events/days` gives them. Property tests compare the SQL with it. */
import type { components } from '../../contract/openapi.ts'
import { windowOf, type CalendarView, type DayWindow } from './calendar.ts'
import { daysFrom, type Day } from './days.ts'
import { matches, type Filter } from '../lists/filter.ts'
import { languageOfListing } from '../listing/listing-language.ts'
import type { Listing } from '../listing/listing.ts'
import { sortKey } from '../sort-key.ts'
import { spanOf } from './occurrences.ts'
import { compareCodePoints } from '../sort-key.ts'

/** The days that have events, and the events that they list, each once. */
export type EventDays = components['schemas']['EventDays']

/** The fields of an event that a calendar shows. */
export type DayEvent = components['schemas']['DayEvent']

/** The maximum number of days of a window: a month with the complete first and last week has 42. */
export const longestWindowInDays = 62

/**
 * A query of the days of a window. Of each day, a page of `first` events is listed; `page` counts from 1. Each number is at
 * least 1, and `from` is not after `to`.
 */
export interface DaysQuery extends DayWindow {
  readonly filter: Filter
  readonly first: number
  readonly page: number
}

/** How many events of each day a view asks for. A month draws at most 14 of a day, on a screen 2160 px high. */
const eventsOfDay: Readonly<Record<CalendarView, number>> = { month: 16, week: 24, day: 100 }

/** The query of a view of the calendar. */
export function calendarQuery({ view, date, filter }: { view: CalendarView; date: Day; filter: Filter }): DaysQuery {
  return { ...windowOf(view, date), filter, first: eventsOfDay[view], page: 1 }
}

/** Without events. */
export const noEventDays: EventDays = { days: [], events: [] }

/** The query for the next hundred events of a day, after those that are known. Its answer can repeat some of them. */
export function moreOfDayQuery({ days }: EventDays, { date, filter }: { date: Day; filter: Filter }): DaysQuery {
  const known = days.find((day) => day.date === date)?.events.length ?? 0
  const first = eventsOfDay.day
  return { from: date, to: date, filter, first, page: Math.floor(known / first) + 1 }
}

/** The days with more events of some of them. Their counts are the newer ones. */
export function withMoreEvents(known: EventDays, more: EventDays): EventDays {
  const listed = (day: EventDays['days'][number]) => {
    const found = more.days.find(({ date }) => date === day.date)
    return found ? { ...found, events: [...new Set([...day.events, ...found.events])] } : day
  }
  const events = new Map([...known.events, ...more.events].map((event) => [event.id, event]))
  return { days: known.days.map(listed), events: [...events.values()] }
}

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
  const language = languageOfListing(event)
  const span = spanOf(event)
  if (!span || !startDate) return []
  return [{ event: { id, title, language, translatedTitle, city, startDate, endDate, startTime, endTime }, span, key: sortKey(event) }]
}

function byStartThenLength(a: Bar, b: Bar): number {
  return (
    compareCodePoints(a.span.from, b.span.from) ||
    compareCodePoints(b.span.to, a.span.to) ||
    compareCodePoints(a.key, b.key) ||
    a.event.id - b.event.id
  )
}
