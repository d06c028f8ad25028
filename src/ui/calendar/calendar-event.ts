/** The days and events of a window as the calendar draws them. */
import type { DayWindow } from '../../../domain/days/calendar.ts'
import type { Day } from '../../../domain/days/days.ts'
import type { DayEvent, EventDays } from '../../../domain/days/event-days.ts'
import type { Moment } from '../../../domain/days/times.ts'
import { closedBy, type Closed } from '../../../domain/listing/cancellation.ts'
import type { Language } from '../../../domain/languages.ts'
import { titleIn } from '../../../domain/listing/listing-language.ts'
import { spanOf } from '../../../domain/days/occurrences.ts'
import { inOrderOfDay } from '../../../domain/lists/order-of-day.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'
import { dateOf, dayInMilliseconds } from './day-date.ts'

/** An event: one bar over all its days. */
export interface CalendarEvent {
  readonly id: number
  readonly title: string
  /** The language of the title. */
  readonly language: Language
  readonly event: DayEvent
  readonly firstDay: Day
  readonly lastDay: Day
  readonly start: Date
  readonly end: Date
  /** Whether it is a bar over its days, and not at its hour. */
  readonly allDay: boolean
  readonly closed: Closed | null
}

export interface CalendarDays {
  /** The known events with a day in the window. */
  readonly bars: readonly CalendarEvent[]
  /** The number of all events of a day, also of those that are not known. */
  countOn(day: Day): number
  /** The known events of a day in its order. */
  eventsOn(day: Day): readonly CalendarEvent[]
}

/** The days that are known of the window, as they are at this moment. */
export function calendarDays({ days, events }: EventDays, { from, to }: DayWindow, now: Moment): CalendarDays {
  const bars = new Map(events.flatMap((event) => {
    const span = spanOf(event)
    return span && span.from <= to && span.to >= from ? [[event.id, barOf(event, span, now)]] : []
  }))
  const byDate = new Map(days.map((day) => [day.date, day]))
  const ordered = new Map<Day, readonly CalendarEvent[]>()
  const orderedOn = (day: Day) => {
    const known = (byDate.get(day)?.events ?? []).flatMap((id) => bars.get(id)?.event ?? [])
    return inOrderOfDay(known, day, now).flatMap(({ id }) => bars.get(id) ?? [])
  }
  return {
    bars: [...bars.values()],
    countOn: (day) => byDate.get(day)?.count ?? 0,
    eventsOn: (day) => {
      const known = ordered.get(day) ?? orderedOn(day)
      ordered.set(day, known)
      return known
    },
  }
}

function barOf(event: DayEvent, { from: firstDay, to: lastDay }: DayWindow, now: Moment): CalendarEvent {
  const { text: title, language } = titleIn(getLocale(), event)
  return {
    id: event.id,
    title,
    language,
    event,
    firstDay,
    lastDay,
    start: dateOf(firstDay),
    // One millisecond before midnight: at midnight the bar of a week's last day would be drawn as continuing in the next week.
    end: new Date(dateOf(lastDay).getTime() + dayInMilliseconds - 1),
    allDay: true,
    closed: closedBy(event, now),
  }
}
