/** Finds words with one typing error: a letter that is missing, added or wrong, or two letters in the wrong order. */
/** Shorter words have no spelling candidates and are none. */
const shortestWord = 5

/** A typed word may lack a letter of the candidate. */
const shortestWithError = shortestWord - 1

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

/** Whether this key differs from one of the typed keys by one error. */
export function isMisspelling(typed: readonly string[], key: string): boolean {
  return allowsError(key) && typed.some((each) => each.length >= shortestWithError && isOneErrorApart(each, key))
}

function asLetters(key: string): string {
  return key.replaceAll('ps', 'ψ')
}
