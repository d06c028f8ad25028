/** Reads which stored terms the words of a query match and how many listings have them; unknown words get spelling candidates. */
import { sql } from 'kysely'
import { listingTypes, typeRegistry, type ListingType } from '../../../domain/listing/listing.ts'
import { formsOf } from '../../../domain/search/search-errors.ts'
import type { SearchName } from '../../../domain/search/search-names.ts'
import { withGuesses, withoutUnlikelySounds } from '../../../domain/search/likely-guesses.ts'
import type { QueryTerm, QueryWord } from '../../../domain/search/query-word.ts'
import type { SearchQuery } from '../../../domain/search/search-query.ts'
import { lastRank, type SearchRank } from '../../../domain/search/search-ranks.ts'
import { statementName } from '../../database/named-statements.ts'
import type { Connection } from '../connection.ts'

/** The stored terms of one type that match a term of the query. A listing with several of the terms is counted for each. */
export interface TermCount {
  /** The place of the word in the query. */
  readonly word: number
  readonly type: ListingType
  readonly rank: SearchRank
  /** The term of the query with the letter of the type; `isPrefix` if it is the beginning of stored terms. */
  readonly prefix: string
  readonly isPrefix: boolean
  /** The stored terms that it matches; null if they are more than the cap: then the prefix is searched. */
  readonly terms: readonly string[] | null
  /** The sum of their counts. */
  readonly sum: number
  /** The count of the most frequent term. */
  readonly most: number
}

/** A query with the counts of its terms. Terms without a listing have none. */
export interface CountedQuery {
  readonly query: SearchQuery
  readonly counts: readonly TermCount[]
}

/**
 * Reads the counts of the terms. Known words lose what only sounds like them and is rarer; those that no listing has get their spelling
 * candidates. Searching the index by terms is faster than by a prefix, so up to `termCap` terms are read for each prefix.
 */
export async function countedQuery(
  db: Connection,
  query: SearchQuery,
  names: readonly SearchName[],
  termCap: number,
): Promise<CountedQuery> {
  const { query: likely, counts } = withLikelySounds(query, await readCounts(db, query, termCap))
  const isUnknown = (index: number) => !counts.some(({ word }) => word === index)
  const unknown = likely.filter((_, index) => isUnknown(index))
  if (unknown.length === 0) return { query: likely, counts }
  const keys = await candidatesOf(db, unknown)
  const corrected = likely.map((word, index) => (isUnknown(index) ? withGuesses(word, keys, names) : word))
  const isLonger = corrected.some(({ terms }, index) => terms.length > (likely[index]?.terms.length ?? 0))
  return isLonger ? { query: corrected, counts: await readCounts(db, corrected, termCap) } : { query: likely, counts }
}

function withLikelySounds(query: SearchQuery, counts: readonly TermCount[]): CountedQuery {
  const likely = query.map((word, index) => withoutUnlikelySounds(word, (wanted) => counts
    .filter(({ word: of, rank, isPrefix, prefix }) =>
      of === index && rank === wanted.rank && isPrefix === wanted.isPrefix && prefix.slice(1) === wanted.term)
    .reduce((total, { sum }) => total + sum, 0)))
  const isLeft = (count: TermCount) => likely[count.word]?.terms.some(({ rank }) => rank === count.rank)
  return { query: likely, counts: counts.filter(isLeft) }
}

/** The counts of the terms as they are: words keep what only sounds like them, and get no spelling candidates. */
export async function countedTerms(db: Connection, query: SearchQuery, termCap: number): Promise<CountedQuery> {
  return { query, counts: await readCounts(db, query, termCap) }
}

/** An upper bound of the listings of the type with this rank or a better one: the count of the rarest word. */
export function mostListings({ query, counts }: CountedQuery, type: ListingType, rank: SearchRank): number {
  const perWord = query.map((_, index) => countsOf(counts, index, type, rank).reduce((sum, count) => sum + count.sum, 0))
  return perWord.length === 0 ? 0 : Math.min(...perWord)
}

/** A lower bound of the matching listings of the type; 0 for words with different terms. */
export function leastListings({ query, counts }: CountedQuery, type: ListingType): number {
  const [first = [], ...others] = query.map((_, index) => countsOf(counts, index, type, lastRank))
  const termsOf = (word: readonly TermCount[]) => word.flatMap(({ prefix, terms }) => terms ?? `${prefix}*`).toSorted().join(' ')
  return others.every((word) => termsOf(word) === termsOf(first)) ? Math.max(0, ...first.map(({ most }) => most)) : 0
}

/** The counts of one word up to a rank, without those of terms that another one is a prefix of. */
export function countsOf(counts: readonly TermCount[], index: number, type: ListingType, rank: SearchRank): readonly TermCount[] {
  const reached = counts.filter((count) => count.word === index && count.type === type && count.rank <= rank)
  const prefixes = reached.filter(({ isPrefix }) => isPrefix)
  const isCovered = ({ prefix, isPrefix }: TermCount) =>
    prefixes.some((each) => prefix.startsWith(each.prefix) && !(isPrefix && prefix === each.prefix))
  return reached.filter((count) => !isCovered(count))
}

async function readCounts(db: Connection, query: SearchQuery, termCap: number): Promise<TermCount[]> {
  const wanted = query.flatMap(({ terms }, word) =>
    listingTypes.flatMap((type) => terms.map((term) => ({ word, type, term, ...rangeOf(type, term) }))))
  const { rows } = await sql<Pick<TermCount, 'sum' | 'most' | 'terms'> & { readonly number: number }>`
    ${sql.raw(statementName('search-counts'))}
    select number::integer - 1 as number, sum::integer, most, case when distinct_terms <= ${termCap} then terms end as terms
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
    if (!asked) return []
    const { word, type, term: { rank, isPrefix }, low } = asked
    return [{ word, type, rank, prefix: low, isPrefix, ...found }]
  })
}

/** The range of the index, by code points, of a term or of all terms with a prefix. */
function rangeOf(type: ListingType, { term, isPrefix }: QueryTerm): { readonly low: string; readonly high: string } {
  const low = `${typeRegistry[type].searchLetter}${term}`
  return { low, high: `${low}${isPrefix ? '\u{10FFFF}' : '\u0001'}` }
}

async function candidatesOf(db: Connection, words: readonly QueryWord[]): Promise<string[]> {
  const forms = [...new Set(words.flatMap(({ letters, spellings }) => [...letters, ...spellings].flatMap(formsOf)))]
  const { rows } = await sql<{ word: string }>`
    ${sql.raw(statementName('search-candidates'))}
    select distinct word from search_form where form = any(${forms}::text[] collate "C")
  `.execute(db)
  return rows.map(({ word }) => word)
}
