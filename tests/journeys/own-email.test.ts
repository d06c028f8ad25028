/** Runs every path of a change of the own address in a browser. */
import { testJourney } from 'xstate-walk/playwright'
import { logIn, test as accounts } from '../support/sites/accounts.ts'
import { goTo, main } from '../support/browser/open-screen.ts'
import { expect } from '../support/sites/visitor.ts'
import { ownEmailJourney, type OwnEmailWorld } from './own-email.journey.ts'

const test = accounts.extend<{ world: OwnEmailWorld }>({
  world: async ({ page, smtp, db, member, expectConsole, visit }, provide) => {
    await visit('/login')
    await logIn(page, member)
    await expect(page).toHaveURL(/#\/add-something-green$/)
    await goTo(page, '/account')
    await expect(main(page).getByText(member.email, { exact: true })).toBeVisible()
    await provide({ page, smtp, db, member, expectConsole })
  },
})

testJourney(test, ownEmailJourney)
