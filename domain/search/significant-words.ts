/** The words of a text that say what is looked for. */
import { fold } from '../sort-key.ts'
import { placedWords } from './search-keys.ts'
import { stopWords } from './stop-words.ts'

/** The words as they are typed, without stop words. */
export function significantWords(text: string): readonly string[] {
  return placedWords(text).map(({ word }) => word).filter((word) => !stopWords.has(fold(word)))
}
