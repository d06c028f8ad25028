/** What a search looks for: the terms that each of its words matches, and how well. */
import { withCompoundsApart, type TypedWord } from './compounds.ts'
import { isMisspelling } from './search-errors.ts'
import { letterKey, placedWords, queryKeys } from './search-keys.ts'
import type { SearchName } from './search-names.ts'
import { fieldLetter, soundLetter } from './search-terms.ts'
import { longestSearch } from './search-text.ts'
import { fold } from '../sort-key.ts'
import { stopWords } from './stop-words.ts'
import { otherForms } from './word-forms.ts'

/**
 * How well a word matches, the best rank first: a whole word of the title in any of its forms, a prefix of one, the town, a tag, the
 * description or the address, the same sound, a spelling candidate. The name of a town is where: listings in the town come before those
 * that name it. A listing has the worst rank of the words of the query. Within a rank, `searchLists` has soon before far, and coming
 * before over; of the types, the one with the best rank is first.
 */
export const searchRanks = { titleWord: 0, titlePrefix: 1, town: 2, tag: 3, text: 4, sound: 5, candidate: 6 } as const

/** Whether listings of this rank do not have the words as typed, but others that are spelled or sound alike. */
export function isGuess(rank: SearchRank): boolean {
  return rank >= searchRanks.sound
}

/** What was found of some types, the one with the best listing first; otherwise in their order. */
export function byBestListing<Found extends { readonly ranks: readonly SearchRank[] }>(types: readonly Found[]): Found[] {
  const best = ({ ranks }: Found) => ranks[0] ?? lastRank
  return types.toSorted((a, b) => best(a) - best(b))
}

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

const candidateCap = 30

/**
 * Parses the text of a search. Each word is a prefix. Stop words are ignored if there are others: of "something for children" only the
 * last word is searched. So are the words after the sixth.
 */
export function readSearch(text: string, names: readonly SearchName[]): SearchQuery {
  const words = [...new Set(placedWords([...text].slice(0, longestSearch).join('')).map(({ word }) => fold(word)))]
  const significant = words.filter((word) => !stopWords.has(word))
  const apart = withCompoundsApart(significant.length > 0 ? significant : words)
  return apart.slice(0, wordCap).map((word) => queryWord(word, names))
}

function queryWord({ word, compound }: TypedWord, names: readonly SearchName[]): QueryWord {
  const typed = queryKeys(word)
  const named = names.filter(({ wholes, aliases }) => [...wholes, ...aliases].some((key) => typed.letters.includes(key)))
  const letters = [...new Set([
    ...typed.letters, ...named.flatMap(({ wholes }) => wholes), ...(compound === undefined ? [] : [letterKey(compound)]),
  ])]
  const forms = typed.letters.flatMap((key) => otherForms(word, key)).filter((key) => !letters.includes(key))
  const towns = named.filter(({ field }) => field === 'town')
  const spelled = names.filter((name) => startsWithOneOf(name.letters, letters))
  const sounding = names.filter((name) => !spelled.includes(name) && startsWithOneOf(name.sounds, typed.sounds))
  const terms: QueryTerm[] = [
    ...towns.map(({ term }) => whole(searchRanks.titleWord, term)),
    ...(towns.length > 0 ? [] : [...letters, ...forms]).map((key) => whole(searchRanks.titleWord, `${fieldLetter.title}${key}`)),
    ...letters.map((key) => prefix(searchRanks.titlePrefix, `${fieldLetter.title}${key}`)),
    ...spelled.filter((name) => !towns.includes(name)).map(({ field, term }) => whole(searchRanks[field], term)),
    ...letters.map((key) => inText(searchRanks.text, fieldLetter.text, key)),
    ...forms.map((key) => whole(searchRanks.text, `${fieldLetter.text}${key}`)),
    ...[fieldLetter.title, fieldLetter.text].flatMap((field) =>
      typed.sounds.filter((key) => !letters.includes(key)).map((key) => inText(searchRanks.sound, field, key))),
    ...[soundLetter.title, soundLetter.text].flatMap((field) => typed.sounds.map((key) => inText(searchRanks.sound, field, key))),
    ...sounding.map(({ term }) => whole(searchRanks.sound, term)),
  ]
  return { letters: typed.letters, terms }
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
