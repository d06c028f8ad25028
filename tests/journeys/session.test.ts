/** Runs every path of a session in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { test as accounts } from '../support/sites/accounts.ts'
import { stopClock } from '../support/browser/stopped-clock.ts'
import { sessionJourney, type SessionWorld } from './session.journey.ts'

const test = accounts.extend<{ world: SessionWorld }>({
  isContextKept: false,

  world: async ({ page, site, db, member, header, expectConsole, visit }, provide) => {
    await stopClock(page)
    await visit('/')
    await provide({ page, site, db, member, header, expectConsole })
  },
})

testJourney(test, sessionJourney)
