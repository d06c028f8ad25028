/** What a listing may say: the same rules on the form and in the server. Specification, section 5. */
import { daysBetween, isDay, type Day } from './days.ts'
import { faultsOf, type FieldFault, type FieldFaults } from './field-fault.ts'
import { parseDay } from './format.ts'
import { linkFault } from './link.ts'
import { contentOf, fieldsOf, isRequired, listingFields, perField } from './listing-fields.ts'
import { hasField, type Listing, type ListingField, type ListingFields, type ListingType } from './listing.ts'
import { longestEventInDays } from './occurrences.ts'
import type { Rule } from './problems.ts'
import { saidIn, type ListingForm, type SaidFields } from './submission.ts'
import { isVisible, manyLines, oneLine, optionalTextFault, trimmedOrNull } from './text-fault.ts'

/** The days of an event; both are null where it has no date yet, and without an end it lasts one day. */
export interface EventDates {
  readonly startDate: Day | null
  readonly endDate: Day | null
}

/** The years that the contract has. */
const keptYears = /^(19|20|21)/

/**
 * What is wrong with what is said of a listing of this type, beyond the bounds of its texts. `today` is that of Athens.
 * `kept` is the listing that is edited: the first day that it has may lie in the past. Null for a new one.
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

/**
 * What is wrong with the form of a listing of this type. `today` is that of Athens. `kept` is the listing that is
 * edited: the first day and the cost it has may stay as they are. Null for a new one.
 */
export function listingFormFaults(
  type: ListingType,
  form: ListingForm,
  today: Day,
  kept: Listing | null = null,
): FieldFaults<ListingField> {
  const said = saidIn(type, form)
  const ruled = listingFaults(type, said, today, kept)
  return faultsOf(
    perField(fieldsOf(type), (field) => typedFault(field, form, kept) ?? ruled[field] ?? boundFault(field, said, kept)),
  )
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

/** What only a form can have wrong: a field that is left empty, and a day that is none. */
function typedFault(field: ListingField, form: ListingForm, kept: Listing | null): FieldFault | null {
  const text = trimmedOrNull(form[field])
  if (text === null) return isRequired(field, kept) ? { rule: 'missing' } : null
  if (contentOf(field).kind !== 'day') return null
  const day = parseDay(text)
  return day !== null && keptYears.test(day) ? null : { rule: 'not-a-day' }
}

/** The bounds of texts, which the server's contract has too, and the steps of a cost; one that a listing has may stay. */
function boundFault(field: ListingField, said: SaidFields, kept: Listing | null): FieldFault | null {
  const [content, value] = [contentOf(field), said[field]]
  if (typeof value === 'number') return Number(value.toFixed(1)) === value || value === kept?.[field] ? null : { rule: 'too-precise' }
  const isText = content.kind === 'line' || content.kind === 'lines'
  if (!isText || typeof value !== 'string') return null
  return optionalTextFault(value, content.most, content.kind === 'line' ? oneLine : manyLines)
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
