/** Puts the events of one day that have a time at their hours, as far as there is room beside each other. */
import type { CalendarView } from '../../../domain/days/calendar.ts'
import type { Day } from '../../../domain/days/days.ts'
import { endMinutesOf, isTimedDay, minutesOf } from '../../../domain/days/times.ts'
import type { CalendarDays, CalendarEvent } from './calendar-event.ts'
import { dateOf } from './day-date.ts'

/** Hours of a day, from 0 to 24. */
export interface Hours {
  readonly from: number
  readonly to: number
}

export interface TimedEvents {
  readonly bars: readonly CalendarEvent[]
  /** The hours to show; null if no event is at its hour. */
  readonly hours: Hours | null
  /** The number of events of a day that are at their hours. */
  hourlyOn(day: Day): number
}

interface Room {
  /** How many events can stand beside each other. */
  readonly columns: number
  /** If not all events of a day are known, so many stay bars, so that the rows are full and lead to the others. */
  readonly leastBars: number
}

const rooms: Readonly<Record<Exclude<CalendarView, 'month'>, Room>> = {
  week: { columns: 2, leastBars: 10 },
  day: { columns: 6, leastBars: 3 },
}

/** What is shown at least, in minutes: shorter events would have no room for their title. */
const leastMinutes = 30

/** How long an event without an end is drawn. */
const assumedMinutes = 60

const dayInMinutes = 1440
/** How many hours are shown at least. */
const leastHours = 12

/** A month has no hours. */
export function timedEvents(days: CalendarDays, view: CalendarView, dates: readonly Day[]): TimedEvents {
  const atHours = view === 'month' ? [] : dates.flatMap((day) => placedOn(day, days, rooms[view]))
  const byId = new Map(atHours.map((placed) => [placed.event.id, placed]))
  return {
    bars: days.bars.map((bar) => byId.get(bar.id)?.event ?? inPlace(bar, days)),
    hours: atHours.length === 0 ? null : hoursOf(atHours),
    hourlyOn: (day) => atHours.filter(({ event }) => event.firstDay === day).length,
  }
}

/** The calendar orders bars of one first day and length by their starts, so one is as many milliseconds later as others stand before it. */
function inPlace(bar: CalendarEvent, { eventsOn }: CalendarDays): CalendarEvent {
  const place = eventsOn(bar.firstDay).indexOf(bar)
  return place > 0 ? { ...bar, start: new Date(bar.start.getTime() + place) } : bar
}

/** An event with its minutes since midnight. */
interface Placed {
  readonly event: CalendarEvent
  readonly from: number
  readonly to: number
}

/** Each event goes into the first free column, in the order of their starts; one without a column stays a bar. */
function placedOn(day: Day, { eventsOn, countOn }: CalendarDays, { columns, leastBars }: Room): Placed[] {
  const known = eventsOn(day)
  const most = countOn(day) > known.length ? known.length - leastBars : known.length
  const ends = Array.from({ length: columns }, () => 0)
  const placed: Placed[] = []
  const timed = known.filter(({ event }) => isTimedDay(event)).map((event) => ({ event, ...minutesIn(event) }))
  for (const { event, from, to } of timed.sort((a, b) => a.from - b.from)) {
    const column = ends.findIndex((end) => end <= from)
    if (column === -1 || placed.length >= most) continue
    ends[column] = to
    placed.push({ event: { ...event, start: minuteOf(day, from), end: minuteOf(day, to), allDay: false }, from, to })
  }
  return placed
}

function minutesIn({ event: { startTime, endTime } }: CalendarEvent): { from: number; to: number } {
  const start = Math.min(minutesOf(startTime ?? '00:00'), dayInMinutes - leastMinutes)
  const end = endTime ? endMinutesOf(endTime) : start + assumedMinutes
  return { from: start, to: Math.min(Math.max(end, start + leastMinutes), dayInMinutes) }
}

/** Midnight at the end of a day belongs to the next one, so one millisecond before. */
function minuteOf(day: Day, minute: number): Date {
  return new Date(dateOf(day).getTime() + minute * 60_000 - (minute === dayInMinutes ? 1 : 0))
}

/** From one hour before the first event, so that nobody has to look for it. */
function hoursOf(placed: readonly Placed[]): Hours {
  const first = Math.floor(Math.min(...placed.map(({ from }) => from)) / 60) - 1
  const last = Math.ceil(Math.max(...placed.map(({ to }) => to)) / 60)
  const from = Math.min(Math.max(first, 0), 24 - leastHours)
  return { from, to: Math.max(last, from + leastHours) }
}
