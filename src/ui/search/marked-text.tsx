/** A text with the words of the search marked. */
import { partsOf } from '../../../domain/search-hits.ts'
import type { SearchQuery } from '../../../domain/search-query.ts'
import styles from './search-view.module.css'

interface MarkedTextProps {
  readonly text: string
  readonly query: SearchQuery
}

export function MarkedText({ text, query }: MarkedTextProps) {
  return partsOf(text, query).map((part, index) =>
    part.isHit ? <mark key={index} className={styles.mark}>{part.text}</mark> : part.text)
}
