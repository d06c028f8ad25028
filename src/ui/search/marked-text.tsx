/** A text with the words of the search marked. */
import { partsOf } from '../../../domain/search/search-hits.ts'
import { hasTerm, type SearchQuery } from '../../../domain/search/search-query.ts'
import { nameTerm } from '../../../domain/search/search-terms.ts'
import styles from './search-view.module.css'

interface MarkedTextProps {
  readonly text: string
  readonly query: SearchQuery
}

export function MarkedText({ text, query }: MarkedTextProps) {
  return partsOf(text, query).map((part, index) =>
    part.isHit ? <mark key={index} className={styles.mark}>{part.text}</mark> : part.text)
}

interface MarkedNameProps {
  readonly field: 'town' | 'tag'
  /** The name in the database. */
  readonly stored: string
  /** The name that is shown, which the search may have found by one in the other language. */
  readonly name: string
  readonly query: SearchQuery
}

export function MarkedName({ field, stored, name, query }: MarkedNameProps) {
  return hasTerm(query, nameTerm(field, stored)) ? <mark className={styles.mark}>{name}</mark> : name
}
