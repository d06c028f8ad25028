/** What to search for if no listing has all words. */
import type { ListCount } from '../lists/paging.ts'
import { fold } from '../sort-key.ts'
import { significantWords } from './significant-words.ts'

/** Some of the words of a text, and the number of listings of all types that have them. */
export interface FewerWords extends ListCount {
  readonly words: string
}

const partCap = 4

/** Words that turn the next one into its opposite: without it they say nothing, and it says something else without them. */
const negations: ReadonlySet<string> = new Set('χωρίς δίχως όχι xoris xwris choris horis dixos without no not'.split(' ').map(fold))

/**
 * The text without each one of its parts, as it is typed; none for a text of one part, or of more than four. A part is a word, with a
 * negation before it. Stop words are left out.
 */
export function withOneWordLess(text: string): string[] {
  const parts = partsOf(significantWords(text))
  if (parts.length < 2 || parts.length > partCap) return []
  return [...new Set(parts.map((_, left) => parts.filter((_, index) => index !== left).join(' ')))]
}

function partsOf(words: readonly string[]): readonly string[] {
  return words.reduce<string[]>((parts, word) => {
    const last = parts.at(-1)
    return last !== undefined && negations.has(fold(last)) ? [...parts.slice(0, -1), `${last} ${word}`] : [...parts, word]
  }, [])
}
