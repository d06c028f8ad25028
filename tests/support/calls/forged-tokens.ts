/** Forged tokens, made from a valid one. */
import type { Role } from '../../../domain/account/roles.ts'
import { sessionTokens } from '../../../server/http/callers/session-token.ts'

/** Unsigned, with the algorithm `none` (RFC 7519, section 6). */
export function unsigned(token: string): string {
  const [, payload] = token.split('.')
  return `${encoded({ alg: 'none', typ: 'JWT' })}.${payload}.`
}

/** The same claims, signed with another key. */
export function ofAnotherKey(token: string, now: () => Date): string {
  const { sub, role } = claimsOf(token)
  return sessionTokens('another secret, which does not sign sessions here', now).sign({ username: sub, role }).token
}

/** Another role with the original signature. */
export function promoted(token: string, role: Role = 'ROLE_ADMIN'): string {
  const [header, , signature] = token.split('.')
  return [header, encoded({ ...claimsOf(token), role }), signature].join('.')
}

interface Claims {
  readonly sub: string
  readonly role: Role
}

function claimsOf(token: string): Claims {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Claims
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
