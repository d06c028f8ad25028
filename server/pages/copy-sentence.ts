/** The sentence of a page that the service worker keeps, which says that it is a copy. */
import { hiddenCopySentence } from '../../domain/page-elements.ts'
import { m } from '../../messages/compiled/messages.js'
import { escapeMarkup as text } from '../feeds/markup.ts'

/** Call it in the language of the page. Hidden until the page is a copy. */
export function copySentence(): string {
  return `<p class="notice" ${hiddenCopySentence}>${text(m.page_copy_kept())}</p>`
}
