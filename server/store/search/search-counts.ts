/** Which stored terms the words of a search match, and how many listings have them; words that few have are also sought with errors. */
import { sql } from 'kysely'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import { formsOf } from '../../../domain/search/search-errors.ts'
import type { SearchName } from '../../../domain/search/search-names.ts'
import {
  rareBelow, withErrors, type SearchLevel, type SearchQuery, type WantedTerm, type WantedWord,
} from '../../../domain/search/search-query.ts'
import { typeLetter } from '../../../domain/search/search-terms.ts'
import { statementName } from '../../database/named-statements.ts'
import type { Connection } from '../connection.ts'

/** What is stored of a wanted term in one type. A listing with several of the terms is counted for each. */
export interface TermCount {
  /** The place of the word in the query. */
  readonly word: number
  readonly type: ListingType
  readonly level: SearchLevel
  /** The wanted term with the letter of the type. */
  readonly beginning: string
  /** All stored terms that it matches; null if they are many: then all that begin with it. */
  readonly terms: readonly string[] | null
  readonly sum: number
  /** That of the most frequent term. */
  readonly most: number
}

/** A query with what is known of its listings before they are read: nothing of the terms that no listing has. */
export interface CountedQuery {
  readonly query: SearchQuery
  readonly counts: readonly TermCount[]
}

/**
 * Reads the counts. Words that are in few places get the words that they may have been meant as. The index finds listings by terms
 * faster than by their beginning, so up to `mostTerms` are read for each.
 */
export async function countedQuery(
  db: Connection,
  query: SearchQuery,
  names: readonly SearchName[],
  mostTerms: number,
): Promise<CountedQuery> {
  const counts = await readCounts(db, query, mostTerms)
  const isRare = (index: number) => placesOf(counts, index) < rareBelow
  if (!query.some((_, index) => isRare(index))) return { query, counts }
  const keys = await meantWords(db, query.filter((_, index) => isRare(index)))
  const corrected = query.map((word, index) => (isRare(index) ? withErrors(word, keys, names) : word))
  const isLonger = corrected.some(({ terms }, index) => terms.length > (query[index]?.terms.length ?? 0))
  return isLonger ? { query: corrected, counts: await readCounts(db, corrected, mostTerms) } : { query, counts }
}

/** The most listings of the type that can match up to the level: those of the word that the fewest have. */
export function mostListings({ query, counts }: CountedQuery, type: ListingType, level: SearchLevel): number {
  const perWord = query.map((_, index) => countsOf(counts, index, type, level).reduce((sum, count) => sum + count.sum, 0))
  return perWord.length === 0 ? 0 : Math.min(...perWord)
}

/** The fewest listings of the type that match; known only of a single word. */
export function leastListings({ query, counts }: CountedQuery, type: ListingType): number {
  return query.length === 1 ? Math.max(0, ...countsOf(counts, 0, type, 6).map(({ most }) => most)) : 0
}

/** Those of one word up to a level. Whole words are also beginnings, and are counted as such from the second level on. */
export function countsOf(counts: readonly TermCount[], index: number, type: ListingType, level: SearchLevel): readonly TermCount[] {
  const isCounted = (each: SearchLevel) => (level === 0 ? each === 0 : each > 0 && each <= level)
  return counts.filter((count) => count.word === index && count.type === type && isCounted(count.level))
}

function placesOf(counts: readonly TermCount[], index: number): number {
  return counts.filter(({ word, level }) => word === index && level > 0).reduce((sum, count) => sum + count.sum, 0)
}

async function readCounts(db: Connection, query: SearchQuery, mostTerms: number): Promise<TermCount[]> {
  const wanted = query.flatMap(({ terms }, word) =>
    listingTypes.flatMap((type) => terms.map((term) => ({ word, type, level: term.level, ...rangeOf(type, term) }))))
  const { rows } = await sql<Pick<TermCount, 'sum' | 'most' | 'terms'> & { readonly number: number }>`
    ${sql.raw(statementName('search-counts'))}
    select number::integer - 1 as number, sum::integer, most, case when distinct_terms <= ${mostTerms} then terms end as terms
    from unnest(${wanted.map(({ low }) => low)}::text[], ${wanted.map(({ high }) => high)}::text[])
      with ordinality as wanted (low, high, number)
    cross join lateral (
      select sum(count) as sum, max(count) as most, count(*) as distinct_terms, array_agg(term::text) as terms
      from search_term where term >= low collate "C" and term < high collate "C"
    ) as found
    where sum > 0
  `.execute(db)
  return rows.flatMap(({ number, ...found }) => {
    const asked = wanted[number]
    return asked ? [{ word: asked.word, type: asked.type, level: asked.level, beginning: asked.low, ...found }] : []
  })
}

/** The terms of a range of the index, by code points: a term, or all that begin with it. */
function rangeOf(type: ListingType, { term, isBeginning }: WantedTerm): { readonly low: string; readonly high: string } {
  const low = `${typeLetter[type]}${term}`
  return { low, high: `${low}${isBeginning ? '\u{10FFFF}' : '\u0001'}` }
}

async function meantWords(db: Connection, words: readonly WantedWord[]): Promise<string[]> {
  const forms = [...new Set(words.flatMap(({ letters }) => letters.flatMap(formsOf)))]
  const { rows } = await sql<{ word: string }>`
    ${sql.raw(statementName('search-meant-words'))}
    select distinct word from search_form where form = any(${forms}::text[] collate "C")
  `.execute(db)
  return rows.map(({ word }) => word)
}
