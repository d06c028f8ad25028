/** Runs every path of adding a listing in a browser. */
import { test as accounts } from '../support/accounts.ts'
import { openForm } from '../support/submission.ts'
import { testJourney } from './journey.ts'
import { openDatabase, type SiteDatabase } from './records.ts'
import { submissionJourney, type SubmissionWorld } from './submission.journey.ts'

const test = accounts.extend<{ db: SiteDatabase; world: SubmissionWorld }>({
  db: openDatabase,
  world: async ({ page, site, db, member, expectConsole }, provide) => {
    await openForm(page, member)
    await provide({ page, site, db, member, expectConsole })
  },
})

testJourney(test, submissionJourney)
