/**
 * Changes what members may do and how they log in: `npm run admin -- grant NAME` makes an administrator, `npm run admin -- grant NAME
 * moderator` a moderator, and `npm run admin -- revoke NAME` an ordinary member; `npm run admin -- remove-second-factor NAME` removes the
 * second factor of who has lost it.
 */
import type { Role } from '../domain/account/roles.ts'
import { systemClock } from './start/clock.ts'
import { readDatabaseOptions } from './start/configuration.ts'
import { openExistingDatabase } from './database/open-existing-database.ts'
import { fail } from './start/fail.ts'
import { noticeRole, noticeSecondFactor } from './start/notices.ts'
import { RoleError } from './start/role-error.ts'
import { setRole } from './store/account/roles.ts'
import { resetSecondFactor } from './store/account/second-factors.ts'
import type { Connection } from './store/connection.ts'

const command = 'npm run admin --'

/** What is done with the member of the given name, by the words around the name. */
const actions: Readonly<Record<string, (db: Connection, username: string, now: Date) => Promise<void>>> = {
  'grant': roleChange('ROLE_ADMIN'),
  'grant moderator': roleChange('ROLE_MODERATOR'),
  'revoke': roleChange('ROLE_USER'),
  'remove-second-factor': removeSecondFactor,
}

await run(process.argv.slice(2)).catch(fail)

/** Throws RoleError for wrong arguments, an unknown user, or the last administrator. */
async function run([action = '', username, ...others]: readonly string[]): Promise<void> {
  const wanted = [action, ...others].join(' ')
  const act = Object.hasOwn(actions, wanted) ? actions[wanted] : undefined
  if (!act || !username) {
    const commands = ['grant NAME', 'grant NAME moderator', 'revoke NAME', 'remove-second-factor NAME'].map((each) => `"${command} ${each}"`)
    throw new RoleError(`Say whose role or second factor to change: ${commands.join(' or ')}.`)
  }
  const { db, close } = await openExistingDatabase(readDatabaseOptions(process.env))
  try {
    await act(db, username, systemClock.now())
  } finally {
    await close()
  }
}

function roleChange(role: Role) {
  return async (db: Connection, username: string, now: Date): Promise<void> => {
    const found = await setRole(db, username, role, now)
    if (!found) throw unknownUser(username)
    if (found.change === 'last-admin') {
      throw new RoleError(`${found.username} is the last administrator who can log in: make another user one first.`)
    }
    noticeRole(found.username, role, found.change)
  }
}

async function removeSecondFactor(db: Connection, username: string, now: Date): Promise<void> {
  const found = await resetSecondFactor(db, username, now)
  if (!found) throw unknownUser(username)
  noticeSecondFactor(found.username, found.wasThere)
}

function unknownUser(username: string): RoleError {
  return new RoleError(`There is no user "${username}".`)
}
