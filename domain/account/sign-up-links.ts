/** The links of a sign-up, which a mail contains: they confirm or disown it, and name it. */
import { usernameFault } from './account.ts'
import { withoutPunctuation, type tokenParameter } from '../paths.ts'
import { valuesOf, type Query } from '../query-values.ts'

/** What a link says of its sign-up, so that the screen can name it before it does anything. */
export interface NamedSignUp {
  readonly username: string
  /** ISO 8601, to the minute. */
  readonly at: string
}

/** The query parameter for the secret of a link that disowns a sign-up. */
export const disownParameter = 'disown'

/** The query of a link that confirms or disowns a sign-up. */
export function signUpQuery(parameter: typeof tokenParameter | typeof disownParameter, token: string, signUp: NamedSignUp): string {
  return `?${parameter}=${token}&username=${signUp.username}&at=${signUp.at}`
}

/** The sign-up as links name it. */
export function namedSignUp(username: string, at: Date): NamedSignUp {
  return { username, at: at.toISOString().replace(/:\d\d\.\d+Z$/, 'Z') }
}

/** Reads the sign-up that a link names; null unless both values are valid. */
export function readNamedSignUp(query: Query): NamedSignUp | null {
  const [username = ''] = valuesOf(query, 'username')
  const [at = ''] = valuesOf(query, 'at').map(withoutPunctuation)
  return usernameFault(username) === null && isMinute(at) ? { username, at } : null
}

function isMinute(text: string): boolean {
  return /^\d{4}-\d\d-\d\dT\d\d:\d\dZ$/.test(text) && !Number.isNaN(Date.parse(text))
}
