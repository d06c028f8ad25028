/** Tells which words in Latin letters could be Greek ones. Others are words of another language, and compared as they are spelled. */

/**
 * What no Greek word has in Latin letters. `ω` and `ο` meet in few words (ζωολογικός, πρόοδος, αθώος), and a `w`, which is `ω`, hardly
 * ever stands before a vowel.
 */
const foreign = /ee|(?<!^|z|pr|th)oo|^w[aeiouh]|[aeo]w[aeiou]|ck/

/** Greek words end with a vowel, or with `σ` or `ν` after one. An `e` after a consonant is silent in English, but for some verbs' ends. */
const greekEnd = /(?:[aiou]|[aeiouy]e|(?:oum|mast|est|et)e|[^aeo]w[sn]?|[aeiouyh][sn]|[bdfklmnrvx]h)$/

/** Shorter words are too often alike by chance. */
const shortestWord = 4

/** Whether a folded word is written in Latin letters, with digits or without. */
export function isLatin(word: string): boolean {
  return /^[a-z\d]*[a-z][a-z\d]*$/.test(word)
}

/** Whether a folded word could be the beginning of a Greek one. */
export function couldBeginGreek(word: string): boolean {
  return !isLatin(word) || !foreign.test(word)
}

/** Whether a folded word could end a Greek one: `kws` and `paralia`, not `cow` or `soap`. */
export function hasGreekEnd(word: string): boolean {
  return !isLatin(word) || (couldBeginGreek(word) && greekEnd.test(word))
}

/** Whether a folded word could be a Greek one as a whole: `paralia` and `ermou`, not `soap` or `bees`. */
export function couldBeGreek(word: string): boolean {
  return !isLatin(word) || (word.length >= shortestWord && hasGreekEnd(word))
}
