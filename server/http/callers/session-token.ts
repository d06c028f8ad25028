/** Session tokens: JWTs signed with HS256. */
import { createHash, createHmac, createSecretKey, randomUUID } from 'node:crypto'
import { jwtVerify, type JWTPayload } from 'jose'
import { usernameFault } from '../../../domain/account/account.ts'
import type { Session } from '../../operations/dependencies.ts'
import type { SessionKey } from '../../store/account/ended-sessions.ts'

export interface SessionTokens {
  readonly sign: (session: Session) => string
  /** Null for an invalid or expired token. It does not check whether the user is still enabled. */
  readonly read: (token: string) => Promise<ReadSession | null>
}

type ReadSession = Pick<Session, 'username' | 'version'> & SessionKey

/** In seconds. */
const lifetime = 7 * 24 * 3_600

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
  const rules = { algorithms: [algorithm], requiredClaims: ['sub', 'iat', 'exp', 'ver'], maxTokenAge: lifetime, clockTolerance }
  return {
    sign: ({ username, role, version }) => {
      const issued = Math.floor(now().getTime() / 1_000)
      // A unique id, so that sessions that start in the same second have different tokens and end separately.
      const payload = { sub: username, role, ver: version, iat: issued, exp: issued + lifetime, jti: randomUUID() }
      // Signed synchronously: `jose` would queue on the thread pool during login.
      const signed = `${header}.${encoded(payload)}`
      return `${signed}.${createHmac('sha256', key).update(signed).digest('base64url')}`
    },
    read: async (token) => {
      const verified = await jwtVerify(token, key, { ...rules, currentDate: now() }).catch(() => null)
      return verified && sessionOf(verified.payload, token)
    },
  }
}

function sessionOf({ sub, ver, exp = 0 }: JWTPayload, token: string): ReadSession | null {
  const isWhole = typeof sub === 'string' && usernameFault(sub) === null && Number.isInteger(ver)
  if (!isWhole) return null
  return { username: sub, version: Number(ver), hash: hashOf(token), endsAt: new Date((exp + clockTolerance) * 1_000) }
}

/** Excludes the signature: the last base64url character has unused bits, so one signature has several encodings. */
function hashOf(token: string): Buffer {
  return createHash('sha256').update(token.slice(0, token.lastIndexOf('.'))).digest()
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
