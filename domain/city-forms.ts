/** The ways of writing the name of a city: without accents, in its cases, and short. */
import type { City } from './cities.ts'
import { cleanText } from './clean-text.ts'
import { fold } from './sort-key.ts'

/** The names of a city in all languages, and its aliases. */
export function namesOf({ name, aliases = [] }: Pick<City, 'name' | 'aliases'>): readonly string[] {
  return [...Object.values(name), ...aliases]
}

/** A name without what nobody can see in it, case, accents and hyphens, with one space between its words: `Ν.Σμύρνη` is `ν. σμυρνη`. */
export function plainName(name: string): string {
  return fold(cleanText(name, 'line')).replace(/\.(?=\S)/g, '. ').replace(/[\s\-–]+/g, ' ')
}

/** The other cases of Greek words by their endings in the nominative, modern and formal, without accents. */
const otherEndings: readonly (readonly [ending: string, others: readonly string[]])[] = [
  ['οσ', ['ο', 'ου', 'ουσ']],
  ['ασ', ['α', 'ωσ']],
  ['εσ', ['ων']],
  ['ωσ', ['ω']],
  ['οι', ['ουσ', 'ων']],
  ['ον', ['ο', 'ου']],
  ['α', ['ασ', 'ων']],
  ['η', ['ησ', 'εωσ']],
  ['ι', ['ιου']],
  ['ο', ['ον', 'ου']],
]

/** A plain name and its cases: `αθηνα` is also `αθηνασ` and `αθηνων`. A Greek reader takes any of them for the name. */
export function casesOf(plain: string): readonly string[] {
  const [first = [], ...others] = plain.split(' ').map(casesOfWord)
  return others.reduce((begun, cases) => begun.flatMap((beginning) => cases.map((word) => `${beginning} ${word}`)), first)
}

function casesOfWord(word: string): readonly string[] {
  const [ending = '', others = []] = otherEndings.find(([each]) => word.endsWith(each)) ?? []
  return [word, ...others.map((other) => word.slice(0, word.length - ending.length) + other)]
}

/** Whether a plain name is short: a point stands for the rest of a word. */
export function isShort(plain: string): boolean {
  return plain.includes('.')
}

/** Whether a short name stands for a plain one: `ν. σμυρνη` for `νεα σμυρνη`. Its last word is whole. */
export function isShortFor(short: string, plain: string): boolean {
  const [typed, words] = [short.split(' '), plain.split(' ')]
  return typed.length === words.length && typed.at(-1) === words.at(-1) && beginsShort(short, plain)
}

/** Whether a short name can become one that stands for a plain one: `ν. σμ` for `νεα σμυρνη`. */
export function beginsShort(short: string, plain: string): boolean {
  const [typed, words] = [short.split(' '), plain.split(' ')]
  const isWord = (part: string, place: number) => {
    const isBegun = part.endsWith('.') || place === typed.length - 1
    return isBegun ? (words[place] ?? '').startsWith(part.replace(/\.$/, '')) : words[place] === part
  }
  return typed.length <= words.length && typed.every(isWord)
}
