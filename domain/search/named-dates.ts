/** Reads the dates in the text of a search: `5 Δεκεμβρίου`, `Saturday, December 5`, `5/12`, `5-8/12`, `τον Δεκέμβρη`. */
import { addDays, addMonths, type Day } from '../days/days.ts'
import { parseDay, parseShortDay } from '../days/typed-values.ts'
import type { When } from '../days/when.ts'
import { languages } from '../languages.ts'
import { fold } from '../sort-key.ts'
import { choiceWords } from './choice-words.ts'
import { hasGreekEnd, isLatin } from './latin-letters.ts'
import { plainWord } from './plain-word.ts'
import { letterKey, soundKey } from './search-keys.ts'
import { stopWords } from './stop-words.ts'

const monthsBy = (rows: 'months' | 'shortMonths', keyOf: (word: string) => string) => new Map(languages.flatMap((language) =>
  choiceWords[language][rows].flatMap((names, index) => names.map((name) => [keyOf(name), index + 1] as const))))
const written = monthsBy('months', fold)
const alike = monthsBy('months', letterKey)
const sounds = monthsBy('months', soundKey)
const short = monthsBy('shortMonths', fold)

const keysOf = (rows: 'nextDays' | 'thisDays' | 'partsOfDays'): ReadonlySet<string> =>
  new Set(languages.flatMap((language) => choiceWords[language][rows].map(letterKey)))
const nextDays = keysOf('nextDays')
const beforeDays = new Set([...nextDays, ...keysOf('thisDays')])
const partsOfDays = keysOf('partsOfDays')

/** Names of months that are words of their own. Without a day of the month, they are months after one of `leads` only. */
const otherWords: ReadonlySet<string> = new Set(['may', 'march'])
const leads: ReadonlySet<string> = new Set(['by', 'during', 'in', 'next', 'of', 'this', 'until'])

/** Keys of shorter words are too often those of other words. */
const shortestAlike = 4

/** A text without the words that only tell which day it is, or which part of a day. */
export interface BesideDay {
  readonly words: readonly string[]
  /** Whether the day is that of the next week. */
  readonly isNext: boolean
}

/**
 * The words without those that say little beside a day, if that leaves some and not all: before it which one it is or which part of it,
 * after it the part. Otherwise null.
 */
export function withoutBesideDay(words: readonly string[]): BesideDay | null {
  const [named = []] = [beforeDays, partsOfDays].map((keys) => from(words, keys)).toSorted((a, b) => a.length - b.length)
  const telling = from(named.toReversed(), partsOfDays).toReversed()
  if (telling.length === 0 || telling.length === words.length) return null
  return { words: telling, isNext: words.some((word) => isIn(nextDays, word)) }
}

/** The words from the first on that is neither of these nor a stop word. */
function from(words: readonly string[], keys: ReadonlySet<string>): readonly string[] {
  const first = words.findIndex((word) => !isStopWord(word) && !isIn(keys, word))
  return first < 0 ? [] : words.slice(first)
}

function isStopWord(word: string): boolean {
  return stopWords.has(plainWord(word))
}

function isIn(keys: ReadonlySet<string>, word: string): boolean {
  return keys.has(letterKey(plainWord(word)))
}

/**
 * The days of words that are a date as a whole, the next ones if it has no year; null for any others. A day of the week says nothing
 * beside a date.
 */
export function datesIn(words: readonly string[], today: Day, isTime: (word: string) => boolean): When | null {
  const telling = words.map(plainWord).filter((word) => !isStopWord(word) && !isIn(beforeDays, word) && !isIn(partsOfDays, word))
  const parts = telling.map((word) => marked(word)).filter((part, index) => /[#\d]/.test(part) || !isTime(telling[index] ?? ''))
  const dated = parts.join(' ')
  const isMonthAlone = !/(?<!#)\b\d/.test(dated)
  const isOfDayAfter = words.filter((word) => !isStopWord(word)).slice(-1).some((word) => isIn(beforeDays, word))
  return isOfDayAfter || (isMonthAlone && !areMonth(words)) ? null : daysOf(dated, today)
}

/** Whether the name of a month among the words can be nothing else. */
function areMonth(words: readonly string[]): boolean {
  return words.map(plainWord).every((word, index, all) => !short.has(word) && (!otherWords.has(word) || leads.has(all[index - 1] ?? '')))
}

/** Days in numbers as they are written in words: the month is marked. */
const inNumbers = [
  [/^(\d{4})-(\d\d)-(\d\d)$/, '$3 #$2 $1'],
  [/(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})$/, '$1 #$2 $3'],
  [/(\d{1,2})[/.](\d{1,2})[/.](\d\d)$/, '$1 #$2 20$3'],
  [/(\d{1,2})[/.](\d{1,2})$/, '$1 #$2'],
  [/(\d)(?:st|nd|rd|th|ησ?)$/, '$1'],
  [/(?<=^\d{1,2})[-–](?=\d)/, ' '],
] as const

/** The word with its month marked, if it has one. What is always open is open 24/7. */
function marked(word: string): string {
  const month = monthOf(word)
  if (month !== null) return `#${month}`
  return word === '24/7' ? word : inNumbers.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), word)
}

function monthOf(word: string): number | null {
  const month = written.get(word) ?? short.get(word)
  if (month !== undefined || word.length < shortestAlike || !isLatin(word) || !hasGreekEnd(word)) return month ?? null
  return alike.get(letterKey(word)) ?? sounds.get(soundKey(word)) ?? null
}

const monthFirst = /^#(\d{1,2}) (\d{1,2}(?: \d{1,2})?)(?= \d{4}$|$)/
const dayFirst = /^(?:(\d{1,2}) )?(?:(\d{1,2}) )?#(\d{1,2})(?: (\d{4}))?$/

function daysOf(dated: string, today: Day): When | null {
  const [, first, last = first, month, year] = dayFirst.exec(dated.replace(monthFirst, '$2 #$1')) ?? []
  const dayOf = (day: string) => (year === undefined ? parseShortDay(`${day}/${month}`, today) : parseDay(`${day}/${month}/${year}`))
  if (month === undefined) return null
  if (last === undefined) return year === undefined && Number(month) === Number(today.slice(5, 7)) ? 'month' : monthFrom(dayOf('1'))
  const to = dayOf(last)
  if (to === null) return null
  const begins = first === last ? to : parseDay(`${first}/${month}/${to.slice(0, 4)}`)
  return begins === null || begins > to ? null : { from: begins < today && today <= to ? today : begins, to }
}

function monthFrom(first: Day | null): When | null {
  return first === null ? null : { from: first, to: addDays(addMonths(first, 1), -1) }
}
