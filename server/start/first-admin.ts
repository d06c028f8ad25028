/** The administrator that the configuration names: made at a start where there is no such user. */
import type { Insertable } from 'kysely'
import { isCommonPassword } from '../work/common-passwords.ts'
import type { UserTable } from '../database/schema.ts'
import type { ConfiguredAccount } from './environment.ts'
import { hashPassword } from '../work/passwords.ts'
import type { Connection } from '../store/connection.ts'
import { recordUserAudit } from '../store/user-audit.ts'
import { findRole, insertUser } from '../store/users.ts'

/** `member`: there is such a user, who is no administrator. */
export type FirstAdmin = 'made' | 'there' | 'member'

export class FirstAdminError extends Error {
  override readonly name = 'FirstAdminError'
}

/** Changes nothing in a user who is there. Throws FirstAdminError for a common password, or where the e-mail address is another user's. */
export async function ensureFirstAdmin(
  db: Connection,
  { username, email, password }: ConfiguredAccount,
  now: Date,
): Promise<FirstAdmin> {
  const present = await stateOf(db, username)
  if (present) return present
  if (await isCommonPassword(password)) throw new FirstAdminError('ADMIN_PASSWORD is among the most common passwords: choose another one.')
  const user = { username, email, password_hash: await hashPassword(password) }
  if (await db.transaction().execute((transaction) => insertAdmin(transaction, user, now))) return 'made'
  // Another server that starts at the same time may have been faster.
  const made = await stateOf(db, username)
  if (made) return made
  throw new FirstAdminError(`ADMIN_EMAIL belongs to another user than "${username}": give another address, or that user's name in ADMIN_USERNAME.`)
}

/** False where the name or the address is taken. */
async function insertAdmin(transaction: Connection, user: Insertable<UserTable>, at: Date): Promise<boolean> {
  const admin = { ...user, role: 'ROLE_ADMIN', enabled: true } as const
  const id = await insertUser(transaction, admin)
  if (id === null) return false
  await recordUserAudit(transaction, { at, actor: null, action: 'role-granted', before: null, after: { ...admin, id } })
  return true
}

async function stateOf(db: Connection, username: string): Promise<'there' | 'member' | null> {
  const role = await findRole(db, username)
  return role && (role === 'ROLE_ADMIN' ? 'there' : 'member')
}
