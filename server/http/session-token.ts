/** The token of a session: a JWT that says whose it is, signed with HS256 and nothing else. */
import { webcrypto } from 'node:crypto'
import { jwtVerify, SignJWT, type JWTPayload } from 'jose'
import { usernameFault } from '../../domain/account.ts'
import type { Session } from '../operations/dependencies.ts'

export interface SessionTokens {
  readonly sign: (session: Session) => Promise<string>
  /** Null for a token that is not ours, or is over; whether its user is still welcome, only the database can tell. */
  readonly read: (token: string) => Promise<Pick<Session, 'username' | 'version'> | null>
}

/** In seconds, as JWT counts. */
const lifetime = 7 * 24 * 3_600

/** How far, in seconds, the clocks of two servers may differ. */
const clockTolerance = 30

const algorithm = 'HS256'

/**
 * The payload is plain JSON in ASCII without `>`, `?` and `~`, so that its base64url holds no `-` and no `_`:
 * some clients decode it with plain `atob`.
 */
export function sessionTokens(secret: string, now: () => Date): SessionTokens {
  // Imported once: each import takes as long as a signature.
  const importedKey = webcrypto.subtle.importKey('raw', Buffer.from(secret), { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify'])
  const rules = { algorithms: [algorithm], requiredClaims: ['sub', 'iat', 'exp', 'ver'], maxTokenAge: lifetime, clockTolerance }
  return {
    sign: async ({ username, role, version }) => {
      const issued = Math.floor(now().getTime() / 1_000)
      const payload = new SignJWT({ role, ver: version }).setSubject(username).setIssuedAt(issued).setExpirationTime(issued + lifetime)
      return payload.setProtectedHeader({ alg: algorithm, typ: 'JWT' }).sign(await importedKey)
    },
    read: async (token) => {
      const verified = await jwtVerify(token, await importedKey, { ...rules, currentDate: now() }).catch(() => null)
      return verified && sessionOf(verified.payload)
    },
  }
}

function sessionOf({ sub, ver }: JWTPayload): Pick<Session, 'username' | 'version'> | null {
  const isWhole = typeof sub === 'string' && usernameFault(sub) === null && Number.isInteger(ver)
  return isWhole ? { username: sub, version: Number(ver) } : null
}
