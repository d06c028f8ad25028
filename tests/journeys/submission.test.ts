/** Runs every path of adding a listing in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { test as accounts } from '../support/sites/accounts.ts'
import { openForm } from '../support/browser/submission.ts'
import { submissionJourney, type SubmissionWorld } from './submission.journey.ts'

const test = accounts.extend<{ world: SubmissionWorld }>({
  world: async ({ page, site, db, member, expectConsole }, provide) => {
    await openForm(page, site, member)
    await provide({ page, site, db, member, expectConsole })
  },
})

testJourney(test, submissionJourney)
