/** What the fields of an account may hold: the same on the form, in the contract and in the configuration. */
import type { Rule } from './problems.ts'

/** Null where the name fits: 3 to 40 ASCII letters, digits, `.`, `_` and `-`. */
export function usernameFault(username: string): Rule | null {
  return lengthFault(username, 3, 40) ?? (/^[\w.-]+$/.test(username) ? null : { rule: 'malformed' })
}

/** Null where the address has the shape of one and at most 254 characters; whether it exists, only a mail can tell. */
export function emailFault(email: string): Rule | null {
  return lengthFault(email, 1, 254) ?? (emailAddress.test(email) ? null : { rule: 'malformed' })
}

/** Null where a password that is chosen fits: 8 to 200 code points of any kind. */
export function newPasswordFault(password: string): Rule | null {
  return lengthFault(password, 8, 200)
}

/** The shape that JSON Schema's format `email` accepts: the mailbox of RFC 5321 without quotes, at a domain of two or more labels. */
const emailAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/**
 * A user name or an e-mail address for comparing: only the ASCII letters lose their case, as in PostgreSQL under the collation "C".
 * `toLowerCase` would make other characters equal to letters of ASCII: the Kelvin sign becomes `k`.
 */
export function accountKey(nameOrAddress: string): string {
  return nameOrAddress.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Lengths are counted in code points, as JSON Schema counts them. */
function lengthFault(text: string, least: number, most: number): Rule | null {
  const { length } = [...text]
  if (length === 0) return { rule: 'missing' }
  if (length < least) return { rule: 'too-short', limit: least }
  return length > most ? { rule: 'too-long', limit: most } : null
}
