/** Finds words with one typing error: a letter that is missing, added or wrong, or two letters in the wrong order. */
/** Shorter words have no spelling candidates and are none. */
const shortestWord = 5

/** A letter that is written once instead of twice is likely in shorter ones too: "aple". */
const shortestWithoutDouble = 4

/** In shorter words, a wrong letter mostly makes another word: λύκος is not δίκος. */
const shortestWithWrongLetter = 6

/** In shorter words, the first letter is hardly ever wrong. */
const shortestWithWrongFirst = 8

/** Whether a word with this key can be a spelling candidate. */
export function allowsError(key: string): boolean {
  return /^\p{L}+$/u.test(key) && key.length >= shortestWord
}

/**
 * The key, and the key without each of its letters. Two words with one error between them share one of these forms, though not
 * all that share one have only one error.
 */
export function formsOf(key: string): string[] {
  const letters = [...asLetters(key)]
  return [...new Set([letters.join(''), ...letters.map((_, index) => letters.toSpliced(index, 1).join(''))])]
}

/** Whether at most one letter of the keys differs. A Greek letter that is written as two Latin ones is one letter. */
export function isOneErrorApart(left: string, right: string): boolean {
  const [a, b] = [[...asLetters(left)], [...asLetters(right)]]
  if (Math.abs(a.length - b.length) > 1) return false
  const start = a.findIndex((letter, index) => letter !== b[index])
  if (start < 0) return true
  const rest = (letters: readonly string[], from: number) => letters.slice(from).join('')
  return (
    rest(a, start + 1) === rest(b, start + 1) ||
    rest(a, start + 1) === rest(b, start) ||
    rest(a, start) === rest(b, start + 1) ||
    (a[start] === b[start + 1] && a[start + 1] === b[start] && rest(a, start + 2) === rest(b, start + 2))
  )
}

/** Whether this key differs from one of the typed keys by one error, and is likely to be meant. */
export function isMisspelling(typed: readonly string[], key: string): boolean {
  return typed.some((each) => isLikely(each, key) && isOneErrorApart(each, key))
}

/** The shorter the words, the more of them are alike by chance. */
function isLikely(typed: string, key: string): boolean {
  if (withoutDoubles(typed) === withoutDoubles(key)) return typed.length >= shortestWithoutDouble && allowsError(key)
  const shortest = Math.min(typed.length, key.length)
  if (shortest < shortestWord || !allowsError(key)) return false
  if (typed[0] !== key[0] && shortest < shortestWithWrongFirst) return false
  return shortest >= shortestWithWrongLetter || typed.length !== key.length || hasSameLetters(typed, key)
}

function withoutDoubles(word: string): string {
  return word.replace(/(.)\1+/gu, '$1')
}

/** Whether words that are one error apart have two letters in another order. */
function hasSameLetters(typed: string, key: string): boolean {
  return [...typed].toSorted().join('') === [...key].toSorted().join('')
}

function asLetters(key: string): string {
  return key.replaceAll('ps', 'ψ')
}
