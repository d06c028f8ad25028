/** Grants or revokes the role of administrator: `npm run admin -- grant NAME` and `npm run admin -- revoke NAME`. */
import { systemClock } from './start/clock.ts'
import { readDatabaseOptions } from './start/configuration.ts'
import { openExistingDatabase } from './database/open-existing-database.ts'
import { fail } from './start/fail.ts'
import { noticeRole } from './start/notices.ts'
import { RoleError } from './start/role-error.ts'
import { setRole } from './store/account/roles.ts'

const roles = { grant: 'ROLE_ADMIN', revoke: 'ROLE_USER' } as const

await changeRole(process.argv.slice(2)).catch(fail)

/** Throws RoleError for wrong arguments, an unknown user, or the last administrator. */
async function changeRole([action = '', username, ...others]: readonly string[]): Promise<void> {
  if (!isAction(action) || !username || others.length > 0) {
    throw new RoleError('Say whose role to change: "npm run admin -- grant NAME" or "npm run admin -- revoke NAME".')
  }
  const { db, close } = await openExistingDatabase(readDatabaseOptions(process.env))
  try {
    const found = await setRole(db, username, roles[action], systemClock.now())
    if (!found) throw new RoleError(`There is no user "${username}".`)
    if (found.change === 'last-admin') {
      throw new RoleError(`${found.username} is the last administrator who can log in: make another user one first.`)
    }
    noticeRole(found.username, roles[action], found.change)
  } finally {
    await close()
  }
}

function isAction(text: string): text is keyof typeof roles {
  return Object.hasOwn(roles, text)
}
