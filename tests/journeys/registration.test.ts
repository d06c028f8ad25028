/** Every path of becoming a member, through the real page. */
import type { SiteProcess } from '../support/site-process.ts'
import { test as accounts } from '../support/accounts.ts'
import { testJourney } from './journey.ts'
import { openDatabase, type SiteDatabase } from './records.ts'
import { registrationJourney, type RegistrationWorld } from './registration.journey.ts'

const test = accounts.extend<{ db: SiteDatabase; world: RegistrationWorld }, { sharedSite: SiteProcess }>({
  // It warns of the mails that have to wait.
  sharedSite: [
    async ({ sites, smtp }, provide) =>
      provide(await sites.open({ listings: [], environment: { SMTP_URL: smtp.url, RATE_LIMIT_SCALE: '1000', LOG_LEVEL: 'error' } })),
    { scope: 'worker' },
  ],
  db: openDatabase,
  world: async ({ page, site, smtp, db, person, member, expectConsole, visit }, provide) => {
    await visit('/register')
    await provide({ page, site, smtp, db, person, member, expectConsole })
    smtp.refuse(null)
  },
})

testJourney(test, registrationJourney)
