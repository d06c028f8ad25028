/** The token of a session: a JWT that says whose it is, signed with HS256 and nothing else. */
import { createHash, createHmac, createSecretKey, randomUUID } from 'node:crypto'
import { jwtVerify, type JWTPayload } from 'jose'
import { usernameFault } from '../../domain/account.ts'
import type { Session } from '../operations/dependencies.ts'
import type { SessionMark } from '../store/ended-sessions.ts'

export interface SessionTokens {
  readonly sign: (session: Session) => string
  /** Null for a token that is not ours, or is over; whether its user is still welcome, only the database can tell. */
  readonly read: (token: string) => Promise<ReadSession | null>
}

type ReadSession = Pick<Session, 'username' | 'version'> & SessionMark

/** In seconds, as JWT counts. */
const lifetime = 7 * 24 * 3_600

/** How far, in seconds, the clocks of two servers may differ. */
const clockTolerance = 30

const algorithm = 'HS256'

const header = encoded({ alg: algorithm, typ: 'JWT' })

/**
 * The payload is plain JSON in ASCII without `>`, `?` and `~`, so that its base64url holds no `-` and no `_`:
 * some clients decode it with plain `atob`.
 */
export function sessionTokens(secret: string, now: () => Date): SessionTokens {
  const key = createSecretKey(Buffer.from(secret))
  const rules = { algorithms: [algorithm], requiredClaims: ['sub', 'iat', 'exp', 'ver'], maxTokenAge: lifetime, clockTolerance }
  return {
    sign: ({ username, role, version }) => {
      const issued = Math.floor(now().getTime() / 1_000)
      // Two sessions that begin in one second are two: each ends by itself.
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
  return { username: sub, version: Number(ver), hash: markOf(token), endsAt: new Date((exp + clockTolerance) * 1_000) }
}

/** Without the signature: the last character of base64url has bits that mean nothing, so one signature has several spellings. */
function markOf(token: string): Buffer {
  return createHash('sha256').update(token.slice(0, token.lastIndexOf('.'))).digest()
}

function encoded(part: object): string {
  return Buffer.from(JSON.stringify(part)).toString('base64url')
}
