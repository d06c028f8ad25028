/** Splits texts into words, and writes words in Latin letters, so that a Greek word has the same keys in any script and spelling. */
import { fold } from '../sort-key.ts'
import { couldBeGreek, couldBeginGreek, isLatin } from './latin-letters.ts'

/** A word of a text and its place. */
export interface PlacedWord {
  readonly word: string
  readonly start: number
  readonly end: number
}

/** The keys of a word of a search. */
export interface QueryKeys {
  /** As a Greek word, letter by letter, and in other ways of writing it. None if it cannot be the beginning of one. */
  readonly letters: readonly string[]
  /** By sound, for spellings that differ in more than single letters. */
  readonly sounds: readonly string[]
}

/** Longer words, such as the links in a description, are cut. */
const longestKey = 32

const wordPattern = /[\p{L}\p{M}\p{N}]+/gu

/** The words of a text in their order; single letters are left out. */
export function placedWords(text: string): PlacedWord[] {
  return [...text.matchAll(wordPattern)]
    .map(({ 0: word, index }) => ({ word, start: index, end: index + word.length }))
    .filter(({ word }) => isLongEnough(keysOf(word)))
}

/** The keys of a word that is written in a text. Words of other languages in Latin letters have a spelling only. */
export interface WordKeys {
  /** The folded word, if it is in Latin letters: such words are compared as they are written. */
  readonly spelling: string | null
  /** As a Greek word: what compares it with words in the other script, and in other Latin spellings. */
  readonly greek: { readonly letters: string; readonly sound: string } | null
}

/** A cache: texts repeat their words, and a lookup is faster than making the keys. */
const knownKeys = new Map<string, WordKeys>()

const cacheCap = 20_000

/** The keys of a word. */
export function keysOf(word: string): WordKeys {
  const known = knownKeys.get(word)
  if (known) return known
  const folded = fold(word)
  const spelling = isLatin(folded) ? cut(folded) : null
  const isGreek = spelling === null || couldBeGreek(folded)
  const keys = { spelling, greek: isGreek ? { letters: letterKey(word), sound: soundKey(word) } : null }
  if (knownKeys.size >= cacheCap) knownKeys.clear()
  knownKeys.set(word, keys)
  return keys
}

/** The keys of the words of a text. */
export function keysIn(text: string): WordKeys[] {
  return (text.match(wordPattern) ?? []).map(keysOf).filter(isLongEnough)
}

function isLongEnough({ spelling, greek }: WordKeys): boolean {
  return (spelling ?? greek?.letters ?? '').length > 1
}

/**
 * What single Greek letters become, as they are mostly written in Latin ones. `υ` after another vowel is `u`. `θ` stays one letter, so
 * that words with `τ` do not begin those with `θ`.
 */
const latinLetters: Readonly<Record<string, string>> = {
  α: 'a', β: 'v', γ: 'g', δ: 'd', ε: 'e', ζ: 'z', η: 'i', θ: 'θ', ι: 'i', κ: 'k', λ: 'l', μ: 'm', ν: 'n', ξ: 'x', ο: 'o', π: 'p',
  ρ: 'r', σ: 's', τ: 't', υ: 'i', φ: 'f', χ: 'x', ψ: 'ps', ω: 'o',
}

/** Ways of writing one Greek letter in Latin ones; each row is replaced by its last entry. */
const letterSpellings: readonly (readonly [RegExp, string])[] = [
  [/th/g, 'θ'],
  [/ph/g, 'f'],
  [/[ck]h|ks/g, 'x'],
  [/h/g, 'x'],
  [/[cq]/g, 'k'],
  [/b/g, 'v'],
  [/w/g, 'o'],
  [/y/g, 'i'],
]

/**
 * The word in Latin letters, letter by letter: `Χανιά`, `chania`, `hania` and `xania` give `xania`. The key of the prefix of a
 * word is a prefix of its key, unless it ends within a letter such as `ch`.
 */
export function letterKey(word: string): string {
  const digits = /\p{L}/u.test(word) ? fold(word).replaceAll('8', 'th').replaceAll('3', 'x') : fold(word)
  const latin = digits.replace(/(?<=[αεο])υ/g, 'u').replace(/[α-ω]/g, (letter) => latinLetters[letter] ?? letter)
  return cut(withoutDoubles(replaceAll(latin, letterSpellings)))
}

/** Letters that sound like others; each row is replaced by its last entry. */
const soundSpellings: readonly (readonly [RegExp, string])[] = [
  [/ou/g, 'u'],
  [/ai/g, 'e'],
  [/[eou]i/g, 'i'],
  [/([ae])[uf]/g, '$1v'],
  [/mp/g, 'v'],
  [/nt/g, 'd'],
  [/gk|ng/g, 'g'],
]

/** The sound of a word in Latin letters: `παιδιά`, `paidia` and `pedia` give `pedia`. */
export function soundKey(word: string): string {
  return cut(withoutDoubles(replaceAll(letterKey(word), soundSpellings)))
}

/** The keys of a word that somebody may have written in Greek or Latin letters, by sound or by the look of the letters. */
export function queryKeys(word: string): QueryKeys {
  if (!couldBeginGreek(fold(word))) return { letters: [], sounds: [] }
  const readings = [word, byLook(fold(word)), withUpsilon(fold(word))]
  const letters = [...new Set(readings.map(letterKey).flatMap((key) => [...otherDentals(key), key]))]
  const begun = /[ckp]$/i.test(word) ? [`${letterKey(word).slice(0, -1)}${/p$/i.test(word) ? 'f' : 'x'}`] : []
  const sounds = [...new Set([...readings.map(soundKey), ...begun])]
  return { letters, sounds }
}

/**
 * Latin letters that were chosen by the look of the Greek ones: `aqhna`, `hlios`, `psuxh`. Only words with a `q`, or with an `h`
 * that no vowel follows, are read like this.
 */
function byLook(word: string): string {
  const isByLook = /q(?!u)|(?<![tcpksg])h(?![aeiouy])|xh$/.test(word)
  return isByLook ? word.replaceAll('q', 'th').replace(/(?<![tcpksg])h/g, 'i').replace(/(?<![aeo])u/g, 'i') : word
}

/** `ευή` and `αυή` as they sound, which the keys of sounds do not know: `episkevi`, `kataskefi`. */
function withUpsilon(word: string): string {
  return word.replace(/(?<=[ae])[vf](?=[iy])/g, 'u')
}

/** Before `ρ` both `νδ` and `ντ` are correct in many words: δένδρο, δέντρο. */
function otherDentals(key: string): string[] {
  const other = key.replace(/n([dt])(?=r)/g, (_, dental) => (dental === 'd' ? 'nt' : 'nd'))
  return other === key ? [] : [other]
}

function replaceAll(text: string, spellings: readonly (readonly [RegExp, string])[]): string {
  return spellings.reduce((written, [spelling, replacement]) => written.replace(spelling, replacement), text)
}

function withoutDoubles(text: string): string {
  return text.replace(/(\p{L})\1+/gu, '$1')
}

function cut(key: string): string {
  return [...key].slice(0, longestKey).join('')
}
