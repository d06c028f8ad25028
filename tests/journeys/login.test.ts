/** Runs every path of signing in in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { test as accounts } from '../support/sites/accounts.ts'
import { loginJourney, type LoginWorld } from './login.journey.ts'

const test = accounts.extend<{ world: LoginWorld }>({
  world: async ({ page, site, member, visit, header, expectConsole }, provide) => {
    await visit('/login')
    await provide({ page, site, member, expectConsole, expectSignedIn: () => header.expectSignedIn(page, member.username) })
  },
})

testJourney(test, loginJourney)
