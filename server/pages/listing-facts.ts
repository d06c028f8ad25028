/** What a page says of a listing, in words: its facts as names and HTML. */
import type { CityNameIn } from '../../domain/places/cities.ts'
import { formatCost } from '../../domain/format.ts'
import { formatWhen } from '../../domain/days/format-period.ts'
import type { Language } from '../../domain/languages.ts'
import { languageOfText } from '../../domain/listing/listing-language.ts'
import { hasField, type Listing, type ListingType } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { placeWords } from '../feeds/place-words.ts'

/** A fact, with its value as HTML. */
interface Fact {
  readonly name: string
  readonly value: string
}

/** Call it in the language. */
export function listingFacts(type: ListingType, listing: Listing, language: Language, cityNameIn: CityNameIn): Fact[] {
  const { address, link, tags } = listing
  const place = placeWords(type, listing, language, cityNameIn)
  return [
    ...(hasField(type, 'startDate') ? [{ name: m.page_when(), value: text(formatWhen(listing, language) ?? m.event_undated()) }] : []),
    ...(hasField(type, 'cost') ? [{ name: m.field_cost(), value: text(formatCost(listing.cost, language) ?? m.cost_free()) }] : []),
    ...(place ? [{ name: m.field_city(), value: text(place) }] : []),
    ...(address ? [{ name: m.field_address(), value: `<span lang="${languageOfText(address)}">${text(address)}</span>` }] : []),
    ...(link ? [{ name: m.field_link(), value: `<a href="${text(link)}" rel="nofollow ugc noopener">${text(link)}</a>` }] : []),
    ...(tags.length > 0 ? [{ name: m.field_tags(), value: text(tags.map(({ name }) => m.tag_name({ tag: name })).join(', ')) }] : []),
  ]
}
