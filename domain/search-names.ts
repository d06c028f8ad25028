/** The names of towns and tags in all languages, by which their listings are found. */
import type { City } from './cities.ts'
import { languages, type Language } from './languages.ts'
import { keysIn } from './search-keys.ts'
import { nameTerm } from './search-terms.ts'
import { allTags } from './tags.ts'

/** A town or a tag. */
export interface SearchName {
  readonly field: 'town' | 'tag'
  readonly term: string
  /** The keys of the words of all its names. */
  readonly letters: readonly string[]
  readonly sounds: readonly string[]
  /** The keys of the names that are one word. */
  readonly wholes: readonly string[]
}

/** Reads the names once; a search compares each of them with what is typed. */
export function searchNames(cities: readonly City[], tagName: (tag: string, language: Language) => string): SearchName[] {
  const towns = cities.map(({ name }) => searchName('town', name[languages[0]], Object.values(name)))
  return [...towns, ...allTags.map((tag) => searchName('tag', tag, [tag, ...languages.map((language) => tagName(tag, language))]))]
}

function searchName(field: 'town' | 'tag', stored: string, names: readonly string[]): SearchName {
  const words = names.map(keysIn)
  const wholes = words.flatMap(([word, ...others]) => (word && others.length === 0 ? [word.letters] : []))
  const letters = new Set(words.flat().map((keys) => keys.letters))
  const sounds = new Set(words.flat().map((keys) => keys.sound))
  return { field, term: nameTerm(field, stored), letters: [...letters], sounds: [...sounds], wholes: [...new Set(wholes)] }
}
