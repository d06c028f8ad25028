/** What a listing may say: the same rules on the form and in the server. Specification, section 5. */
import { daysBetween, isDay, type Day } from './days.ts'
import { faultsOf, type FieldFaults } from './field-fault.ts'
import { linkFault, normaliseLink } from './link.ts'
import { contentOf, fieldsOf, listingFields, perField } from './listing-fields.ts'
import { hasField, type ListingField, type ListingFields, type ListingType } from './listing.ts'
import { longestEventInDays } from './occurrences.ts'
import type { Rule } from './problems.ts'
import { isVisible } from './text-fault.ts'

/** The days of an event; both are null where it has no date yet, and without an end it lasts one day. */
export interface EventDates {
  readonly startDate: Day | null
  readonly endDate: Day | null
}

/** What is said of a listing: text is trimmed, and null where nothing is said. */
export type SaidFields = { readonly [Field in ListingField]?: ListingFields[Field] | null }

/**
 * What is wrong with what is said of a listing of this type, beyond the bounds of its texts. `today` is that of Athens. `kept` is the listing that is edited:
 * the first day that it has may lie in the past. Null for a new one.
 */
export function listingFaults(
  type: ListingType,
  said: SaidFields,
  today: Day,
  kept: Pick<ListingFields, keyof EventDates> | null,
): FieldFaults<ListingField, Rule> {
  const dates: FieldFaults<ListingField, Rule> = hasField(type, 'startDate')
    ? dateFaults(datesOf(said), today, kept && datesOf(kept))
    : {}
  return faultsOf(perField(fieldsOf(type), (field) => valueFault(field, said[field]) ?? dates[field] ?? null))
}

/** A text as it is kept: null where nothing can be seen in it; a link is made complete. */
export function keptText(field: ListingField, said: string | null): string | null {
  if (said === null) return null
  if (contentOf(field).kind === 'link') return normaliseLink(said)
  return isVisible(said) ? said : null
}

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
  const { most } = listingFields.cost.content
  if (cost > most) return { rule: 'too-large', limit: most }
  return isInCents(cost) ? null : { rule: 'too-precise' }
}

function valueFault(field: ListingField, value: SaidFields[ListingField]): Rule | null {
  const text = typeof value === 'string' ? value : ''
  switch (contentOf(field).kind) {
    case 'line':
    case 'lines':
      return listingFields[field].required === 'never' || isVisible(text) ? null : { rule: 'missing' }
    case 'link':
      return linkFault(text)
    case 'cost':
      return typeof value === 'number' ? costFault(value) : null
    case 'city':
    case 'day':
    case 'tags':
      return null
  }
}

function datesOf({ startDate, endDate }: SaidFields): EventDates {
  return { startDate: startDate ?? null, endDate: endDate ?? null }
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
