/** What a listing is to say, from the body of a submission or an edit. */
import type { StoredCityName } from '../../domain/cities.ts'
import { athensToday, type Day } from '../../domain/days.ts'
import type { ListingFields, ListingType } from '../../domain/listing.ts'
import { linkFault, normaliseLink } from '../../domain/link.ts'
import { costFault, dateFaults, writtenCost, type EventDates } from '../../domain/listing-rules.ts'
import { ProblemError, type Fault, type Rule } from '../../domain/problems.ts'
import { isTag, tagsOf } from '../../domain/tags.ts'
import { isVisible } from '../../domain/text-fault.ts'
import type { Dependencies } from './dependencies.ts'

/** A body that fits the contract; dates and cost mean something for events only, and may elsewhere be anything. */
export interface ListingBody {
  readonly title: string
  readonly description: string
  readonly city?: string | null
  readonly address?: string | null
  readonly link?: string | null
  readonly tags?: readonly { readonly name: string }[]
  readonly startDate?: unknown
  readonly endDate?: unknown
  readonly cost?: unknown
}

/**
 * The fields in the form in which they are kept: trimmed, null where nothing is said, the end of an event being its start
 * where none is given. `kept` are the fields that an edit replaces: the day on which an event starts already may be past.
 * Throws invalid-request, unknown-city or unknown-tag.
 */
export function readListingInput(
  body: ListingBody,
  type: ListingType,
  { now, storedCityName }: Known,
  kept: ListingFields | null = null,
): ListingFields {
  const [title, description, link] = [body.title.trim(), body.description.trim(), saidText(body.link)]
  const event = type === 'event' ? eventFields(body) : null
  const faults = [seenFaultIn('title', title), seenFaultIn('description', description), linkFaultIn(link)]
  refuse([...faults, ...(event ? eventFaults(event, athensToday(now()), kept) : [])])
  const city = storedCity(saidText(body.city), storedCityName)
  const common = { title, description, city, address: seenText(body.address), link: link && normaliseLink(link) }
  const tags = ownTags(type, body.tags ?? [])
  return event ? { ...common, tags, ...event, endDate: event.endDate ?? event.startDate } : { ...common, tags }
}

type Known = Pick<Dependencies, 'now' | 'storedCityName'>

interface EventFields extends EventDates {
  readonly cost: number | null
}

function eventFields({ startDate, endDate, cost }: ListingBody): EventFields {
  return { startDate: saidText(startDate), endDate: saidText(endDate), cost: saidCost(cost) }
}

function eventFaults({ cost, ...dates }: EventFields, today: Day, kept: ListingFields | null): (Fault | null)[] {
  const keptDates = kept && { startDate: kept.startDate ?? null, endDate: kept.endDate ?? null }
  const { startDate, endDate } = dateFaults(dates, today, keptDates)
  return [faultIn('startDate', startDate), faultIn('endDate', endDate), faultIn('cost', cost === null ? null : costFault(cost))]
}

function linkFaultIn(link: string | null): Fault | null {
  return faultIn('link', link === null ? null : linkFault(link))
}

function seenFaultIn(name: string, text: string): Fault | null {
  return faultIn(name, isVisible(text) ? null : { rule: 'missing' })
}

function seenText(value: unknown): string | null {
  const text = saidText(value)
  return text !== null && isVisible(text) ? text : null
}

function saidText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function saidCost(value: unknown): number | null {
  if (typeof value === 'number') return value
  const text = saidText(value)
  return text === null ? null : writtenCost(text)
}

function faultIn(name: string, rule: Rule | null | undefined): Fault | null {
  return rule ? { in: 'body', name, ...rule } : null
}

function refuse(found: readonly (Fault | null)[]): void {
  const faults = found.filter((fault) => fault !== null)
  if (faults.length > 0) throw new ProblemError({ type: 'invalid-request', faults })
}

function storedCity(city: string | null, storedCityName: StoredCityName): string | null {
  const stored = city && storedCityName(city)
  if (city !== null && stored === null) throw new ProblemError({ type: 'unknown-city', city, in: 'body' })
  return stored
}

/** Each once, in the order of the vocabulary; those of other types are left out. */
function ownTags(type: ListingType, tags: readonly { readonly name: string }[]): { name: string }[] {
  const names = tags.map(({ name }) => name)
  const unknown = names.find((name) => !isTag(name))
  if (unknown !== undefined) throw new ProblemError({ type: 'unknown-tag', tag: unknown, in: 'body' })
  return tagsOf(type).filter((tag) => names.includes(tag)).map((name) => ({ name }))
}
