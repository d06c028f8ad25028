/**
 * Grants or revokes a role: `npm run admin -- grant NAME` makes an administrator, `npm run admin -- grant NAME moderator` a moderator, and
 * `npm run admin -- revoke NAME` an ordinary member.
 */
import type { Role } from '../domain/account/roles.ts'
import { systemClock } from './start/clock.ts'
import { readDatabaseOptions } from './start/configuration.ts'
import { openExistingDatabase } from './database/open-existing-database.ts'
import { fail } from './start/fail.ts'
import { noticeRole } from './start/notices.ts'
import { RoleError } from './start/role-error.ts'
import { setRole } from './store/account/roles.ts'

const command = 'npm run admin --'

const roles: Readonly<Record<string, Role>> = { 'grant': 'ROLE_ADMIN', 'grant moderator': 'ROLE_MODERATOR', 'revoke': 'ROLE_USER' }

await changeRole(process.argv.slice(2)).catch(fail)

/** Throws RoleError for wrong arguments, an unknown user, or the last administrator. */
async function changeRole([action = '', username, ...others]: readonly string[]): Promise<void> {
  const wanted = [action, ...others].join(' ')
  const role = Object.hasOwn(roles, wanted) ? roles[wanted] : undefined
  if (!role || !username) {
    throw new RoleError(`Say whose role to change: "${command} grant NAME", "${command} grant NAME moderator" or "${command} revoke NAME".`)
  }
  const { db, close } = await openExistingDatabase(readDatabaseOptions(process.env))
  try {
    const found = await setRole(db, username, role, systemClock.now())
    if (!found) throw new RoleError(`There is no user "${username}".`)
    if (found.change === 'last-admin') {
      throw new RoleError(`${found.username} is the last administrator who can log in: make another user one first.`)
    }
    noticeRole(found.username, role, found.change)
  } finally {
    await close()
  }
}
