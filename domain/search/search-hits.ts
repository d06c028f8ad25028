/** Where a text has the words of a search, and the part of a long text that shows them. */
import { isMisspelling } from './search-errors.ts'
import { keysOf, placedWords } from './search-keys.ts'
import type { SearchQuery, WantedWord } from './search-query.ts'

/** A part of a text; `isHit` if it is a word of the search. */
export interface TextPart {
  readonly text: string
  readonly isHit: boolean
}

/** The text in parts, in order. Words with a typing error are hits if the text has no word as it was typed. */
export function partsOf(text: string, query: SearchQuery): TextPart[] {
  const parts: TextPart[] = []
  let end = 0
  for (const hit of hitsIn(text, query)) {
    parts.push({ text: text.slice(end, hit.start), isHit: false }, { text: text.slice(hit.start, hit.end), isHit: true })
    end = hit.end
  }
  return [...parts, { text: text.slice(end), isHit: false }].filter((part) => part.text !== '')
}

/** How much of a text stands before its first hit, in characters. */
const before = 60

/** At most so many characters of a text are shown. */
const longestExcerpt = 220

/** A part of a long text on one line, from a word shortly before the first hit; from its start if that is near enough, or without a hit. */
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
  const asTyped = query.map((wanted) => words.filter(({ word }) => isWanted(word, wanted)))
  const meant = query.flatMap(({ letters }, index) =>
    asTyped[index]?.length === 0 ? words.filter(({ word }) => isMisspelling(letters, keysOf(word).letters)) : [])
  return [...new Set([...asTyped.flat(), ...meant])].toSorted((a, b) => a.start - b.start)
}

/** The first character of a wanted term is the letter of its field. */
function isWanted(word: string, { terms }: WantedWord): boolean {
  const { letters, sound } = keysOf(word)
  return terms.some(({ term, isBeginning }) => isBeginning && (letters.startsWith(term.slice(1)) || sound.startsWith(term.slice(1))))
}
