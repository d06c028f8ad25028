/** The document at an unknown address, and at that of a listing that is not public, or is not any more. */
import { typeRegistry, type ListingType } from '../../domain/listing/listing.ts'
import { listsPath } from '../../domain/lists/list-page.ts'
import { screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { typeWords } from '../../words/listing-types.ts'
import type { UnpublishedBy } from '../store/listing/removed-listings.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { document, type DocumentLook } from './document.ts'
import { searchForm } from './header.ts'
import { inLanguageOf } from './in-language-of.ts'
import type { NoDocument, PageRequest } from './page-route.ts'

interface Missing {
  readonly path: string
  /** The type of the listing or the list; null for any other address. */
  readonly type: ListingType | null
  /** Who took it off the site, if it was public before; otherwise null. */
  readonly goneBy: UnpublishedBy | null
}

export function missingPage(look: DocumentLook, request: PageRequest, { path, type, goneBy }: Missing): NoDocument {
  return inLanguage(request.language, () => {
    const title = goneBy ? m.page_gone() : m.not_found_title()
    const words = goneBy ? m.page_gone_text({ by: goneBy }) : type ? m.page_missing_text() : m.page_unknown_text()
    const main = `<h1>${text(title)}</h1>
<p>${text(words)}</p>
${searchForm(request, { name: m.nav_search() })}
<p class="actions">${type ? toList(type) : toLists(request)}</p>`
    const made = document(look, request, { path, title, description: words, main, isUnlisted: true })
    return { kind: 'missing', status: goneBy ? 410 : 404, document: made }
  })
}

function toList(type: ListingType): string {
  return `<a href="/${screenAddress(typeRegistry[type].path)}">${text(m.page_all({ list: typeWords[type].list() }))}</a>`
}

function toLists({ language }: PageRequest): string {
  return `<a href="${inLanguageOf(listsPath, language)}">${text(m.lists_title())}</a>`
}
