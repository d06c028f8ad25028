/** Which listings are likely to be the same thing, sent twice: of one type, in one town, on one day, with titles of the same words. */
import { spanOf } from '../days/occurrences.ts'
import { withCompoundsApart, type TypedWord } from '../search/compounds.ts'
import { queryWord } from '../search/query-word.ts'
import { isMisspelling } from '../search/search-errors.ts'
import { keysIn, keysOf } from '../search/search-keys.ts'
import type { ComparedKeys, SearchName } from '../search/search-names.ts'
import { searchRanks } from '../search/search-ranks.ts'
import { nameTerm, wordLetter, wordTerms } from '../search/search-terms.ts'
import { significantWords } from '../search/significant-words.ts'
import { fold } from '../sort-key.ts'
import type { Listing, ListingType } from './listing.ts'

/** What listings are compared by. The city has its stored name. */
export type Compared = Pick<Listing, 'title' | 'translatedTitle' | 'city' | 'startDate' | 'endDate'> & { readonly type: ListingType }

/** Listings with at least this score are likely to be the same. */
export const likelyScore = 0.6

/** So many listings are told of. */
export const mostDuplicates = 3

/** So many words of a title are compared. */
const wordCap = 6

/** The words of a title that say what is listed. */
export interface ComparedTitle {
  readonly words: readonly ComparedWord[]
  readonly numbers: readonly string[]
  /** What is compared if there are no words. */
  readonly folded: string
}

/** A word with the terms of titles and tags that match it as a whole, and those under which it is stored itself. */
export interface ComparedWord extends ComparedKeys {
  readonly matched: ReadonlySet<string>
  readonly stored: readonly string[]
}

/** How much the listings are alike, from 0 to 1, in either order. */
export function likeness(one: ComparedListing, other: ComparedListing): number {
  if (one.type !== other.type || one.city !== other.city || !haveSameDay(one, other)) return 0
  return Math.max(...one.titles.flatMap((title) => other.titles.map((otherTitle) => likenessOfTitles(title, otherTitle))))
}

/** A listing with its titles, which are read once. */
export interface ComparedListing extends Omit<Compared, 'title' | 'translatedTitle'> {
  readonly titles: readonly ComparedTitle[]
}

/** So many of the words of a title another one has at least that is likely to be the same. */
export function sharedWords(count: number): number {
  // With m of n words, and as many words of its own, the score is 2m / (n + m).
  return Math.ceil((count * likelyScore) / (2 - likelyScore))
}

/**
 * Reads the titles of listings in one town, in both languages. Their words are compared with the names of this town and of tags, and each
 * is read once, since such listings have many in common.
 */
export function titlesReader(city: string | null, allNames: readonly SearchName[]): (listing: Compared) => ComparedListing {
  const town = city === null ? null : nameTerm('town', city)
  const names = allNames.filter(({ field, term }) => field === 'tag' || term === town)
  const known = new Map<string, ComparedWord>()
  const read = (typed: TypedWord) => {
    const key = `${typed.word} ${typed.compound?.spellings[0] ?? ''}`
    const word = known.get(key) ?? comparedWord(typed, names)
    known.set(key, word)
    return word
  }
  return (listing) => {
    const titles = [listing.title, listing.translatedTitle ?? ''].filter((title) => title !== '')
    return { ...listing, titles: titles.map((title) => comparedTitle(title, town, read)) }
  }
}

/** They begin or end on the same day, or neither has a day. */
function haveSameDay(one: ComparedListing, other: ComparedListing): boolean {
  const [span, otherSpan] = [one, other].map(({ startDate, endDate }) => spanOf({ startDate, endDate }))
  if (!span || !otherSpan) return !span && !otherSpan
  return span.from === otherSpan.from || span.to === otherSpan.to
}

/** The share of words that the other title has too. Titles with different numbers are parts of a series. */
function likenessOfTitles(one: ComparedTitle, other: ComparedTitle): number {
  if (one.words.length === 0 || other.words.length === 0) return one.folded === other.folded ? 1 : 0
  if (haveOtherNumbers(one.numbers, other.numbers)) return 0
  const shared = sharedBy(one.words, other.words) + sharedBy(other.words, one.words)
  return shared / (one.words.length + other.words.length)
}

function haveOtherNumbers(one: readonly string[], other: readonly string[]): boolean {
  return one.length > 0 && other.length > 0 && !one.some((number) => other.includes(number))
}

function sharedBy(words: readonly ComparedWord[], others: readonly ComparedWord[]): number {
  return words.filter((word) => others.some((other) => isSameWord(word, other) || isSameWord(other, word))).length
}

function isSameWord({ matched, letters, spellings }: ComparedWord, { stored, ...other }: ComparedWord): boolean {
  if (stored.some((term) => matched.has(term))) return true
  return other.letters.some((key) => isMisspelling(letters, key)) || other.spellings.some((key) => isMisspelling(spellings, key))
}

/** The name of the town is left out: all that are compared are in it. */
function comparedTitle(title: string, town: string | null, read: (word: TypedWord) => ComparedWord): ComparedTitle {
  const words = significantWords(title).map(fold).filter((word) => !/^\d+$/.test(word))
  const typed = eachCompoundOnce(withCompoundsApart([...new Set(words)]))
  const known = typed.map(read)
  const own = known.filter(({ stored }) => town === null || !stored.includes(town))
  return { words: (own.length > 0 ? own : known).slice(0, wordCap), numbers: title.match(/\d+/g) ?? [], folded: fold(title) }
}

const titleLetters: ReadonlySet<string> = new Set(Object.values(wordLetter).map(({ title }) => title))

function comparedWord(typed: TypedWord, names: readonly SearchName[]): ComparedWord {
  const { letters, spellings, terms } = queryWord(typed, names)
  const whole = terms.filter(({ rank, isPrefix }) => !isPrefix && rank !== searchRanks.beginning && rank !== searchRanks.laterBeginning)
  const inTitles = whole.filter(({ term }) => titleLetters.has(term[0] ?? '')).map(({ term }) => term)
  const own = names.map(({ term }) => term).filter((name) => whole.some(({ rank, term }) => term === name && rank <= searchRanks.nameWord))
  const compound = (typed.compound?.spellings ?? []).flatMap(keysIn)
  const stored = [keysOf(typed.word), ...compound].flatMap((keys) => wordTerms('title', keys))
  return { letters, spellings, matched: new Set([...inTitles, ...own]), stored: [...new Set([...stored, ...own])] }
}

/** "Clean" and "up" are one word. */
function eachCompoundOnce(words: readonly TypedWord[]): TypedWord[] {
  return words.filter(({ compound }, index) => compound === undefined || words.findIndex((other) => other.compound === compound) === index)
}
