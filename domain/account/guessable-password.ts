/** Passwords that can be guessed from what is known of a person and the site, or that repeat few characters. */

/** What others know of the person who chooses a password. */
export interface KnownNames {
  readonly username: string
  readonly email: string
  readonly siteName: string
}

/** A password is guessable if it has fewer independent parts. */
const minParts = 6

/**
 * Whether a password consists of user name, e-mail address, name of the site and their parts, of repetitions or of runs such as
 * `12345678`, with little else. The known words together, a run and a repetition count as one part, any other letter or digit as
 * one each; letter case and accents are ignored. `prasino2026!` is guessable, `prasino and olives` is not.
 */
export function isGuessable(password: string, { username, email, siteName }: KnownNames): boolean {
  const known = new Set([username, email, siteName].flatMap((name) => [wholeOf(name), ...tokensOf(name).filter(isWord)]))
  known.delete('')
  if (known.has(wholeOf(password))) return true
  // Before a character is taken apart: `㎯` becomes `rad∕s2`.
  if ([...repeatedUnit([...password])].length < minParts) return true
  const tokens = tokensOf(repeatedUnit([...folded(password)]))
  const others = tokens.filter((token) => !consistsOf(known, token))
  const hasKnown = others.length < tokens.length
  // Symbols between known words and years do not make them harder to guess.
  const counted = hasKnown ? others.filter(isWord) : others
  return counted.reduce((sum, token) => sum + partsIn([...token]), hasKnown ? 1 : 0) < minParts
}

function folded(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('ς', 'σ')
}

/** Without repetitions and, unless there is nothing else, without symbols. */
function wholeOf(text: string): string {
  return repeatedUnit([...(folded(text).replace(/[^\p{L}\p{N}]/gu, '') || folded(text))])
}

/** Letters, digits and symbols, each for themselves. */
function tokensOf(text: string): string[] {
  return folded(text).match(/\p{L}+|\p{N}+|[^\p{L}\p{N}]+/gu) ?? []
}

function isWord(token: string): boolean {
  return /^[\p{L}\p{N}]/u.test(token)
}

/** The shortest text that the characters repeat to their end, at least twice; all of them if there is none. */
function repeatedUnit(characters: readonly string[]): string {
  const lengths = Array.from({ length: Math.floor(characters.length / 2) }, (_, index) => index + 1)
  const period = lengths.find((length) => characters.slice(length).every((character, index) => character === characters[index]))
  return characters.slice(0, period).join('')
}

/** Whether known words, one after the other, make up the token. */
function consistsOf(known: ReadonlySet<string>, token: string): boolean {
  const isReached = [true]
  for (let end = 1; end <= token.length; end += 1) {
    isReached[end] = [...known].some((word) => token.endsWith(word, end) && (isReached[end - word.length] ?? false))
  }
  return isReached[token.length] ?? false
}

/** Counts characters; three or more that are equal or follow each other are one. */
function partsIn(characters: readonly string[]): number {
  const steps = characters.map((character, index) => codeOf(character) - codeOf(characters[index - 1]))
  const continues = (index: number) => index >= 2 && Math.abs(steps[index] ?? 9) <= 1 && steps[index] === steps[index - 1]
  const inRuns = characters.filter((_, index) => continues(index)).length
  const runs = characters.filter((_, index) => continues(index) && !continues(index - 1)).length
  return characters.length - inRuns - runs
}

function codeOf(character = ''): number {
  return character.codePointAt(0) ?? NaN
}
