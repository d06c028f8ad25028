/** What to search for if no listing has all words. */
import type { ListCount } from '../lists/paging.ts'
import { significantWords } from './significant-words.ts'

/** Some of the words of a text, and the number of listings of all types that have them. */
export interface FewerWords extends ListCount {
  readonly words: string
}

const wordCap = 4

/** The text without each one of its words, as it is typed; none for a text of one word, or of more than four. Stop words are left out. */
export function withOneWordLess(text: string): string[] {
  const words = significantWords(text)
  if (words.length < 2 || words.length > wordCap) return []
  return [...new Set(words.map((_, left) => words.filter((_, index) => index !== left).join(' ')))]
}
