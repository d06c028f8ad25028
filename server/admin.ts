/**
 * Grants or revokes the role of administrator: `npm run admin -- grant NAME` and `npm run admin -- revoke NAME`. Removes the second
 * factor of who has lost it: `npm run admin -- remove-second-factor NAME`.
 */
import { systemClock } from './start/clock.ts'
import { readDatabaseOptions } from './start/configuration.ts'
import { openExistingDatabase } from './database/open-existing-database.ts'
import { fail } from './start/fail.ts'
import { noticeRole, noticeSecondFactor } from './start/notices.ts'
import { RoleError } from './start/role-error.ts'
import { setRole } from './store/account/roles.ts'
import { resetSecondFactor } from './store/account/second-factors.ts'
import type { Connection } from './store/connection.ts'

const actions = {
  'grant': (db, username, now) => changeRole(db, username, 'ROLE_ADMIN', now),
  'revoke': (db, username, now) => changeRole(db, username, 'ROLE_USER', now),
  'remove-second-factor': removeSecondFactor,
} as const satisfies Readonly<Record<string, (db: Connection, username: string, now: Date) => Promise<void>>>

await run(process.argv.slice(2)).catch(fail)

/** Throws RoleError for wrong arguments, an unknown user, or the last administrator. */
async function run([action = '', username, ...others]: readonly string[]): Promise<void> {
  if (!isAction(action) || !username || others.length > 0) {
    const commands = Object.keys(actions).map((name) => `"npm run admin -- ${name} NAME"`).join(' or ')
    throw new RoleError(`Say whose role or second factor to change: ${commands}.`)
  }
  const { db, close } = await openExistingDatabase(readDatabaseOptions(process.env))
  try {
    await actions[action](db, username, systemClock.now())
  } finally {
    await close()
  }
}

async function changeRole(db: Connection, username: string, role: 'ROLE_ADMIN' | 'ROLE_USER', now: Date): Promise<void> {
  const found = await setRole(db, username, role, now)
  if (!found) throw unknownUser(username)
  if (found.change === 'last-admin') {
    throw new RoleError(`${found.username} is the last administrator who can log in: make another user one first.`)
  }
  noticeRole(found.username, role, found.change)
}

async function removeSecondFactor(db: Connection, username: string, now: Date): Promise<void> {
  const found = await resetSecondFactor(db, username, now)
  if (!found) throw unknownUser(username)
  noticeSecondFactor(found.username, found.wasThere)
}

function unknownUser(username: string): RoleError {
  return new RoleError(`There is no user "${username}".`)
}

function isAction(text: string): text is keyof typeof actions {
  return Object.hasOwn(actions, text)
}
