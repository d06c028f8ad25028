/** The terms under which a listing is found: each of its words with the field that it is in. */
import { fieldRegistry, type ListingField } from '../listing/field-registry.ts'
import { listingFieldNames } from '../listing/listing-fields.ts'
import { typeRegistry, type Listing, type ListingType } from '../listing/listing.ts'
import { keysIn } from './search-keys.ts'
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

/** The letter of a field in a term. A word is in the first of its fields only. */
export const fieldLetter = { title: 'a', town: 'b', tag: 'c', text: 'd' } as const

/** The letters of the same fields in terms for the sound of a word. */
export const soundLetter = { title: 'A', text: 'D' } as const

/** The term of a town or a tag: its stored name as a whole. */
export function nameTerm(field: 'town' | 'tag', storedName: string): string {
  return `${fieldLetter[field]}${fold(storedName)}`
}

/** The terms of a listing, each once and sorted by code units. A word whose sound is not spelled as itself has two. */
export function termsOf(type: ListingType, listing: SearchedListing): string[] {
  const terms = new Set<string>()
  addWords(terms, 'title', titles.map((field) => listing[field]))
  addWords(terms, 'text', texts.map((field) => listing[field]))
  for (const town of towns.map((field) => listing[field])) if (town) terms.add(nameTerm('town', town))
  for (const { name } of tagLists.flatMap((field) => listing[field])) terms.add(nameTerm('tag', name))
  return [...terms].map((term) => `${typeRegistry[type].searchLetter}${term}`).toSorted()
}

/** Adds the words that are not in the title already. */
function addWords(terms: Set<string>, field: 'title' | 'text', texts: readonly (string | null | undefined)[]): void {
  for (const text of texts) {
    for (const { letters, sound } of keysIn(text ?? '')) {
      if (!terms.has(`${fieldLetter.title}${letters}`)) terms.add(`${fieldLetter[field]}${letters}`)
      if (sound !== letters && !terms.has(`${soundLetter.title}${sound}`)) terms.add(`${soundLetter[field]}${sound}`)
    }
  }
}

/** The word of a term, if words with errors are compared with it; otherwise null. */
export function spelledKey(term: string): string | null {
  const [, field = '', ...key] = [...term]
  return field === fieldLetter.title || field === fieldLetter.text ? key.join('') : null
}
