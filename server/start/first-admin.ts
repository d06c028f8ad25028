/** Creates the administrator of the configuration at startup if the user does not exist. */
import type { Insertable } from 'kysely'
import { isGuessable } from '../../domain/account/guessable-password.ts'
import { isCommonPassword } from '../work/common-passwords.ts'
import type { UserTable } from '../database/account-tables.ts'
import type { ConfiguredAccount } from './environment.ts'
import { hashPassword } from '../work/passwords.ts'
import type { Connection } from '../store/connection.ts'
import { recordUserAudit } from '../store/account/user-audit.ts'
import { findRole, insertUser } from '../store/account/users.ts'

/** `member`: the user exists and is not an administrator. */
export type FirstAdmin = 'created' | 'exists' | 'member'

export class FirstAdminError extends Error {
  override readonly name = 'FirstAdminError'
}

/** Never changes an existing user. Throws FirstAdminError for a common or guessable password, or an e-mail address of another user. */
export async function ensureFirstAdmin(
  db: Connection,
  { username, email, password }: ConfiguredAccount,
  siteName: string,
  now: Date,
): Promise<FirstAdmin> {
  const present = await stateOf(db, username)
  if (present) return present
  if (await isCommonPassword(password)) throw new FirstAdminError('ADMIN_PASSWORD is among the most common passwords: choose another one.')
  if (isGuessable(password, { username, email, siteName })) {
    throw new FirstAdminError('ADMIN_PASSWORD is mostly a name, an address or a repetition: choose another one.')
  }
  const user = { username, email, password_hash: await hashPassword(password) }
  if (await db.transaction().execute((transaction) => insertAdmin(transaction, user, now))) return 'created'
  // Another server that starts at the same time may have created it.
  const made = await stateOf(db, username)
  if (made) return made
  throw new FirstAdminError(`ADMIN_EMAIL belongs to another user than "${username}": give another address, or that user's name in ADMIN_USERNAME. Or an account of this name was deleted: give another name.`)
}

/** False if the user name or the e-mail address is taken. */
async function insertAdmin(transaction: Connection, user: Insertable<UserTable>, at: Date): Promise<boolean> {
  const admin = { ...user, role: 'ROLE_ADMIN', enabled: true } as const
  const id = await insertUser(transaction, admin)
  if (id === null) return false
  await recordUserAudit(transaction, { at, actor: null, action: 'role-granted', before: null, after: { ...admin, id } })
  return true
}

async function stateOf(db: Connection, username: string): Promise<'exists' | 'member' | null> {
  const role = await findRole(db, username)
  return role && (role === 'ROLE_ADMIN' ? 'exists' : 'member')
}
