/** The names of towns and tags in all languages, by which their listings are found. */
import type { City } from '../places/cities.ts'
import { casesOf, namesOf, plainName } from '../place-names/city-forms.ts'
import { languages, type Language } from '../languages.ts'
import { keysIn } from './search-keys.ts'
import { nameTerm } from './search-terms.ts'
import { allTags } from '../listing/tags.ts'

/** A town or a tag. */
export interface SearchName {
  readonly field: 'town' | 'tag'
  readonly term: string
  /** The keys of the words of all its names, of names that are one word in all cases. */
  readonly letters: readonly string[]
  readonly sounds: readonly string[]
  /** The keys of the names that are one word, without aliases. */
  readonly wholes: readonly string[]
  /** The keys of the aliases that are one word: whoever types one finds texts with `wholes`. */
  readonly aliases: readonly string[]
}

/** Reads the names once; a search compares each of them with what is typed. */
export function searchNames(cities: readonly City[], tagName: (tag: string, language: Language) => string): SearchName[] {
  const towns = cities.map((city) => townName(city, Object.values(city.name)))
  return [...towns, ...allTags.map((tag) => searchName('tag', tag, [tag, ...languages.map((language) => tagName(tag, language))], []))]
}

function townName(city: City, listed: readonly string[]): SearchName {
  const others = namesOf(city).filter((name) => !listed.includes(name))
  const cases = namesOf(city).filter((name) => keysIn(name).length === 1).flatMap((name) => casesOf(plainName(name)))
  return searchName('town', city.name[languages[0]], listed, [...others, ...cases])
}

function searchName(field: 'town' | 'tag', stored: string, names: readonly string[], aliases: readonly string[]): SearchName {
  const words = [...names, ...aliases].flatMap(keysIn)
  const letters = new Set(words.map((keys) => keys.letters))
  const sounds = new Set(words.map((keys) => keys.sound))
  const term = nameTerm(field, stored)
  return { field, term, letters: [...letters], sounds: [...sounds], wholes: wholesOf(names), aliases: wholesOf(aliases) }
}

/** The keys of those names that are one word. */
function wholesOf(names: readonly string[]): string[] {
  return [...new Set(names.map(keysIn).flatMap(([word, ...others]) => (word && others.length === 0 ? [word.letters] : [])))]
}
