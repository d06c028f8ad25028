/** What a search looks for: the terms that each of its words matches, and how well. */
import { isMisspelling } from './search-errors.ts'
import { placedWords, wantedKeys } from './search-keys.ts'
import type { SearchName } from './search-names.ts'
import { fieldLetter, soundLetter } from './search-terms.ts'
import { longestSearch } from './search-text.ts'
import { fold } from '../sort-key.ts'
import { stopWords } from './stop-words.ts'

/**
 * How well a word matches, the best first: a whole word of the title, the beginning of one, the town, a tag, the description or the
 * address, the same sound, and a word with a typing error. A listing is as good as the worst of its words.
 */
export const searchLevels = ['word', 'title', 'town', 'tag', 'text', 'sound', 'error'] as const

/** A level, as its place in that order. */
export type SearchLevel = 0 | 1 | 2 | 3 | 4 | 5 | 6

/** A term, without the letter of the type, or the beginning of terms. */
export interface WantedTerm {
  readonly level: SearchLevel
  readonly term: string
  readonly isBeginning: boolean
}

/** A word of a search. */
export interface WantedWord {
  readonly letters: readonly string[]
  readonly terms: readonly WantedTerm[]
}

/** A search; empty if nothing that can be searched was typed. */
export type SearchQuery = readonly WantedWord[]

const mostWords = 6

/** Words that are in fewer places than these are searched with typing errors as well. */
export const rareBelow = 10

const mostCorrections = 30

/**
 * Reads what was typed. Each word may be the beginning of a longer one. Of "something for children" only the last word is looked for;
 * words after the sixth are ignored.
 */
export function readSearch(text: string, names: readonly SearchName[]): SearchQuery {
  const words = [...new Set(placedWords([...text].slice(0, longestSearch).join('')).map(({ word }) => fold(word)))]
  const telling = words.filter((word) => !stopWords.has(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords).map((word) => wantedWord(word, names))
}

function wantedWord(word: string, names: readonly SearchName[]): WantedWord {
  const typed = wantedKeys(word)
  const letters = [...new Set([...typed.letters, ...otherNames(typed.letters, names)])]
  const spelled = names.filter((name) => beginsOneOf(name.letters, letters))
  const terms: WantedTerm[] = [
    ...letters.map((key) => whole(0, `${fieldLetter.title}${key}`)),
    ...letters.map((key) => beginning(1, `${fieldLetter.title}${key}`)),
    ...spelled.map(({ field, term }) => whole(field === 'town' ? 2 : 3, term)),
    ...letters.map((key) => inText(4, fieldLetter.text, key)),
    ...[fieldLetter.title, fieldLetter.text].flatMap((field) =>
      typed.sounds.filter((key) => !letters.includes(key)).map((key) => inText(5, field, key))),
    ...[soundLetter.title, soundLetter.text].flatMap((field) => typed.sounds.map((key) => inText(5, field, key))),
    ...names.filter((name) => !spelled.includes(name) && beginsOneOf(name.sounds, typed.sounds)).map(({ term }) => whole(5, term)),
  ]
  return { letters: typed.letters, terms }
}

/** Whoever types the whole name of a town in one language also finds the texts that have it in another. */
function otherNames(letters: readonly string[], names: readonly SearchName[]): string[] {
  return names
    .filter(({ wholes, aliases }) => [...wholes, ...aliases].some((key) => letters.includes(key)))
    .flatMap(({ wholes }) => wholes)
}

function beginsOneOf(keys: readonly string[], beginnings: readonly string[]): boolean {
  return keys.some((key) => beginnings.some((each) => key.startsWith(each)))
}

/** The word with the words and names among these that it may have been meant as. */
export function withErrors(wanted: WantedWord, keys: readonly string[], names: readonly SearchName[]): WantedWord {
  const meant = [...new Set(keys)].filter((key) => isMisspelling(wanted.letters, key)).toSorted().slice(0, mostCorrections)
  const meantNames = names.filter((name) => name.letters.some((key) => isMisspelling(wanted.letters, key)))
  const known = new Set(wanted.terms.map(({ term }) => term))
  const terms = [
    ...meant.flatMap((key) => [fieldLetter.title, fieldLetter.text].map((field) => `${field}${key}`)),
    ...meantNames.map(({ term }) => term),
  ]
  return { ...wanted, terms: [...wanted.terms, ...terms.filter((term) => !known.has(term)).map((term) => whole(6, term))] }
}

/** Whether the search looks for this term as a whole. */
export function hasTerm(query: SearchQuery, wanted: string): boolean {
  return query.some(({ terms }) => terms.some(({ term, isBeginning }) => !isBeginning && term === wanted))
}

function whole(level: SearchLevel, term: string): WantedTerm {
  return { level, term, isBeginning: false }
}

/** Nearly every text has a word that begins with the same two letters, and to find them all takes long: these are whole words. */
const shortestBeginningInText = 3

function inText(level: SearchLevel, field: string, key: string): WantedTerm {
  return (key.length < shortestBeginningInText ? whole : beginning)(level, `${field}${key}`)
}

function beginning(level: SearchLevel, term: string): WantedTerm {
  return { level, term, isBeginning: true }
}
