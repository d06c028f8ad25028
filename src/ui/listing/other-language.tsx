/** The button that shows a listing's text in its other language. */
import type { Language } from '../../../domain/languages.ts'
import { otherLanguage, type WordedListing } from '../../../domain/listing/listing-language.ts'
import { m } from '../../../messages/compiled/messages.js'
import button from '../button.module.css'
import styles from './other-language.module.css'

interface OtherLanguageProps {
  readonly listing: WordedListing
  /** The language in which it is shown. */
  readonly shown: Language
  readonly onLanguage: (language: Language) => void
}

/** Nothing for a listing with one text. */
export function OtherLanguage({ listing, shown, onLanguage }: OtherLanguageProps) {
  const other = otherLanguage(shown, listing)
  if (!other) return null
  return (
    <button type="button" className={`${button.quiet} ${styles.other}`} onClick={() => onLanguage(other)}>
      {m.listing_read_in({ language: other })}
    </button>
  )
}
