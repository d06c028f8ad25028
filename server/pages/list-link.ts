/** A link to a list that the server makes. With scripts it opens the screen of the app that shows the same (`public/page.js`). */
import type { Filter } from '../../domain/lists/filter.ts'
import { listPagePath } from '../../domain/lists/list-page.ts'
import type { Language } from '../../domain/languages.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import { listAddress } from '../feeds/followed-list.ts'
import { escapeMarkup as text } from '../feeds/markup.ts'
import { inLanguageOf } from './in-language-of.ts'

interface LinkedList {
  readonly type: ListingType
  readonly filter: Filter
  readonly language: Language
  /** The path of the document that has the link. */
  readonly presentPath?: string
}

export function listLink(words: string, { type, filter, language, presentPath }: LinkedList): string {
  const path = listPagePath({ type, filter, number: 1 })
  const mark = path === presentPath ? ' aria-current="page"' : ''
  const screen = listAddress({ type, filter, siteAddress: '' })
  return `<a href="${text(inLanguageOf(path, language))}" data-screen="${text(screen)}"${mark}>${text(words)}</a>`
}
