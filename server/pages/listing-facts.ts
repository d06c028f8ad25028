/** The facts of a listing on its page, as names and HTML. */
import type { FieldContent, ListingField } from '../../domain/listing/field-registry.ts'
import { contentOf, fieldsReadBy } from '../../domain/listing/listing-fields.ts'
import { languageOfText } from '../../domain/listing/listing-language.ts'
import type { Listing, ListingType } from '../../domain/listing/listing.ts'
import { otherTag } from '../../domain/listing/tags.ts'
import type { Language } from '../../domain/languages.ts'
import { noFilter } from '../../domain/lists/filter.ts'
import { isTown } from '../../domain/places/cities.ts'
import { m } from '../../messages/compiled/messages.js'
import { factText, type FactContext } from '../../words/listing-facts.ts'
import { fieldLabels } from '../../words/listing-fields.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { listLink } from './list-link.ts'

/** A fact, with its value as HTML. */
interface Fact {
  readonly name: string
  readonly value: string
}

/** Call it in the language. */
export function listingFacts(listing: Listing, context: FactContext): Fact[] {
  return fieldsReadBy('page', context.type).flatMap((field) => {
    const words = factText(listing, field, context)
    return words === null ? [] : [{ name: nameOf(field), value: markupOf(contentOf(field).kind, words, listing, context) }]
  })
}

function nameOf(field: ListingField): string {
  return field === 'startDate' ? m.page_when() : fieldLabels[field]()
}

function markupOf(kind: FieldContent['kind'], words: string, { city, tags }: Listing, { type, language }: FactContext): string {
  switch (kind) {
    case 'lines': return `<span lang="${languageOfText(words)}">${text(words)}</span>`
    case 'link': return `<a href="${text(words)}" rel="nofollow ugc noopener">${withBreaks(text(words))}</a>`
    case 'city': return isTown(city) ? listLink(words, { type, filter: { ...noFilter, cities: [city] }, language }) : text(words)
    case 'tags': return tags.map(({ name }) => tagMarkup(type, name, language)).join(', ')
    default: return text(words)
  }
}

/** An address that is too long for a line is parted before a dot or after a slash, not inside a word. */
function withBreaks(address: string): string {
  return address.replaceAll(/(?=\.)|(?<=\/)(?!\/|$)/g, '<wbr>')
}

/** A tag leads to its list, if it has one. */
function tagMarkup(type: ListingType, tag: string, language: Language): string {
  const words = m.tag_name({ tag })
  return tag === otherTag ? text(words) : listLink(words, { type, filter: { ...noFilter, tags: [tag] }, language })
}
