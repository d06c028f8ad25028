/** Runs every path of a registration in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { test as accounts } from '../support/sites/accounts.ts'
import { mailServer } from '../support/sites/members-site.ts'
import type { OpenedSite } from '../support/sites/open-site.ts'
import type { Make } from '../support/runner/shared.ts'
import { registrationJourney, type RegistrationWorld } from './registration.journey.ts'

const quietSite: Make<OpenedSite> = async ({ sites, get }) => {
  const { url } = await get(mailServer)
  // Otherwise it would log warnings about postponed mails.
  return sites.open({ listings: [], environment: { SMTP_URL: url, LOG_LEVEL: 'error' } })
}

const test = accounts.extend<{ world: RegistrationWorld }>({
  sharedSite: async ({ shared }, provide) => provide(await shared.get(quietSite)),
  world: async ({ page, site, smtp, db, person, member, expectConsole, visit }, provide) => {
    await visit('/register')
    await provide({ page, site, smtp, db, person, member, expectConsole })
    smtp.refuse(null)
  },
})

testJourney(test, registrationJourney)
