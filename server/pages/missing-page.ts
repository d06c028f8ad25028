/** The document at an address of a listing that is not public, or is not any more, and at that of a list that there is not. */
import { typeRegistry, type ListingType } from '../../domain/listing/listing.ts'
import { paths, screenAddress } from '../../domain/paths.ts'
import { m } from '../../messages/compiled/messages.js'
import { inLanguage } from '../../messages/in-language.ts'
import { typeWords } from '../../words/listing-types.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { document, type DocumentLook } from './document.ts'
import type { NoDocument, PageRequest } from './page-route.ts'

interface Missing {
  readonly path: string
  /** Null: the address names no type. */
  readonly type: ListingType | null
  /** Whether it was public before. */
  readonly isGone: boolean
}

export function missingPage(look: DocumentLook, request: PageRequest, { path, type, isGone }: Missing): NoDocument {
  return inLanguage(request.language, () => {
    const title = isGone ? m.page_gone() : m.page_missing()
    const words = isGone ? m.page_gone_text() : m.page_missing_text()
    const main = `<h1>${text(title)}</h1>
<p>${text(words)}</p>
<p class="actions"><a class="first" href="/${screenAddress(paths.search)}">${text(m.nav_search())}</a>
${type ? `<a href="/${screenAddress(typeRegistry[type].path)}">${text(m.page_all({ list: typeWords[type].list() }))}</a>` : ''}</p>`
    const made = document(look, request, { path, title, description: words, main, isUnlisted: true })
    return { kind: 'missing', status: isGone ? 410 : 404, document: made }
  })
}
