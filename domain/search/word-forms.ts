/** The other forms of a word: numbers and cases of Greek nouns and adjectives, and plurals of English nouns. */

/** Declensions of Greek by the endings of their keys, and of English ones. A word has the forms of each row with its ending. */
const greekEndings: readonly (readonly string[])[] = [
  ['os', 'ou', 'o', 'oi', 'on', 'ous'],
  ['os', 'ous', 'i', 'on'],
  ['o', 'ou', 'a', 'on'],
  ['a', 'as', 'es', 'on'],
  ['i', 'is', 'es', 'on'],
  ['i', 'is', 'eis', 'eon', 'eos'],
  ['i', 'iou', 'ia', 'ion'],
  ['a', 'atos', 'ata', 'aton'],
  ...['ik', 'in', 'im'].map((suffix) => ['os', 'ou', 'o', 'oi', 'on', 'ous', 'i', 'is', 'es', 'a'].map((ending) => `${suffix}${ending}`)),
]

const englishEndings: readonly (readonly string[])[] = [['', 's'], ['', 'es'], ['i', 'ies']]

/** What remains of a word without its ending has at least this length: shorter ones are too often those of other words. */
const shortestStem = 3

/**
 * The keys of the other forms of a word with this key. They are made when a word is searched and need not exist: stored words stay
 * as they are written, so that beginnings of words find them. A word in Greek letters has no English forms.
 */
export function otherForms(word: string, key: string): string[] {
  const rows = /\p{Script=Greek}/u.test(word) ? greekEndings : [...greekEndings, ...englishEndings]
  const forms = rows.flatMap((endings) => endings.filter((ending) => key.endsWith(ending)).flatMap((ending) => {
    const stem = key.slice(0, key.length - ending.length)
    return stem.length < shortestStem ? [] : endings.map((other) => `${stem}${other}`)
  }))
  return [...new Set(forms)].filter((form) => form !== key)
}
