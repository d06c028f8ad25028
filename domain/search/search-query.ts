/** What a search looks for, word by word. */
import { withCompoundsApart } from './compounds.ts'
import { queryWord, type QueryWord } from './query-word.ts'
import { placedWords } from './search-keys.ts'
import type { SearchName } from './search-names.ts'
import { longestSearch } from './search-text.ts'
import { fold } from '../sort-key.ts'
import { stopWords } from './stop-words.ts'

/** The words of a search; empty if the text has none. */
export type SearchQuery = readonly QueryWord[]

const wordCap = 6

/**
 * Parses the text of a search. Each word is a prefix. Stop words are ignored if there are others: of "something for children" only the
 * last word is searched. So are the words after the sixth.
 */
export function readSearch(text: string, names: readonly SearchName[]): SearchQuery {
  const words = [...new Set(placedWords([...text].slice(0, longestSearch).join('')).map(({ word }) => fold(word)))]
  const significant = words.filter((word) => !stopWords.has(word))
  const apart = withCompoundsApart(significant.length > 0 ? significant : words)
  return apart.slice(0, wordCap).map((word) => queryWord(word, names))
}

/** Whether the query has this term as a whole term. */
export function hasTerm(query: SearchQuery, wanted: string): boolean {
  return query.some(({ terms }) => terms.some(({ term, isPrefix }) => !isPrefix && term === wanted))
}
