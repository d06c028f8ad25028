/** Searches whole lists, as the web app does for servers without a search. Property tests compare the server's SQL with it. */
import type { Day } from '../days/days.ts'
import { sortKey } from '../sort-key.ts'
import type { Listing, ListingType } from '../listing/listing.ts'
import { occurrences } from '../days/occurrences.ts'
import type { SearchName } from './search-names.ts'
import { rareBelow, readSearch, withErrors, type SearchLevel, type SearchQuery, type WantedTerm } from './search-query.ts'
import { spelledKey, termsOf, typeLetter } from './search-terms.ts'
import { compareCodePoints } from '../sort-key.ts'

/** The approved listings of a type. */
export interface ListOfType {
  readonly type: ListingType
  readonly listings: readonly Listing[]
}

interface Found {
  readonly listing: Listing
  readonly level: SearchLevel
  /** The last day; `~` without one, which is after all days. */
  readonly lastDay: Day
  readonly key: string
}

/**
 * The listings that have all words of the text, for each of the lists: the best level first, then those that end on or after `from`,
 * the first to end first, then past ones, the last to end first.
 */
export function searchLists(lists: readonly ListOfType[], text: string, names: readonly SearchName[], from: Day): Listing[][] {
  const indexed = lists.map(({ type, listings }) => ({
    type,
    listings: listings.map((listing) => ({ listing, terms: knownTermsOf(type, listing) })),
  }))
  const everyTerm = indexed.flatMap(({ listings }) => listings.flatMap(({ terms }) => terms))
  const query = withRareErrors(readSearch(text, names), everyTerm, names)
  return indexed.map(({ type, listings }) =>
    listings
      .flatMap(({ listing, terms }) => found(listing, levelOf(query, type, terms)))
      .toSorted((a, b) => compare(a, b, from))
      .map(({ listing }) => listing))
}

/** A search follows each letter that is typed. */
const knownTerms = new WeakMap<Listing, readonly string[]>()

function knownTermsOf(type: ListingType, listing: Listing): readonly string[] {
  const terms = knownTerms.get(listing) ?? termsOf(type, listing)
  knownTerms.set(listing, terms)
  return terms
}

function withRareErrors(query: SearchQuery, everyTerm: readonly string[], names: readonly SearchName[]): SearchQuery {
  const keys = everyTerm.flatMap((term) => spelledKey(term) ?? [])
  return query.map((word) => {
    // The whole words of the first level are counted as beginnings.
    const places = word.terms.filter(({ level }) => level > 0)
      .map((wanted) => everyTerm.filter((term) => isTerm(wanted, term.slice(1))).length)
    return places.reduce((sum, count) => sum + count, 0) < rareBelow ? withErrors(word, keys, names) : word
  })
}

/** Null if a word is missing, or there is none. */
function levelOf(query: SearchQuery, type: ListingType, terms: readonly string[]): SearchLevel | null {
  const own = terms.filter((term) => term.startsWith(typeLetter[type])).map((term) => term.slice(1))
  const levels = query.map((word) => {
    const matched = word.terms.filter((wanted) => own.some((term) => isTerm(wanted, term)))
    return matched.length === 0 ? null : (Math.min(...matched.map(({ level }) => level)) as SearchLevel)
  })
  return levels.includes(null) || levels.length === 0 ? null : (Math.max(...levels.map((level) => level ?? 0)) as SearchLevel)
}

function isTerm({ term, isBeginning }: WantedTerm, stored: string): boolean {
  return isBeginning ? stored.startsWith(term) : stored === term
}

function found(listing: Listing, level: SearchLevel | null): Found[] {
  return level === null ? [] : [{ listing, level, lastDay: occurrences(listing).at(-1) ?? '~', key: sortKey(listing) }]
}

/** Past listings are in the opposite order, so that both orders are those of one index. */
function compare(a: Found, b: Found, from: Day): number {
  const [aIsPast, bIsPast] = [a.lastDay < from, b.lastDay < from]
  if (a.level !== b.level) return a.level - b.level
  if (aIsPast !== bIsPast) return aIsPast ? 1 : -1
  const order = compareCodePoints(a.lastDay, b.lastDay) || compareCodePoints(a.key, b.key) || a.listing.id - b.listing.id
  return aIsPast ? -order : order
}
