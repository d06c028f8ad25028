/** Finds the words for what is near in the text of a search: `near me`, `near` a place. */
import { languages } from '../languages.ts'
import { choiceWords, type NearTo } from './choice-words.ts'
import { plainWord } from './plain-word.ts'
import { letterKey } from './search-keys.ts'

/** Words for what is near, and how many they are. */
export interface NearWords {
  readonly to: NearTo
  readonly length: number
}

const phrases = (['place', 'me'] as const).flatMap((to) => languages.flatMap((language) => choiceWords[language].near[to].map((phrase) => {
  const keys = phrase.split(' ').map(letterKey)
  return { to, keys, length: keys.length }
}))).toSorted((a, b) => b.length - a.length)

/** The words for what is near that stand here, the longest ones first; none if there are none. */
export function nearWordsAt(words: readonly string[], start: number): readonly NearWords[] {
  return phrases.filter(({ keys }) => keys.every((key, index) => key === keyOf(words[start + index])))
}

function keyOf(word: string | undefined): string | null {
  return word === undefined ? null : letterKey(plainWord(word))
}
