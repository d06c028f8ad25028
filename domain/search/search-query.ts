/** What a search looks for: the terms that each of its words matches, and how well. */
import { isMisspelling } from './search-errors.ts'
import { placedWords, queryKeys } from './search-keys.ts'
import type { SearchName } from './search-names.ts'
import { fieldLetter, soundLetter } from './search-terms.ts'
import { longestSearch } from './search-text.ts'
import { fold } from '../sort-key.ts'
import { stopWords } from './stop-words.ts'

/**
 * How well a word matches, the best rank first: a whole word of the title, a prefix of one, the town, a tag, the description or the
 * address, the same sound, a spelling candidate. A listing has the worst rank of the words of the query.
 */
export const searchRanks = { titleWord: 0, titlePrefix: 1, town: 2, tag: 3, text: 4, sound: 5, candidate: 6 } as const

/** A rank; lower is better. */
export type SearchRank = (typeof searchRanks)[keyof typeof searchRanks]

/** The rank up to which every listing matches that matches at all. */
export const lastRank: SearchRank = searchRanks.candidate

/** A term without the letter of the type, or a prefix of such terms. */
export interface QueryTerm {
  readonly rank: SearchRank
  readonly term: string
  readonly isPrefix: boolean
}

/** A word of a search: its keys letter by letter, and the terms that match it. */
export interface QueryWord {
  readonly letters: readonly string[]
  readonly terms: readonly QueryTerm[]
}

/** The words of a search; empty if the text has none. */
export type SearchQuery = readonly QueryWord[]

const wordCap = 6

/** Words with fewer matches than this are rare: they get spelling candidates. */
export const rareWordCap = 10

const candidateCap = 30

/**
 * Parses the text of a search. Each word is a prefix. Stop words are ignored if there are others: of "something for children" only the
 * last word is searched. So are the words after the sixth.
 */
export function readSearch(text: string, names: readonly SearchName[]): SearchQuery {
  const words = [...new Set(placedWords([...text].slice(0, longestSearch).join('')).map(({ word }) => fold(word)))]
  const significant = words.filter((word) => !stopWords.has(word))
  return (significant.length > 0 ? significant : words).slice(0, wordCap).map((word) => queryWord(word, names))
}

function queryWord(word: string, names: readonly SearchName[]): QueryWord {
  const typed = queryKeys(word)
  const letters = [...new Set([...typed.letters, ...translatedNames(typed.letters, names)])]
  const spelled = names.filter((name) => startsWithOneOf(name.letters, letters))
  const sounding = names.filter((name) => !spelled.includes(name) && startsWithOneOf(name.sounds, typed.sounds))
  const terms: QueryTerm[] = [
    ...letters.map((key) => whole(searchRanks.titleWord, `${fieldLetter.title}${key}`)),
    ...letters.map((key) => prefix(searchRanks.titlePrefix, `${fieldLetter.title}${key}`)),
    ...spelled.map(({ field, term }) => whole(searchRanks[field], term)),
    ...letters.map((key) => inText(searchRanks.text, fieldLetter.text, key)),
    ...[fieldLetter.title, fieldLetter.text].flatMap((field) =>
      typed.sounds.filter((key) => !letters.includes(key)).map((key) => inText(searchRanks.sound, field, key))),
    ...[soundLetter.title, soundLetter.text].flatMap((field) => typed.sounds.map((key) => inText(searchRanks.sound, field, key))),
    ...sounding.map(({ term }) => whole(searchRanks.sound, term)),
  ]
  return { letters: typed.letters, terms }
}

/** The names of the same town or tag in all languages, for a word that is the whole of one of them. */
function translatedNames(letters: readonly string[], names: readonly SearchName[]): string[] {
  return names
    .filter(({ wholes, aliases }) => [...wholes, ...aliases].some((key) => letters.includes(key)))
    .flatMap(({ wholes }) => wholes)
}

function startsWithOneOf(keys: readonly string[], beginnings: readonly string[]): boolean {
  return keys.some((key) => beginnings.some((each) => key.startsWith(each)))
}

/** The word with its spelling candidates among these keys and names: those that differ by one typing error. */
export function withCandidates(word: QueryWord, keys: readonly string[], names: readonly SearchName[]): QueryWord {
  const candidates = [...new Set(keys)].filter((key) => isMisspelling(word.letters, key)).toSorted().slice(0, candidateCap)
  const candidateNames = names.filter((name) => name.letters.some((key) => isMisspelling(word.letters, key)))
  const known = new Set(word.terms.map(({ term }) => term))
  const terms = [
    ...candidates.flatMap((key) => [fieldLetter.title, fieldLetter.text].map((field) => `${field}${key}`)),
    ...candidateNames.map(({ term }) => term),
  ]
  const added = terms.filter((term) => !known.has(term)).map((term) => whole(searchRanks.candidate, term))
  return { ...word, terms: [...word.terms, ...added] }
}

/** Whether the query has this term as a whole term. */
export function hasTerm(query: SearchQuery, wanted: string): boolean {
  return query.some(({ terms }) => terms.some(({ term, isPrefix }) => !isPrefix && term === wanted))
}

function whole(rank: SearchRank, term: string): QueryTerm {
  return { rank, term, isPrefix: false }
}

/** Shorter keys are no prefixes in texts: nearly every text has a word with the same two first letters, and reading all takes long. */
const shortestPrefixInText = 3

function inText(rank: SearchRank, field: string, key: string): QueryTerm {
  return (key.length < shortestPrefixInText ? whole : prefix)(rank, `${field}${key}`)
}

function prefix(rank: SearchRank, term: string): QueryTerm {
  return { rank, term, isPrefix: true }
}
