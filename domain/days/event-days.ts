/** The days of a calendar with their first events, as `GET /api/events/days` gives them. */
import type { components } from '../../contract/openapi.ts'
import { windowOf, type CalendarView, type DayWindow } from './calendar.ts'
import type { Day } from './days.ts'
import type { Filter } from '../lists/filter.ts'

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

/** The days of a window without events. */
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
