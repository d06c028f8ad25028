/** A word of a text between spaces, as the rules for choices compare it. */
import { fold } from '../sort-key.ts'

/** The folded word without the marks before and after it: `«Σήμερα!»` is `σημερα`. */
export function plainWord(word: string): string {
  return fold(word).replaceAll(/^[("'«]+|[.)?!"'»]+$/g, '')
}
