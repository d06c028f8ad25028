/** Runs every path of the list of users in a browser. */
import { test as accounts } from '../support/accounts.ts'
import { admin, adminEnvironment } from '../support/moderation.ts'
import type { Make } from '../support/shared.ts'
import { signIn, tokenOf } from '../support/sign-in.ts'
import type { SiteProcess } from '../support/site-process.ts'
import { insertPeople, member } from '../support/user-admin.ts'
import { testJourney } from './journey.ts'
import { openDatabase, type SiteDatabase } from './records.ts'
import { usersJourney, type UsersWorld } from './user-administration.journey.ts'

const peoplesSite: Make<SiteProcess> = ({ sites }) => sites.open({ listings: [], prepare: insertPeople, environment: adminEnvironment })

const test = accounts.extend<{ db: SiteDatabase; world: UsersWorld }>({
  sharedSite: async ({ shared }, provide) => provide(await shared.get(peoplesSite)),
  db: openDatabase,
  world: async ({ page, site, db, header, expectConsole, visit }, provide) => {
    await enableUsers(db)
    await signIn(page, admin.username, 'ROLE_ADMIN', await tokenOf(site.url, admin))
    await visit('/admin-users')
    await provide({ page, site, db, expectConsole, expectSignedOut: () => header.expectSignedOut(page) })
  },
})

testJourney(test, usersJourney)

/** Restores the state before the first path. */
async function enableUsers(db: SiteDatabase): Promise<void> {
  await db.updateTable('user').set({ enabled: true }).where('username', 'in', [admin.username, member.username]).execute()
  await db.updateTable('user').set({ role: 'ROLE_ADMIN' }).where('username', '=', admin.username).execute()
}
