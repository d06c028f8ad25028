/** The calendar's luxon localizer, in UTC, with plain numbers where the stock one builds two luxon objects per comparison. */
import { DateTime } from 'luxon'
import { luxonLocalizer, type DateLocalizer } from 'react-big-calendar'
import { addTo, difference, endOf, floorOf, roundUp, startOf } from './date-arithmetic.ts'
import { dayInMilliseconds } from './day-date.ts'

interface Span {
  readonly start: Date
  readonly end: Date
  readonly allDay?: boolean
}

/** The part of Luxon that the stock localizer uses, in UTC and without changing its global settings. */
const utcDateTime = {
  fromJSDate: (date: Date) => DateTime.fromJSDate(date, { zone: 'utc' }),
  min: DateTime.min,
  max: DateTime.max,
  local: () => DateTime.utc(),
}

const midnightAlone = (date: Date) => date.getTime() % dayInMilliseconds === 0

/** Weeks begin on Monday. Extends the stock localizer, which still does what is called rarely, such as formatting. */
export function calendarLocalizer(): DateLocalizer {
  return Object.assign(stockLocalizer(), plainComparisons, plainSpans, plainRanges, {
    // The stock functions use the browser's time zone.
    segmentOffset: 0,
    getTimezoneOffset: () => 0,
    getDstOffset: () => 0,
    startAndEndAreDateOnly: (start: Date, end: Date) => midnightAlone(start) && midnightAlone(end),
  })
}

/** The localizer of react-big-calendar, in UTC: the reference that ours is tested and measured against. */
export function stockLocalizer(): DateLocalizer {
  return luxonLocalizer(utcDateTime, { firstDayOfWeek: 1 })
}

const plainComparisons = {
  eq: (a: Date, b: Date, unit?: string) => floorOf(a, unit) === floorOf(b, unit),
  neq: (a: Date, b: Date, unit?: string) => floorOf(a, unit) !== floorOf(b, unit),
  lt: (a: Date, b: Date, unit?: string) => floorOf(a, unit) < floorOf(b, unit),
  lte: (a: Date, b: Date, unit?: string) => floorOf(a, unit) <= floorOf(b, unit),
  gt: (a: Date, b: Date, unit?: string) => floorOf(a, unit) > floorOf(b, unit),
  gte: (a: Date, b: Date, unit?: string) => floorOf(a, unit) >= floorOf(b, unit),
  isSameDate: (a: Date, b: Date) => floorOf(a, 'day') === floorOf(b, 'day'),
  min: (a: Date, b: Date) => new Date(Math.min(a.getTime(), b.getTime())),
  max: (a: Date, b: Date) => new Date(Math.max(a.getTime(), b.getTime())),
  inRange: (date: Date, from: Date, to: Date, unit = 'day') =>
    floorOf(date, unit) >= floorOf(from, unit) && floorOf(date, unit) <= floorOf(to, unit),
}

const plainSpans = {
  daySpan: (start: Date, end: Date) => (end.getTime() - start.getTime()) / dayInMilliseconds,
  continuesPrior: (start: Date, first: Date) => start.getTime() < first.getTime(),
  continuesAfter: (_start: Date, end: Date, last: Date) => end.getTime() >= last.getTime(),
  inEventRange({ event, range }: { event: Span; range: Span }): boolean {
    const isLate = floorOf(event.start, 'day') > floorOf(range.end, 'day')
    const isEmpty = floorOf(event.start, 'day') === floorOf(event.end, 'minutes')
    const [end, from] = [floorOf(event.end, 'minutes'), floorOf(range.start, 'minutes')]
    return !isLate && (isEmpty ? end >= from : end > from)
  },
  sortEvents({ evtA, evtB }: { evtA: Span; evtB: Span }): number {
    return (
      floorOf(evtA.start, 'day') - floorOf(evtB.start, 'day') ||
      plainSpans.daySpan(evtB.start, evtB.end) - plainSpans.daySpan(evtA.start, evtA.end) ||
      Number(evtB.allDay ?? false) - Number(evtA.allDay ?? false) ||
      evtA.start.getTime() - evtB.start.getTime() ||
      evtA.end.getTime() - evtB.end.getTime()
    )
  },
}

const plainRanges = {
  // The time grid calls it without a value and means now.
  startOf: (date = new Date(), unit?: string) => startOf(date, unit),
  endOf,
  add: addTo,
  diff: difference,
  ceil: roundUp,
  range(start: Date, end: Date, unit = 'day'): Date[] {
    const dates: Date[] = []
    for (let date = start; date <= end; date = addTo(date, 1, unit)) dates.push(date)
    return dates
  },
  firstVisibleDay: (date: Date) => startOf(startOf(date, 'month'), 'week'),
  lastVisibleDay: (date: Date) => endOf(endOf(date, 'month'), 'week'),
  visibleDays: (date: Date) => plainRanges.range(plainRanges.firstVisibleDay(date), plainRanges.lastVisibleDay(date)),
}
