/** Searches whole lists, as the web app does for servers without a search. Property tests compare the server's SQL with it. */
import type { Day } from '../days/days.ts'
import { sortKey } from '../sort-key.ts'
import { typeRegistry, type Listing, type ListingType } from '../listing/listing.ts'
import { occurrences } from '../days/occurrences.ts'
import type { SearchName } from './search-names.ts'
import { withGuesses, withoutUnlikelySounds } from './likely-guesses.ts'
import type { QueryTerm } from './query-word.ts'
import { readSearch, type SearchQuery } from './search-query.ts'
import { placeInOrder, type SearchRank } from './search-ranks.ts'
import { spelledKey, termsOf } from './search-terms.ts'
import { compareCodePoints } from '../sort-key.ts'

/** The approved listings of a type. */
export interface ListOfType {
  readonly type: ListingType
  readonly listings: readonly Listing[]
}

interface Found {
  readonly listing: Listing
  readonly rank: SearchRank
  /** The last day; `~` without one, which is after all days. */
  readonly lastDay: Day
  readonly key: string
}

/** What was found in a list, and the rank of each of its listings. */
export interface FoundInList {
  readonly listings: readonly Listing[]
  readonly ranks: readonly SearchRank[]
}

/**
 * The listings that match all words of the text, for each of the lists. Order: how they have the words; those that end on or after `from`
 * by rank and last day, ascending; past ones by rank, and by last day, descending.
 */
export function searchLists(lists: readonly ListOfType[], text: string, names: readonly SearchName[], from: Day): FoundInList[] {
  const indexed = lists.map(({ type, listings }) => ({
    type,
    listings: listings.map((listing) => ({ listing, terms: knownTermsOf(type, listing) })),
  }))
  const everyTerm = indexed.flatMap(({ listings }) => listings.flatMap(({ terms }) => terms))
  const query = likelyQuery(readSearch(text, names), everyTerm, names)
  return indexed.map(({ type, listings }) => {
    const sorted = listings
      .flatMap(({ listing, terms }) => found(listing, rankOf(query, type, terms)))
      .toSorted((a, b) => compare(a, b, from))
    return { listings: sorted.map(({ listing }) => listing), ranks: sorted.map(({ rank }) => rank) }
  })
}

/** Cached, since each typed letter starts a search. */
const knownTerms = new WeakMap<Listing, readonly string[]>()

function knownTermsOf(type: ListingType, listing: Listing): readonly string[] {
  const terms = knownTerms.get(listing) ?? termsOf(type, listing)
  knownTerms.set(listing, terms)
  return terms
}

/** Known words without what only sounds like them and is rarer; unknown ones with their spelling candidates. */
function likelyQuery(query: SearchQuery, everyTerm: readonly string[], names: readonly SearchName[]): SearchQuery {
  const keys = everyTerm.flatMap((term) => spelledKey(term) ?? [])
  const countOf = (wanted: QueryTerm) => everyTerm.filter((term) => isTerm(wanted, term.slice(1))).length
  return query.map((word) => {
    const isKnown = word.terms.some((wanted) => everyTerm.some((term) => isTerm(wanted, term.slice(1))))
    return isKnown ? withoutUnlikelySounds(word, countOf) : withGuesses(word, keys, names)
  })
}

/** Whether a listing has each word, in whatever way: also one that only sounds like it. No listing has those of a search without words. */
export function hasWords(query: SearchQuery, type: ListingType, listing: Listing): boolean {
  return rankOf(query, type, knownTermsOf(type, listing)) !== null
}

/** The rank of a listing with these terms; null if it lacks a word, or the query has none. */
function rankOf(query: SearchQuery, type: ListingType, terms: readonly string[]): SearchRank | null {
  const own = terms.filter((term) => term.startsWith(typeRegistry[type].searchLetter)).map((term) => term.slice(1))
  const ranks = query.map((word) => {
    const matched = word.terms.filter((wanted) => own.some((term) => isTerm(wanted, term)))
    return matched.length === 0 ? null : (Math.min(...matched.map(({ rank }) => rank)) as SearchRank)
  })
  return ranks.includes(null) || ranks.length === 0 ? null : (Math.max(...ranks.map((rank) => rank ?? 0)) as SearchRank)
}

function isTerm({ term, isPrefix }: QueryTerm, stored: string): boolean {
  return isPrefix ? stored.startsWith(term) : stored === term
}

function found(listing: Listing, rank: SearchRank | null): Found[] {
  return rank === null ? [] : [{ listing, rank, lastDay: occurrences(listing).at(-1) ?? '~', key: sortKey(listing) }]
}

/** Past listings are in the opposite order, so that both orders are those of one index. */
function compare(a: Found, b: Found, from: Day): number {
  const [aIsPast, bIsPast] = [a.lastDay < from, b.lastDay < from]
  const places = placeInOrder(a.rank, aIsPast) - placeInOrder(b.rank, bIsPast)
  if (places !== 0) return places
  const order = compareCodePoints(a.lastDay, b.lastDay) || compareCodePoints(a.key, b.key) || a.listing.id - b.listing.id
  return aIsPast ? -order : order
}
