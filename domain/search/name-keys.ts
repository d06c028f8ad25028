/** What the names of choices, and words that may mean them, are compared by. */
import { fold } from '../sort-key.ts'
import { hasGreekEnd, isLatin } from './latin-letters.ts'
import { otherWords } from './other-words.ts'
import { keysOf, letterKey, queryKeys } from './search-keys.ts'
import { englishForms, greekForms } from './word-forms.ts'

/** A shorter word in Greek letters has to be written like a name: πηλός is not Πύλος, nor εμπρός Έβρος. */
const shortestAlike = 7

/** Whether words can mean a name that is written in another way. Several words are hardly ever alike by chance. */
export function isLikeAName(words: readonly string[]): boolean {
  const folded = words.map(fold)
  if (folded.some((word) => otherWords.has(word))) return false
  return folded.length > 1 || folded.every((word) => (isLatin(word) ? hasGreekEnd(word) : word.length >= shortestAlike))
}

/** Names are compared as they are written, without case and accents. */
export function writtenKey(word: string): string {
  return spelledAs(fold(word))
}

/** A letter that is written once instead of twice, or the other way round, is the most frequent error: `tomorow`. */
export function doubledKey(word: string): string {
  return spelledAs(fold(word).replace(/(\p{L})\1+/gu, '$1'))
}

/** Shorter words are too often alike without a letter. */
const shortestWithoutDouble = 6

/** Whether a word is long enough to be compared without doubled letters. */
export function hasDoubledKey(word: string): boolean {
  return isLatin(fold(word)) && word.length >= shortestWithoutDouble
}

/** The key of a word that is compared as it is spelled. */
export function spelledAs(spelling: string): string {
  return `=${spelling}`
}

/** What the words of names are compared with in all forms: as they are spelled in Latin letters, otherwise by their keys. */
export function formKey(word: string): string {
  const { spelling } = keysOf(word)
  return spelling === null ? letterKey(word) : spelledAs(spelling)
}

/** The keys of a word, of its other forms, and of those of a Greek word that is written like it. */
export function writtenForms(word: string): readonly string[] {
  const { spelling } = keysOf(word)
  const english = spelling === null ? [] : [spelling, ...englishForms(spelling)].map(spelledAs)
  return [...english, ...queryKeys(word).letters.flatMap((key) => [key, ...greekForms(key)])]
}

/** The key of a word in letters that look like Greek ones. */
export function lookedKey(word: string): string {
  return queryKeys(word).letters.at(-1) ?? letterKey(word)
}
