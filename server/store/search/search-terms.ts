/** The terms of documents and searches as PostgreSQL's text search reads them, without any dictionary. */
import { typeRegistry, type ListingType } from '../../../domain/listing/listing.ts'
import type { SearchQuery } from '../../../domain/search/search-query.ts'
import type { SearchRank } from '../../../domain/search/search-ranks.ts'
import { countsOf, type CountedQuery, type TermCount } from './search-counts.ts'

/** The text of a `tsvector`. */
export function termVector(terms: readonly string[]): string {
  return terms.map(quotedTerm).join(' ')
}

/**
 * The text of a `tsquery` for the listings of a type with this rank or a better one; null if a word has no such term. Two ranks have
 * the same text if they match the same listings.
 */
export function termQuery({ query, counts }: CountedQuery, type: ListingType, rank: SearchRank): string | null {
  const words = query.map((_, index) => [...new Set(countsOf(counts, index, type, rank).flatMap(termsOf))].toSorted().join(' | '))
  return words.length === 0 || words.includes('') ? null : [...new Set(words)].map((word) => `(${word})`).join(' & ')
}

/** The text of a `tsquery` for the listings of a type with all words, whose terms are not counted; null if the query has no words. */
export function prefixQuery(query: SearchQuery, type: ListingType): string | null {
  const letter = typeRegistry[type].searchLetter
  const words = query.map(({ terms }) =>
    [...new Set(terms.map(({ term, isPrefix }) => `${quotedTerm(`${letter}${term}`)}${isPrefix ? ':*' : ''}`))].join(' | '))
  return words.length === 0 || words.includes('') ? null : words.map((word) => `(${word})`).join(' & ')
}

function termsOf({ prefix, terms }: TermCount): string[] {
  return terms ? terms.map(quotedTerm) : [`${quotedTerm(prefix)}:*`]
}

/** A term in the text of a `tsvector` or a `tsquery`. */
export function quotedTerm(term: string): string {
  return /[\\']/.test(term) ? `'${term.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${term}'`
}
