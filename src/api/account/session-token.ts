/** Reads the user and the expiry of a session from its token. */
import type { Session } from '../../../domain/account/session.ts'

/**
 * The session of a token; null if it is not a JWT (RFC 7519) with a subject.
 * Accepts the tokens of other backends: base64 or base64url, with or without padding, role and expiry.
 */
export function sessionOf(token: string): Session | null {
  const { sub, role } = claimsOf(token)
  if (typeof sub !== 'string' || sub === '') return null
  return { username: sub, role: typeof role === 'string' ? role : 'ROLE_USER', token, expiresAt: expiryOf(token) }
}

/** When a token expires, in milliseconds since 1970; null without an expiry. */
export function expiryOf(token: string): number | null {
  const { exp } = claimsOf(token)
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : null
}

interface Claims {
  readonly sub?: unknown
  readonly role?: unknown
  readonly exp?: unknown
}

function claimsOf(token: string): Claims {
  try {
    const [, payload = ''] = token.split('.')
    const base64 = payload.replaceAll('-', '+').replaceAll('_', '/')
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))
    return (JSON.parse(new TextDecoder().decode(bytes)) ?? {}) as Claims
  } catch {
    return {}
  }
}
