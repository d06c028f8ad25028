/** Arithmetic on moments in UTC by plain numbers, in the units and with the meaning of the stock localizer. */
import { dayInMilliseconds } from './day-date.ts'

const lengths: Readonly<Record<string, number>> = {
  milliseconds: 1,
  seconds: 1000,
  minutes: 60_000,
  hours: 3_600_000,
  days: dayInMilliseconds,
  weeks: 7 * dayInMilliseconds,
}

/** Day 0, 1970-01-01, was a Thursday. */
const firstMonday = 4 * dayInMilliseconds

/** The beginning of the unit that the moment is in, in milliseconds; the moment itself without a unit. Weeks begin on Monday. */
export function floorOf(date: Date, unit?: string): number {
  const time = date.getTime()
  if (unit === undefined) return time
  const name = plural(unit)
  if (name === 'months') return monthsAfter(date, 0)
  if (name === 'years') return Date.UTC(date.getUTCFullYear(), 0)
  const length = lengthOf(name)
  const origin = name === 'weeks' ? firstMonday : 0
  return Math.floor((time - origin) / length) * length + origin
}

export function startOf(date: Date, unit?: string): Date {
  return new Date(floorOf(date, unit))
}

/** The last millisecond of the unit that the moment is in. */
export function endOf(date: Date, unit?: string): Date {
  return unit === undefined ? new Date(date) : new Date(addTo(startOf(date, unit), 1, unit).getTime() - 1)
}

/** The moment so many units later; a month that is too short gives its last day. */
export function addTo(date: Date, count: number, unit: string): Date {
  const name = plural(unit)
  if (name !== 'months' && name !== 'years') return new Date(date.getTime() + count * lengthOf(name))
  const months = name === 'years' ? 12 * count : count
  const daysInMonth = (monthsAfter(date, months + 1) - monthsAfter(date, months)) / dayInMilliseconds
  const day = Math.min(date.getUTCDate(), daysInMonth) - 1
  return new Date(monthsAfter(date, months) + day * dayInMilliseconds + (date.getTime() - floorOf(date, 'day')))
}

/** How many whole units lie between two moments, rounded down; of fixed length only. */
export function difference(from: Date, to: Date, unit = 'day'): number {
  return Math.floor((to.getTime() - from.getTime()) / lengthOf(plural(unit)))
}

/** The moment if a unit begins with it, else the beginning of the next. */
export function roundUp(date: Date, unit?: string): Date {
  const floor = startOf(date, unit)
  return unit === undefined || floor.getTime() === date.getTime() ? floor : addTo(floor, 1, unit)
}

function monthsAfter(date: Date, count: number): number {
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + count)
}

function lengthOf(name: string): number {
  const length = lengths[name]
  if (length === undefined) throw new RangeError(`The calendar does not count in ${name}.`)
  return length
}

function plural(unit: string): string {
  return unit.endsWith('s') ? unit : `${unit}s`
}
