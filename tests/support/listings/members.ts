/** Inserts users and sign-ups without the API, and makes session tokens. */
import { sql, type Insertable } from 'kysely'
import type { UserTable } from '../../../server/database/account-tables.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { sessionTokens } from '../../../server/http/callers/session-token.ts'
import { insertSignUp } from '../../../server/store/account/sign-ups.ts'
import { insertUser } from '../../../server/store/account/users.ts'
import { cheapHash } from './cheap-hash.ts'
import { sessionSecret } from '../servers/test-app.ts'

export interface Member {
  readonly id: number
  readonly username: string
  readonly email: string
  readonly password: string
}

const password = 'private-olives-and-thyme'
const passwordHash = cheapHash(password)
let count = 0

/** Inserts a member with a unique name, except for the given values. */
export async function insertMember(db: Database['db'], given: Partial<Insertable<UserTable>> = {}): Promise<Member> {
  const username = given.username ?? `member${(count += 1)}`
  const email = given.email ?? `${username}@private.test`
  const password_hash = await passwordHash
  const id = await insertUser(db, { password_hash, ...given, username, email })
  if (id === null) throw new Error(`${username} exists already.`)
  return { id, username, email, password }
}

/** Inserts a sign-up with a unique name, except for the given values. */
export async function insertUnconfirmed(
  db: Database['db'],
  given: { readonly username?: string; readonly email?: string } = {},
  now = new Date('2026-11-21T10:00:00Z'),
): Promise<Member> {
  const username = given.username ?? `newcomer${(count += 1)}`
  const email = given.email ?? `${username}@private.test`
  const password_hash = await passwordHash
  const id = await insertSignUp(db, { username, email, password_hash }, now)
  if (id === null) throw new Error(`${username} exists already.`)
  return { id, username, email, password }
}

/**
 * The `Authorization` header of a new session, which began at the one time. Its login stays fresh, and the session counts as used, however
 * far a test moves the clock, unless it is given when the user logged in again.
 */
export async function signedIn(
  db: Database['db'], username: string, at = new Date('2026-11-21T10:00:00Z'), loggedInAt = new Date('2199-01-01T00:00:00Z'),
): Promise<{ authorization: string }> {
  const { token, key } = sessionTokens(sessionSecret, () => at).sign({ username, role: 'ROLE_USER' })
  await sql`
    insert into session (token_hash, "user", started_at, logged_in_at, ends_at, seen_at)
    select ${key.hash}::bytea, id, ${at}::timestamptz, ${loggedInAt}::timestamptz, ${key.endsAt}::timestamptz,
      date_trunc('hour', greatest(${at}, ${loggedInAt})::timestamptz)
    from "user" where username = ${username}
  `.execute(db)
  return { authorization: `Bearer ${token}` }
}
