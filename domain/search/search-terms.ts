/** The terms under which a listing is found: each of its words with the field that it is in. */
import { typeRegistry, type Listing, type ListingType } from '../listing/listing.ts'
import { keysIn } from './search-keys.ts'
import { fold } from '../sort-key.ts'

/** What is searched of a listing. */
export type SearchedListing = Pick<
  Listing,
  'title' | 'description' | 'city' | 'address' | 'tags' | 'translatedTitle' | 'translatedDescription'
>

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
  const { title, translatedTitle, description, translatedDescription, address, city, tags } = listing
  const terms = new Set<string>()
  addWords(terms, 'title', [title, translatedTitle])
  addWords(terms, 'text', [description, translatedDescription, address])
  if (city) terms.add(nameTerm('town', city))
  for (const { name } of tags) terms.add(nameTerm('tag', name))
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
