/** The terms of documents and searches as PostgreSQL's text search reads them, without any dictionary. */
import type { ListingType } from '../../domain/listing.ts'
import type { SearchLevel, SearchQuery, WantedTerm } from '../../domain/search-query.ts'
import { typeLetter } from '../../domain/search-terms.ts'

/** The text of a `tsvector`. */
export function termVector(terms: readonly string[]): string {
  return terms.map(quoted).join(' ')
}

/** The text of a `tsquery` for the listings of a type that match up to a level; null if a word has no term up to it. */
export function termQuery(query: SearchQuery, type: ListingType, level: SearchLevel): string | null {
  // Whole words are also beginnings.
  const isAsked = (term: WantedTerm) => (level === 0 ? term.level === 0 : term.level > 0 && term.level <= level)
  const words = query.map(({ terms }) => terms.filter(isAsked).map((term) => wanted(type, term)).join(' | '))
  return words.length === 0 || words.includes('') ? null : words.map((word) => `(${word})`).join(' & ')
}

function wanted(type: ListingType, { term, isBeginning }: WantedTerm): string {
  return `${quoted(`${typeLetter[type]}${term}`)}${isBeginning ? ':*' : ''}`
}

function quoted(term: string): string {
  return `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
