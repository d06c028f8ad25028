/** Which guesses a word of a search has. In a file of its own, since the screen of the search only marks what was found. */
import { withCandidates, type QueryTerm, type QueryWord } from './query-word.ts'
import { allowsError } from './search-errors.ts'
import type { SearchName } from './search-names.ts'
import { searchRanks } from './search-ranks.ts'
import { wordFields, wordLetter } from './search-terms.ts'

const lettersOfLatin: readonly string[] = Object.values(wordLetter.latin)

/** The word without what only sounds like it, if at least as many stored words are as typed or in another form. */
export function withoutUnlikelySounds(word: QueryWord, countOf: (term: QueryTerm) => number): QueryWord {
  const sum = (isWanted: (term: QueryTerm) => boolean) => word.terms.filter(isWanted).reduce((total, term) => total + countOf(term), 0)
  const asTyped = sum(({ rank }) => rank <= searchRanks.textWord)
  // A word in Latin letters is stored by its own key too, so that the two are counted apart.
  const isRarer = (isInLatin: boolean) =>
    asTyped >= sum(({ rank, term }) => rank === searchRanks.guess && lettersOfLatin.includes(term[0] ?? '') === isInLatin)
  const isUnlikely = asTyped > 0 && isRarer(true) && isRarer(false)
  return isUnlikely ? { ...word, terms: word.terms.filter(({ rank }) => rank !== searchRanks.guess) } : word
}

/** The word with its spelling candidates among these keys and names, and with `i` and `y` exchanged. */
export function withGuesses(word: QueryWord, keys: readonly string[], names: readonly SearchName[]): QueryWord {
  const { terms, ...own } = withCandidates(word, keys, names)
  const others = word.spellings.flatMap(withOtherI).flatMap((spelling) => wordFields.map((field): QueryTerm =>
    ({ rank: searchRanks.guess, term: `${wordLetter.spelled[field]}${spelling}`, isPrefix: false })))
  return { ...own, terms: [...terms, ...others] }
}

/** Words with more of `i` and `y` together are not tried with all ways of exchanging them. */
const mostExchanged = 4

/** The word with `i` and `y` exchanged in one place or several, which sound alike: "bycicle". */
function withOtherI(word: string): string[] {
  if (!allowsError(word) || (word.match(/[iy]/g) ?? []).length > mostExchanged) return []
  const spelled = [...word].reduce<string[]>((starts, letter) => starts.flatMap((start) =>
    letter === 'i' || letter === 'y' ? [`${start}i`, `${start}y`] : [`${start}${letter}`]), [''])
  return spelled.filter((other) => other !== word)
}
