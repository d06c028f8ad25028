/** The names of towns and tags in all languages, by which their listings are found. */
import type { City } from '../places/cities.ts'
import { casesOf, namesOf, plainName } from '../place-names/city-forms.ts'
import { languages, type Language } from '../languages.ts'
import { keysIn, type WordKeys } from './search-keys.ts'
import { nameTerm } from './search-terms.ts'
import { allTags } from '../listing/tags.ts'

/** What words are compared with. */
export interface ComparedKeys {
  /** The keys of Greek words. */
  readonly letters: readonly string[]
  /** The spelling of words in Latin letters. */
  readonly spellings: readonly string[]
}

/** A town or a tag. Its own keys are those of the words of all its names, of names that are one word in all cases. */
export interface SearchName extends ComparedKeys {
  readonly field: 'town' | 'tag'
  readonly term: string
  readonly sounds: readonly string[]
  /** The keys of the names that are one word, without aliases. */
  readonly wholes: ComparedKeys
  /** The keys of the aliases that are one word: whoever types one finds texts with `wholes`. */
  readonly aliases: ComparedKeys
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
  return {
    field, term: nameTerm(field, stored), ...comparedKeys(words), sounds: [...new Set(greekKeys(words).map(({ sound }) => sound))],
    wholes: wholesOf(names), aliases: wholesOf(aliases),
  }
}

/** The keys of those names that are one word. */
function wholesOf(names: readonly string[]): ComparedKeys {
  return comparedKeys(names.map(keysIn).filter(({ length }) => length === 1).flat())
}

function comparedKeys(words: readonly WordKeys[]): ComparedKeys {
  return {
    letters: [...new Set(greekKeys(words).map(({ letters }) => letters))],
    spellings: [...new Set(words.flatMap(({ spelling }) => spelling ?? []))],
  }
}

/** Names in Latin letters are compared as they are spelled, since places and tags have Greek ones too. */
function greekKeys(words: readonly WordKeys[]): { readonly letters: string; readonly sound: string }[] {
  return words.flatMap(({ spelling, greek }) => (spelling === null && greek ? greek : []))
}
