/** The other forms of a word: numbers and cases of Greek nouns and adjectives, and plurals of English nouns. */
import { letterKey } from './search-keys.ts'

/** Declensions of Greek: the endings of their keys, so that words in Latin letters have them too. */
const greekDeclensions: readonly (readonly string[])[] = [
  ['os', 'ou', 'o', 'oi', 'on', 'ous'],
  ['os', 'ous', 'i', 'on'],
  ['o', 'ou', 'a', 'on'],
  ['a', 'as', 'es', 'on'],
  ['a', 'atos', 'ata', 'aton'],
  ['i', 'is', 'es', 'on'],
  ['i', 'is', 'eis', 'eon', 'eos'],
  ['i', 'iou', 'ia', 'ion'],
  ...['ik', 'in', 'im'].map((suffix) => ['os', 'ou', 'o', 'oi', 'on', 'ous', 'i', 'is', 'es', 'a'].map((ending) => `${suffix}${ending}`)),
]

/** Plurals of English by their letters, since the last ones of `walks` have one key together. */
const englishPlurals: readonly (readonly string[])[] = [['', 's'], ['', 'es'], ['y', 'ies']]

/** What remains of a word without its ending has at least this length: shorter ones are too often those of other words. */
const shortestStem = 3

/**
 * The keys of the other forms of a folded word with this key. They are made when a word is searched and need not exist: stored words
 * stay as they are written, so that beginnings of words find them. A word in Greek letters has no English forms.
 */
export function otherForms(word: string, key: string): string[] {
  const english = /^[a-z]+$/.test(word) ? withOtherEndings(word, englishPlurals).map(letterKey) : []
  return [...new Set([...withOtherEndings(key, greekDeclensions), ...english])].filter((form) => form !== key)
}

/** A word has the forms of each row with its ending. */
function withOtherEndings(word: string, rows: readonly (readonly string[])[]): string[] {
  return rows.flatMap((endings) => endings.filter((ending) => word.endsWith(ending)).flatMap((ending) => {
    const stem = word.slice(0, word.length - ending.length)
    return stem.length < shortestStem ? [] : endings.map((other) => `${stem}${other}`)
  }))
}
