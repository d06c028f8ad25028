/** The rules for user names, e-mail addresses and passwords. Forms, contract and configuration share them. */
import { cleanText } from '../clean-text.ts'
import type { Rule } from '../problems.ts'
import { directionFault } from '../text-fault.ts'

/** A typed user name or e-mail address without what nobody sees in it: keyboards of phones append spaces to completed words. */
export function typedAccount(typed: string): string {
  return cleanText(typed, 'name').trim()
}

/** Null if the name is valid: 3 to 40 ASCII letters, digits, `.`, `_` and `-`. */
export function usernameFault(username: string): Rule | null {
  return lengthFault(username, 3, 40) ?? directionFault(username) ?? (/^[\w.-]+$/.test(username) ? null : { rule: 'malformed' })
}

/** Null if the syntax is valid and the address has at most 254 characters. Whether it exists is confirmed by a mail. */
export function emailFault(email: string): Rule | null {
  return lengthFault(email, 1, 254) ?? directionFault(email) ?? (emailAddress.test(email) ? null : { rule: 'malformed' })
}

/** Null if the new password is valid: 8 to 200 code points of any kind. */
export function newPasswordFault(password: string): Rule | null {
  return lengthFault(password, 8, 200)
}

/** What JSON Schema's format `email` accepts: a mailbox of RFC 5321 without quotes, with a domain of two or more labels. */
const emailAddress =
  /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i

/**
 * The comparison key of a user name or an e-mail address: only ASCII letters are lowercased, as by PostgreSQL's collation "C".
 * `toLowerCase` would make other characters equal to ASCII letters: the Kelvin sign becomes `k`.
 */
export function accountKey(nameOrAddress: string): string {
  return nameOrAddress.replace(/[A-Z]/g, (letter) => letter.toLowerCase())
}

/** Lengths are counted in code points, as JSON Schema counts them. */
function lengthFault(text: string, min: number, max: number): Rule | null {
  const { length } = [...text]
  if (length === 0) return { rule: 'missing' }
  if (length < min) return { rule: 'too-short', limit: min }
  return length > max ? { rule: 'too-long', limit: max } : null
}
