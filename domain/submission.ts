/** The form of a listing: what is typed into it, what may be wrong with that, and what is sent. Specification, sections 3 and 5. */
import type { components } from '../contract/openapi.ts'
import type { Day } from './days.ts'
import { faultsOf, missingFault, type FieldFault, type FieldFaults } from './field-fault.ts'
import { formatDay, parseDay, parseNumber } from './format.ts'
import { linkFault, normaliseLink } from './link.ts'
import type { Listing, ListingType } from './listing.ts'
import { costFault, dateFaults, type EventDates } from './listing-rules.ts'
import type { Rule } from './problems.ts'
import { isTagOf } from './tags.ts'
import { isVisible, manyLines, oneLine, optionalTextFault, textFault } from './text-fault.ts'

/** As it is typed: days as dd/MM/yyyy, the city by the name it is stored under. What a type does not have stays unread. */
export interface ListingForm {
  readonly title: string
  readonly description: string
  readonly city: string
  readonly address: string
  readonly startDate: string
  readonly endDate: string
  readonly cost: string
  readonly link: string
  readonly tags: readonly string[]
}

/** A field of the form. */
export type ListingField = keyof ListingForm

/** What is sent to create a listing or to replace its fields. */
export type ListingPayload = components['schemas']['EventInput']

/** Costs are typed in steps of ten cents. Specification, section 5. */
export const costStep = 0.1

/** The years that the contract has. */
const keptYears = /^(19|20|21)/

/** Nothing typed yet. */
export const emptyListingForm: ListingForm = {
  title: '',
  description: '',
  city: '',
  address: '',
  startDate: '',
  endDate: '',
  cost: '',
  link: '',
  tags: [],
}

/** Whether nothing is typed or chosen. */
export function isBlank(form: ListingForm): boolean {
  return Object.values(form).every((value: string | readonly string[]) => value.length === 0)
}

/** The form with what a listing says already. */
export function listingFormOf({ startDate, endDate, cost, tags, ...listing }: Listing): ListingForm {
  return {
    title: listing.title,
    description: listing.description,
    city: listing.city ?? '',
    address: listing.address ?? '',
    startDate: startDate ? formatDay(startDate) : '',
    endDate: endDate ? formatDay(endDate) : '',
    cost: typeof cost === 'number' ? String(cost) : '',
    link: listing.link ?? '',
    tags: tags.map(({ name }) => name),
  }
}

/**
 * Whether a field must be filled in. What a listing that is edited does not say, a client of the contract left out: nobody
 * has to invent it. `kept` is null for a new listing.
 */
export function isRequired(field: 'city' | 'startDate' | 'endDate' | 'cost', kept: Listing | null): boolean {
  const asked = field === 'endDate' ? 'startDate' : field
  return kept === null || (kept[asked] ?? null) !== null
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
  return {
    ...faultsOf({
      title: textFault(form.title.trim(), 140, oneLine),
      description: textFault(form.description.trim(), 5000, manyLines),
      city: requiredFault('city', form.city, kept),
      address: optionalTextFault(form.address.trim(), 200, manyLines),
      link: linkFault(form.link),
    }),
    ...(type === 'event' ? eventFaults(form, today, kept) : {}),
  }
}

/** What is sent of a form without faults: only what the type has, and nothing that was left empty. */
export function listingPayloadOf(type: ListingType, form: ListingForm, approved = false): ListingPayload {
  const tags = form.tags.filter((tag) => isTagOf(type, tag)).map((name) => ({ name }))
  return {
    title: form.title.trim(),
    description: form.description.trim(),
    ...present({ city: form.city, address: isVisible(form.address) ? form.address.trim() : null, link: normaliseLink(form.link) }),
    ...(tags.length > 0 ? { tags } : {}),
    ...(type === 'event' ? eventPayloadOf(form) : {}),
    approved,
  }
}

function eventFaults(form: ListingForm, today: Day, kept: Listing | null): FieldFaults<keyof EventDates | 'cost'> {
  const days = { startDate: parseDay(form.startDate), endDate: parseDay(form.endDate) }
  const keptDays = kept && { startDate: kept.startDate ?? null, endDate: kept.endDate ?? null }
  const ruled = dateFaults(days, today, keptDays)
  const cost = form.cost.trim()
  return faultsOf({
    startDate: requiredFault('startDate', form.startDate, kept) ?? dayFault(form.startDate) ?? ruled.startDate ?? null,
    endDate: requiredFault('endDate', form.endDate, kept) ?? dayFault(form.endDate) ?? ruled.endDate ?? null,
    cost: requiredFault('cost', cost, kept) ?? (cost === '' ? null : typedCostFault(parseNumber(cost), kept?.cost ?? null)),
  })
}

function requiredFault(field: Parameters<typeof isRequired>[0], typed: string, kept: Listing | null): FieldFault | null {
  return isRequired(field, kept) ? missingFault(typed.trim()) : null
}

function dayFault(typed: string): FieldFault | null {
  const day = parseDay(typed)
  return typed.trim() === '' || (day !== null && keptYears.test(day)) ? null : { rule: 'not-a-day' }
}

function typedCostFault(cost: number, keptCost: number | null): Rule | null {
  const isOnStep = Number(cost.toFixed(1)) === cost || cost === keptCost
  return costFault(cost) ?? (isOnStep ? null : { rule: 'too-precise' })
}

function eventPayloadOf({ startDate, endDate, cost }: ListingForm): Partial<ListingPayload> {
  const days = present({ startDate: parseDay(startDate), endDate: parseDay(endDate) })
  return cost.trim() === '' ? days : { ...days, cost: parseNumber(cost) }
}

function present<Name extends string>(values: Readonly<Record<Name, string | null>>): { [name in Name]?: string } {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value)) as { [name in Name]?: string }
}
