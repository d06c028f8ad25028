/** Runs every path of confirming an e-mail address in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { linkIn, test as accounts } from '../support/sites/accounts.ts'
import { verificationJourney, type VerificationWorld } from './email-verification.journey.ts'

const test = accounts.extend<{ world: VerificationWorld }>({
  world: async ({ page, request, site, smtp, db, person, nextMail, expectConsole, visit }, provide) => {
    await request.post('/auth/register', { data: person })
    const link = linkIn(await nextMail(person.email))
    await visit('/about')
    await provide({ page, site, smtp, db, person, link, nextMail, expectConsole })
  },
})

testJourney(test, verificationJourney)
