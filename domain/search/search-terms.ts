/** The terms under which a listing is found: each of its words with the field that it is in. */
import { fieldRegistry, type ListingField } from '../listing/field-registry.ts'
import { listingFieldNames } from '../listing/listing-fields.ts'
import { typeRegistry, type Listing, type ListingType } from '../listing/listing.ts'
import { keysIn, type WordKeys } from './search-keys.ts'
import { fold } from '../sort-key.ts'

type FieldSearchedAs<Place> = {
  [Field in ListingField]: (typeof fieldRegistry)[Field]['search'] extends Place ? Field : never
}[ListingField]

function fieldsSearchedAs<const Place>(place: Place): readonly FieldSearchedAs<Place>[] {
  return listingFieldNames.filter((field): field is FieldSearchedAs<Place> => fieldRegistry[field].search === place)
}

const titles = fieldsSearchedAs('title')
const texts = fieldsSearchedAs('text')
const towns = fieldsSearchedAs('town')
const tagLists = fieldsSearchedAs('tag')

/** What is searched of a listing. */
export type SearchedListing = Pick<Listing, FieldSearchedAs<'title' | 'text' | 'town' | 'tag'>>

/** A field with words. A word is in the first of its fields only. */
export type WordField = 'title' | 'text'

/** All of them. */
export const wordFields: readonly WordField[] = ['title', 'text']

/** What a term has of a word, each by the first letter of the term in a title and in a text. The migrations know them too. */
export const wordLetter = {
  /** The key of a word in Greek letters, or in no Latin ones. */
  greek: { title: 'a', text: 'd' },
  /** Its sound. */
  greekSound: { title: 'A', text: 'D' },
  /** A word in Latin letters as it is spelled. */
  spelled: { title: 'e', text: 'f' },
  /** The key of a word in Latin letters that could be Greek. */
  latin: { title: 'g', text: 'h' },
  /** Its sound. */
  latinSound: { title: 'G', text: 'H' },
} as const

/** The first letter of the term of a town or a tag. */
const nameLetter = { town: 'b', tag: 'c' } as const

/** The term of a town or a tag: its stored name as a whole. */
export function nameTerm(field: 'town' | 'tag', storedName: string): string {
  return `${nameLetter[field]}${fold(storedName)}`
}

/** The terms of a listing, each once and sorted by code units. */
export function termsOf(type: ListingType, listing: SearchedListing): string[] {
  const terms = new Set<string>()
  addWords(terms, 'title', titles.map((field) => listing[field]))
  addWords(terms, 'text', texts.map((field) => listing[field]))
  for (const town of towns.map((field) => listing[field])) if (town) terms.add(nameTerm('town', town))
  for (const { name } of tagLists.flatMap((field) => listing[field])) terms.add(nameTerm('tag', name))
  return [...terms].map((term) => `${typeRegistry[type].searchLetter}${term}`).toSorted()
}

/** Adds the words that are not in the title already. */
function addWords(terms: Set<string>, field: WordField, texts: readonly (string | null | undefined)[]): void {
  for (const text of texts) {
    for (const keys of keysIn(text ?? '')) {
      for (const [letter, key] of lettersAndKeys(keys)) if (!terms.has(`${letter.title}${key}`)) terms.add(`${letter[field]}${key}`)
    }
  }
}

/** The terms of a word in a field. */
export function wordTerms(field: WordField, keys: WordKeys): string[] {
  return lettersAndKeys(keys).map(([letter, key]) => `${letter[field]}${key}`)
}

type LetterAndKey = readonly [letter: Readonly<Record<WordField, string>>, key: string]

/** What the terms of a word begin with, and go on with. The sound is left out if it is spelled as the key. */
function lettersAndKeys({ spelling, greek }: WordKeys): LetterAndKey[] {
  const made: LetterAndKey[] = []
  if (spelling !== null) made.push([wordLetter.spelled, spelling])
  if (greek !== null) made.push([spelling === null ? wordLetter.greek : wordLetter.latin, greek.letters])
  if (greek === null || greek.sound === greek.letters) return made
  made.push([spelling === null ? wordLetter.greekSound : wordLetter.latinSound, greek.sound])
  return made
}

const comparedWithErrors: readonly string[] = [wordLetter.greek, wordLetter.spelled].flatMap(({ title, text }) => [title, text])

/** The word of a term, if words with errors are compared with it; otherwise null. */
export function spelledKey(term: string): string | null {
  const [, field = '', ...key] = [...term]
  return comparedWithErrors.includes(field) ? key.join('') : null
}
