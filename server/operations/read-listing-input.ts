/** What a listing is to say, from the body of a submission or an edit. */
import { athensToday } from '../../domain/days.ts'
import type { ListingFields, ListingType } from '../../domain/listing.ts'
import { costFault, dateFaults, linkFault, type EventDates } from '../../domain/listing-rules.ts'
import { normaliseLink } from '../../domain/link.ts'
import { ProblemError, type Fault, type Rule } from '../../domain/problems.ts'
import { isTag, tagVocabularies } from '../../domain/tags.ts'
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
  { now, storedCityName }: Pick<Dependencies, 'now' | 'storedCityName'>,
  kept: ListingFields | null = null,
): ListingFields {
  const link = saidText(body.link)
  const dates = { startDate: saidText(body.startDate), endDate: saidText(body.endDate) }
  const cost = saidCost(body.cost)
  const keptDates = kept && { startDate: kept.startDate ?? null, endDate: kept.endDate ?? null }
  refuse([
    faultIn('link', link === null ? null : linkFault(link)),
    ...(type !== 'event' ? [] : dateFaultsIn(dates, athensToday(now()), keptDates)),
    type === 'event' && cost !== null ? faultIn('cost', costFault(cost)) : null,
  ])
  const city = saidText(body.city)
  return {
    title: body.title.trim(),
    description: body.description.trim(),
    city: city === null ? null : (storedCityName(city) ?? refuseCity(city)),
    address: saidText(body.address),
    link: link === null ? null : normaliseLink(link),
    tags: ownTags(type, body.tags ?? []),
    ...(type === 'event' && { startDate: dates.startDate, endDate: dates.endDate ?? dates.startDate, cost }),
  }
}

function saidText(value: unknown): string | null {
  return typeof value === 'string' && value.trim() !== '' ? value.trim() : null
}

function saidCost(value: unknown): number | null {
  if (typeof value === 'number') return value
  const text = saidText(value)
  return text === null ? null : Number(text)
}

function dateFaultsIn(dates: EventDates, today: string, kept: EventDates | null): (Fault | null)[] {
  const faults = dateFaults(dates, today, kept)
  return [faultIn('startDate', faults.startDate), faultIn('endDate', faults.endDate)]
}

function faultIn(name: string, rule: Rule | null | undefined): Fault | null {
  return rule ? { in: 'body', name, ...rule } : null
}

function refuse(found: readonly (Fault | null)[]): void {
  const faults = found.filter((fault) => fault !== null)
  if (faults.length > 0) throw new ProblemError({ type: 'invalid-request', faults })
}

function refuseCity(city: string): never {
  throw new ProblemError({ type: 'unknown-city', city, in: 'body' })
}

/** Each once, in the order of the vocabulary; those of other types are left out. */
function ownTags(type: ListingType, tags: readonly { readonly name: string }[]): { name: string }[] {
  const names = tags.map(({ name }) => name)
  const unknown = names.find((name) => !isTag(name))
  if (unknown !== undefined) throw new ProblemError({ type: 'unknown-tag', tag: unknown, in: 'body' })
  return tagVocabularies[type].filter((tag) => names.includes(tag)).map((name) => ({ name }))
}
