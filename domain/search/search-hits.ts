/** Where a text has the words of a search, and the part of a long text that shows them. */
import { isMisspelling } from './search-errors.ts'
import { keysOf, placedWords } from './search-keys.ts'
import type { QueryWord } from './query-word.ts'
import type { SearchQuery } from './search-query.ts'
import { wordFields, wordTerms } from './search-terms.ts'

/** A part of a text; `isHit` if it is a word of the search. */
export interface TextPart {
  readonly text: string
  readonly isHit: boolean
}

/** The text in parts, in order. Words with one typing error are hits if no word of the text matches exactly. */
export function partsOf(text: string, query: SearchQuery): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const hit of hitsIn(text, query)) {
    parts.push({ text: text.slice(end, hit.start), isHit: false }, { text: text.slice(hit.start, hit.end), isHit: true })
    end = hit.end
  }
  return [...parts, { text: text.slice(end), isHit: false }].filter((part) => part.text !== '')
}

/** The maximum number of characters before the first hit. */
const before = 60

/** The maximum length of an excerpt, in characters. */
const longestExcerpt = 220

/** An excerpt of a long text on one line. It begins at a word shortly before the first hit, or at the start of the text. */
export function excerptOf(text: string, query: SearchQuery): string {
  const line = text.replaceAll(/\s+/g, ' ')
  const first = hitsIn(line, query)[0]
  const start = first && first.start > before ? line.indexOf(' ', first.start - before) + 1 : 0
  const rest = line.slice(start)
  const end = rest.length > longestExcerpt ? rest.lastIndexOf(' ', longestExcerpt) : rest.length
  return `${start > 0 ? '… ' : ''}${rest.slice(0, end > 0 ? end : longestExcerpt)}${end < rest.length ? ' …' : ''}`
}

function hitsIn(text: string, query: SearchQuery) {
  const words = placedWords(text)
  const asTyped = query.map((queryWord) => words.filter(({ word }) => matchesWord(word, queryWord)))
  const candidates = query.flatMap((queryWord, index) =>
    asTyped[index]?.length === 0 ? words.filter(({ word }) => isMisspelled(word, queryWord)) : [])
  return [...new Set([...asTyped.flat(), ...candidates])].toSorted((a, b) => a.start - b.start)
}

function matchesWord(word: string, { terms }: QueryWord): boolean {
  const own = wordFields.flatMap((field) => wordTerms(field, keysOf(word)))
  return terms.some(({ term, isPrefix }) => own.some((each) => (isPrefix ? each.startsWith(term) : each === term)))
}

function isMisspelled(word: string, { letters, spellings }: QueryWord): boolean {
  const { spelling, greek } = keysOf(word)
  return spelling === null ? greek !== null && isMisspelling(letters, greek.letters) : isMisspelling(spellings, spelling)
}
