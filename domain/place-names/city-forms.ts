/** The ways of writing the name of a city: without accents, in its cases, and short. */
import type { City } from '../places/cities.ts'
import { cleanText } from '../clean-text.ts'
import { fold } from '../sort-key.ts'

/** The names of a city in all languages, and its aliases. */
export function namesOf({ name, aliases = [] }: Pick<City, 'name' | 'aliases'>): readonly string[] {
  return [...Object.values(name), ...aliases]
}

/** Words that are often shortened without a point: Άγιος, Νέος, Παλαιός. No name has one of them as a word of its own. */
const shortWord = /(?<!\S)(?:αγ|ν|π|παλ|ag|n|p|pal)(?= \S)/g

/**
 * A name without what nobody can see in it, case, accents and hyphens, with one space between its words: `Ν.Σμύρνη` and `Ν Σμύρνη` are
 * `ν. σμυρνη`.
 */
export function plainName(name: string): string {
  const words = fold(cleanText(name, 'line')).replace(/\.(?=\S)/g, '. ').replace(/[\s\-–]+/g, ' ')
  return words.replace(shortWord, '$&.')
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

/** Whether a plain name is short: a point stands for the rest of a word, or a slash for the middle of one. */
export function isShort(plain: string): boolean {
  return /[./]/.test(plain)
}

/** Whether a short name stands for a plain one: `ν. σμυρνη` for `νεα σμυρνη`, `θεσ/νικη` for `θεσσαλονικη`. Its last word has its end. */
export function isShortFor(short: string, plain: string): boolean {
  const [typed, words] = [short.split(' '), plain.split(' ')]
  const isWord = (part: string, place: number) => isWordFor(part, words[place] ?? '')
  return typed.length === words.length && !short.endsWith('.') && typed.every(isWord)
}

/** Whether a short name can become one that stands for a plain one: `ν. σμ` for `νεα σμυρνη`, `θεσ/ν` for `θεσσαλονικη`. */
export function beginsShort(short: string, plain: string): boolean {
  const [typed, words] = [short.split(' '), plain.split(' ')]
  const last = typed.length - 1
  const isWord = (part: string, place: number) => (place === last ? beginsWordFor : isWordFor)(part, words[place] ?? '')
  return typed.length <= words.length && typed.every(isWord)
}

function isWordFor(part: string, word: string): boolean {
  if (part.endsWith('.')) return word.startsWith(part.slice(0, -1))
  const [start = '', end] = part.split('/')
  if (end === undefined) return part === word
  return isTelling(start, end) && `${start}/${end}` === part && start.length + end.length < word.length && word.startsWith(start) && word.endsWith(end)
}

function beginsWordFor(part: string, word: string): boolean {
  const [start = '', end = ''] = part.replace(/\.$/, '').split('/')
  return word.startsWith(start) && word.includes(end, start.length)
}

/** A few letters would name the only word that has them by chance. */
function isTelling(start: string, end: string): boolean {
  return start !== '' && end.length > 1 && start.length + end.length > 3
}
