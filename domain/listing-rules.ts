/** What a listing may say: the same rules on the form and in the server. Specification, section 5. */
import { daysBetween, isDay, type Day } from './days.ts'
import { faultsOf, type FieldFaults } from './field-fault.ts'
import { longestEventInDays } from './occurrences.ts'
import type { Rule } from './problems.ts'

/** The days of an event; both are null where it has no date yet, and without an end it lasts one day. */
export interface EventDates {
  readonly startDate: Day | null
  readonly endDate: Day | null
}

/** The highest cost, in euros. */
const highestCost = 100_000

/**
 * Whether the days can be those of an event. `today` is that of Athens. What an event starts on already may lie in the
 * past: `kept` are the days it has, null for a new one.
 */
export function dateFaults(
  { startDate, endDate }: EventDates,
  today: Day,
  kept: EventDates | null = null,
): FieldFaults<keyof EventDates, Rule> {
  if (startDate === null) return faultsOf({ startDate: endDate === null ? null : { rule: 'missing' }, endDate: null })
  const isPast = startDate < today && startDate !== kept?.startDate
  return faultsOf({
    startDate: existingDayFault(startDate) ?? (isPast ? { rule: 'in-the-past' } : null),
    endDate: endDate === null ? null : (existingDayFault(endDate) ?? lastDayFault(startDate, endDate)),
  })
}

/** Null where it is an amount from 0 to 100,000 with at most two decimals. */
export function costFault(cost: number): Rule | null {
  if (Number.isNaN(cost)) return { rule: 'not-a-number' }
  if (cost < 0) return { rule: 'too-small', limit: 0 }
  if (cost > highestCost) return { rule: 'too-large', limit: highestCost }
  return isInCents(cost) ? null : { rule: 'too-precise' }
}

function existingDayFault(day: string): Rule | null {
  return isDay(day) ? null : { rule: 'not-a-day' }
}

function lastDayFault(first: Day, last: Day): Rule | null {
  if (last < first) return { rule: 'before-start' }
  return daysBetween(first, last) < longestEventInDays ? null : { rule: 'too-many-days', limit: longestEventInDays }
}

/** The number in a text of the contract: digits, with a decimal point; NaN for anything else. */
export function writtenCost(text: string): number {
  return /^[+-]?\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}

/** Asked of the digits: 0.07 times 100 is not 7 in binary fractions. */
function isInCents(cost: number): boolean {
  return Number(cost.toFixed(2)) === cost
}
