/** The terms of documents and searches as PostgreSQL's text search reads them, without any dictionary. */
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { SearchLevel } from '../../../domain/search/search-query.ts'
import { countsOf, type CountedQuery, type TermCount } from './search-counts.ts'

/** The text of a `tsvector`. */
export function termVector(terms: readonly string[]): string {
  return terms.map(quoted).join(' ')
}

/**
 * The text of a `tsquery` for the listings of a type that match up to a level; null if none has a word up to it. The same text for two
 * levels if they match the same listings.
 */
export function termQuery({ query, counts }: CountedQuery, type: ListingType, level: SearchLevel): string | null {
  const words = query.map((_, index) => [...new Set(countsOf(counts, index, type, level).flatMap(wanted))].toSorted().join(' | '))
  return words.length === 0 || words.includes('') ? null : words.map((word) => `(${word})`).join(' & ')
}

function wanted({ beginning, terms }: TermCount): string[] {
  return terms ? terms.map(quoted) : [`${quoted(beginning)}:*`]
}

function quoted(term: string): string {
  return /[\\']/.test(term) ? `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${term}'`
}
