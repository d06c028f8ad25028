/** What the fields of a listing say, in words. */
import { formatLongDayOfWeek, formatWhen } from '../domain/days/format-period.ts'
import { formatCost } from '../domain/format.ts'
import { joinedFacts } from '../domain/joined-facts.ts'
import { languageNames, type Language } from '../domain/languages.ts'
import type { FieldContent, FieldOfKind, ListingField } from '../domain/listing/field-registry.ts'
import { isCancelled } from '../domain/listing/cancellation.ts'
import { addressIn } from '../domain/listing/listing-language.ts'
import { contentOf, fieldsReadBy } from '../domain/listing/listing-fields.ts'
import type { Listing, ListingType } from '../domain/listing/listing.ts'
import { internetName, isTown, type CityNameIn } from '../domain/places/cities.ts'
import { m } from '../messages/compiled/messages.js'

/** What the words depend on beside the listing. */
export interface FactContext {
  readonly type: ListingType
  readonly language: Language
  readonly cityNameIn: CityNameIn
}

type FactText<Field> = (listing: Listing, field: Field, context: FactContext) => string | null

/** The value as it is. */
const plainText: FactText<FieldOfKind<'line' | 'link' | 'time'>> = (listing, field) => listing[field] || null

/** What a field with each content says. */
const texts: { readonly [Kind in FieldContent['kind']]: FactText<FieldOfKind<Kind>> } = {
  line: plainText,
  lines: (listing, field, { language }) => {
    const text = listing[field] || null
    return text && field === 'address' ? addressIn(language, text) : text
  },
  link: plainText,
  time: plainText,
  day: (listing, field, { language }) => {
    if (field === 'startDate') return formatWhen(listing, language) ?? m.event_undated()
    const day = listing[field]
    return day ? formatLongDayOfWeek(day, language) : null
  },
  cost: (listing, field, { language }) => formatCost(listing[field], language) ?? m.cost_free(),
  city: (listing, field, context) => placeText(listing[field], context),
  tags: (listing, field) => listing[field].map(({ name }) => m.tag_name({ tag: name })).join(', ') || null,
  language: (listing, field) => {
    const language = listing[field]
    return language ? languageNames[language] : null
  },
}

/** What the field says; null if it says nothing. A first day is said with the other days and the times. Call it in the language. */
export function factText(listing: Listing, field: ListingField, context: FactContext): string | null {
  return (texts[contentOf(field).kind] as FactText<ListingField>)(listing, field, context)
}

/**
 * Whether it is cancelled, days with times, place, cost and what else a line says: `April 22, 2027, 18:00 · Athens · Free`. Call it in the
 * language.
 */
export function factLine(listing: Listing, context: FactContext): string {
  const fields = fieldsReadBy('line', context.type)
  const isLeading = (field: ListingField) => field === 'startDate' || field === 'city'
  const ordered = [...fields.filter(isLeading), ...fields.filter((field) => !isLeading(field))]
  const cancelled = isCancelled(listing) ? m.entry_closed({ closed: 'cancelled' }) : null
  return joinedFacts([cancelled, ...ordered.map((field) => factText(listing, field, context))])
}

/** The town, or that the listing is on the internet, where only a shop is an e-shop. */
function placeText(city: string | null, { type, language, cityNameIn }: FactContext): string | null {
  if (city === internetName && type !== 'shop') return m.place_online()
  return isTown(city) || city === internetName ? cityNameIn(city, language) : null
}
