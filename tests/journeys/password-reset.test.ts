/** Runs every path of a forgotten password in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { test as accounts } from '../support/sites/accounts.ts'
import { stopClock } from '../support/browser/stopped-clock.ts'
import { passwordResetJourney, type PasswordResetWorld } from './password-reset.journey.ts'

const test = accounts.extend<{ world: PasswordResetWorld }>({
  isContextKept: false,

  world: async ({ page, site, smtp, db, member, person, expectConsole, visit }, provide) => {
    await stopClock(page)
    await visit('/forgot-password')
    await provide({ page, site, smtp, db, member, person, expectConsole })
  },
})

testJourney(test, passwordResetJourney)
