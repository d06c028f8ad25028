/** The languages of the site, as a reader of this page takes them. */
import { languages, type Language } from '../../../domain/languages.ts'
import { getLocale } from '../../../messages/compiled/runtime.js'

/** The language of the page is the first. */
export function languagesHere(): readonly [Language, ...Language[]] {
  const own = getLocale()
  return [own, ...languages.filter((language) => language !== own)]
}
