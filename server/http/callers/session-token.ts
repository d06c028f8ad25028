/** Session tokens: JWTs signed with HS256. */
import { createHash, createHmac, createSecretKey, randomBytes } from 'node:crypto'
import { jwtVerify } from 'jose'
import { roles } from '../../../domain/account/roles.ts'
import { longestSessionMs } from '../../../domain/account/session-limits.ts'
import type { Session, SignedSession } from '../../operations/dependencies.ts'

export interface SessionTokens {
  readonly sign: (session: Session) => SignedSession
  /** The hash of a token; null for an invalid or expired one. It does not check whether the session has ended. */
  readonly read: (token: string) => Promise<Buffer | null>
}

/** The longest, in seconds. */
const longest = Math.max(...roles.map(longestSessionMs)) / 1_000

/** The allowed difference between the clocks of two servers, in seconds. */
const clockTolerance = 30

const algorithm = 'HS256'

const header = encoded({ alg: algorithm, typ: 'JWT' })

/**
 * The payload is ASCII JSON without `>`, `?` and `~`, so that its base64url contains no `-` and no `_`: some clients
 * decode it with `atob`.
 */
export function sessionTokens(secret: string, now: () => Date): SessionTokens {
  const key = createSecretKey(Buffer.from(secret))
  const rules = { algorithms: [algorithm], requiredClaims: ['sub', 'iat', 'exp'], maxTokenAge: longest, clockTolerance }
  return {
    sign: ({ username, role }) => {
      const issued = Math.floor(now().getTime() / 1_000)
      // A unique id, so that sessions that start in the same second have different tokens and end separately.
      const exp = issued + longestSessionMs(role) / 1_000
      const payload = { sub: username, role, iat: issued, exp, jti: randomBytes(16).toString('hex') }
      // Signed synchronously: `jose` would queue on the thread pool during login.
      const signed = `${header}.${encoded(payload)}`
      const token = `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
      return { token, key: { hash: hashOf(token), endsAt: new Date((exp + clockTolerance) * 1_000) } }
    },
    read: async (token) => {
      const isValid = await jwtVerify(token, key, { ...rules, currentDate: now() }).then(() => true, () => false)
      return isValid ? hashOf(token) : null
    },
  }
}

/** Excludes the signature: the last base64url character has unused bits, so one signature has several encodings. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token.slice(0, token.lastIndexOf('.'))).digest()
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
