/** The facts of a listing on its page, as names and HTML. */
import type { FieldContent, ListingField } from '../../domain/listing/field-registry.ts'
import { contentOf, fieldsReadBy } from '../../domain/listing/listing-fields.ts'
import { languageOfText } from '../../domain/listing/listing-language.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { m } from '../../messages/compiled/messages.js'
import { factText, type FactContext } from '../../words/listing-facts.ts'
import { fieldLabels } from '../../words/listing-fields.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'

/** A fact, with its value as HTML. */
interface Fact {
  readonly name: string
  readonly value: string
}

/** Call it in the language. */
export function listingFacts(listing: Listing, context: FactContext): Fact[] {
  return fieldsReadBy('page', context.type).flatMap((field) => {
    const words = factText(listing, field, context)
    return words === null ? [] : [{ name: nameOf(field), value: markupOf(contentOf(field).kind, words) }]
  })
}

function nameOf(field: ListingField): string {
  return field === 'startDate' ? m.page_when() : fieldLabels[field]()
}

function markupOf(kind: FieldContent['kind'], words: string): string {
  if (kind === 'lines') return `<span lang="${languageOfText(words)}">${text(words)}</span>`
  return kind === 'link' ? `<a href="${text(words)}" rel="nofollow ugc noopener">${text(words)}</a>` : text(words)
}
