/** Runs every path of the list of users in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { test as users } from '../support/sites/user-admin.ts'
import { usersJourney, type UsersWorld } from './user-administration.journey.ts'

const test = users.extend<{ world: UsersWorld }>({
  world: async ({ page, site, db, header, expectConsole, openAsAdmin }, provide) => {
    await openAsAdmin(page, '/admin-users')
    await provide({ page, site, db, expectConsole, expectSignedOut: () => header.expectSignedOut(page) })
  },
})

testJourney(test, usersJourney)
