/** The rules for the fields of a listing, shared by the form and the server. Specification, section 5. */
import { daysBetween, isDay, type Day } from '../days/days.ts'
import { faultsOf, type FieldFault, type FieldFaults } from '../field-fault.ts'
import { linkFault } from './link.ts'
import { fieldRegistry, type ListingField } from './field-registry.ts'
import { contentOf, fieldsOf, isRequired, perField } from './listing-fields.ts'
import { hasField, type Listing, type ListingFields, type ListingType } from './listing.ts'
import { longestEventInDays } from '../days/occurrences.ts'
import type { Rule } from '../problems.ts'
import { typedCity, type ListingForm } from './listing-form.ts'
import { formValues, textKindOf, type FieldValues } from './submission.ts'
import { isVisible, optionalTextFault, trimmedOrNull } from '../text-fault.ts'
import { isTime, timeFaults } from '../days/times.ts'
import { parseDay, parseTime } from '../days/typed-values.ts'

/** The first and the last day of an event. Both are null if it has no date; without an end date it lasts one day. */
export interface EventDates {
  readonly startDate: Day | null
  readonly endDate: Day | null
}

/** The years that the contract allows. */
const allowedYears = /^(19|20|21)/

/**
 * The invalid values of a listing, except for the bounds of its texts. `today` is the day in Athens. `original` is the edited
 * listing, whose start date may be in the past; null for a new one.
 */
export function listingFaults(
  type: ListingType,
  values: FieldValues,
  today: Day,
  original: Pick<ListingFields, keyof EventDates> | null,
): FieldFaults<ListingField, Rule> {
  const dates: FieldFaults<ListingField, Rule> = hasField(type, 'startDate')
    ? { ...timeFaults(values), ...dateFaults(datesOf(values), today, original && datesOf(original)) }
    : {}
  return faultsOf(perField(fieldsOf(type), (field) => valueFault(field, values[field]) ?? dates[field] ?? null))
}

/**
 * The invalid fields of a listing form. `today` is the day in Athens. `original` is the edited listing, whose start date and
 * cost may stay unchanged even if they are invalid for a new listing; null for a new one.
 */
export function listingFormFaults(
  type: ListingType,
  form: ListingForm,
  today: Day,
  original: Listing | null = null,
): FieldFaults<ListingField> {
  const values = formValues(type, form)
  const faults = listingFaults(type, values, today, original)
  return faultsOf(
    perField(fieldsOf(type), (field) => typedFault(field, form, original) ?? faults[field] ?? boundFault(field, values, original)),
  )
}

/**
 * The invalid dates of an event. `today` is the day in Athens. `original` has the dates of the edited event, whose start date
 * may be in the past; null for a new one.
 */
export function dateFaults(
  { startDate, endDate }: EventDates,
  today: Day,
  original: EventDates | null = null,
): FieldFaults<keyof EventDates, Rule> {
  if (startDate === null) return faultsOf({ startDate: endDate === null ? null : { rule: 'missing' }, endDate: null })
  const isPast = startDate < today && startDate !== original?.startDate
  return faultsOf({
    startDate: existingDayFault(startDate) ?? (isPast ? { rule: 'in-the-past' } : null),
    endDate: endDate === null ? null : (existingDayFault(endDate) ?? lastDayFault(startDate, endDate)),
  })
}

/** Null if the cost is a number from 0 to 100,000 with at most two decimals. */
export function costFault(cost: number): Rule | null {
  if (Number.isNaN(cost)) return { rule: 'not-a-number' }
  if (cost < 0) return { rule: 'too-small', limit: 0 }
  const { max } = fieldRegistry.cost.content
  if (cost > max) return { rule: 'too-large', limit: max }
  return isInCents(cost) ? null : { rule: 'too-precise' }
}

function valueFault(field: ListingField, value: FieldValues[ListingField]): Rule | null {
  const text = typeof value === 'string' ? value : ''
  switch (contentOf(field).kind) {
    case 'line':
    case 'lines':
      return fieldRegistry[field].required === 'never' || isVisible(text) ? null : { rule: 'missing' }
    case 'link':
      return linkFault(text)
    case 'cost':
      return typeof value === 'number' ? costFault(value) : null
    case 'time':
      return text === '' || isTime(text) ? null : { rule: 'not-a-time' }
    case 'city':
    case 'day':
    case 'tags':
    case 'language':
      return null
  }
}

/** The faults that only a form can have: a required field is empty, a text is no day or no time, or a city is not chosen. */
function typedFault(field: ListingField, form: ListingForm, original: Listing | null): FieldFault | null {
  const text = trimmedOrNull(form[field])
  if (text === null) return isRequired(field, original) ? { rule: 'missing' } : null
  const { kind } = contentOf(field)
  if (kind === 'city') return typedCity(text) === null ? null : { rule: 'not-chosen' }
  if (kind === 'time') return parseTime(text) === null ? { rule: 'not-a-time' } : null
  if (kind !== 'day') return null
  const day = parseDay(text)
  return day !== null && allowedYears.test(day) ? null : { rule: 'not-a-day' }
}

/** The bounds of texts, which the contract has too, and the step of a cost, unless the cost is unchanged. */
function boundFault(field: ListingField, values: FieldValues, original: Listing | null): FieldFault | null {
  const [content, value] = [contentOf(field), values[field]]
  if (typeof value === 'number') return Number(value.toFixed(1)) === value || value === original?.[field] ? null : { rule: 'too-precise' }
  const isText = content.kind === 'line' || content.kind === 'lines'
  if (!isText || typeof value !== 'string') return null
  return optionalTextFault(value, content.max, textKindOf(field))
}

function datesOf({ startDate, endDate }: FieldValues): EventDates {
  return { startDate: startDate ?? null, endDate: endDate ?? null }
}

function existingDayFault(day: string): Rule | null {
  return isDay(day) ? null : { rule: 'not-a-day' }
}

function lastDayFault(first: Day, last: Day): Rule | null {
  if (last < first) return { rule: 'before-start' }
  return daysBetween(first, last) < longestEventInDays ? null : { rule: 'too-many-days', limit: longestEventInDays }
}

/**
 * Parses a number in the format of the contract: digits, with an optional decimal point. NaN for anything else, and for `1.000`, which
 * is a thousand for many: the third decimal of a cost is refused even where it is zero.
 */
export function parseDecimal(text: string): number {
  return /^[+-]?\d+(?:\.(?!\d{2}0$)\d+)?$/.test(text) ? Number(text) : Number.NaN
}

/** Compares decimal digits: in floating point, 0.07 * 100 is not 7. */
function isInCents(cost: number): boolean {
  return Number(cost.toFixed(2)) === cost
}
