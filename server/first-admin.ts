/** The administrator that the configuration names: made at a start where there is no such user. */
import type { ConfiguredAccount } from './environment.ts'
import { hashPassword } from './passwords.ts'
import { findAccount } from './store/accounts.ts'
import type { Connection } from './store/connection.ts'
import { insertUser } from './store/users.ts'

/** `member`: there is such a user, who is no administrator. */
export type FirstAdmin = 'made' | 'there' | 'member'

export class FirstAdminError extends Error {
  override readonly name = 'FirstAdminError'
}

/** Changes nothing in a user who is there. Throws FirstAdminError where the e-mail address is another user's. */
export async function ensureFirstAdmin(db: Connection, { username, email, password }: ConfiguredAccount): Promise<FirstAdmin> {
  const present = await stateOf(db, username)
  if (present) return present
  const user = { username, email, password_hash: await hashPassword(password), role: 'ROLE_ADMIN', confirmed: true } as const
  if ((await insertUser(db, user)) !== null) return 'made'
  // Another server that starts at the same time may have been faster.
  const made = await stateOf(db, username)
  if (made) return made
  throw new FirstAdminError(`ADMIN_EMAIL belongs to another user than "${username}": give another address, or that user's name in ADMIN_USERNAME.`)
}

async function stateOf(db: Connection, username: string): Promise<'there' | 'member' | null> {
  const account = await findAccount(db, username)
  return account && (account.role === 'ROLE_ADMIN' ? 'there' : 'member')
}
