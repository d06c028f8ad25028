/** From the mail that asks whether a listing is still right to the answer, and to what moderators see without one. */
import { sql } from 'kysely'
import { queueDueChecks } from '../../../server/store/listing/due-checks.ts'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { insertUser } from '../../../server/store/account/users.ts'
import { cheapHash } from '../../support/listings/cheap-hash.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { main } from '../../support/browser/open-screen.ts'
import { openCard, test as base, titles } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

const texts = { description: 'By weight.', city: 'Volos', address: null, link: null, tags: [], approved: true }
const phone = { tag: '@phone' }
const dayMs = 86_400_000

/** Noon of yesterday, when mails may be sent. */
function yesterday(): Date {
  const noon = new Date(Date.now() - dayMs)
  noon.setUTCHours(10, 0, 0, 0)
  return noon
}

const test = base.extend<{ ask: (title: string) => Promise<{ right: string; closed: string }> }>({
  /** Publishes a listing of a year ago, and returns the links of the mail about it, without the address of the site. */
  ask: async ({ db, nextMail, wakeMails }, provide, { testId }) => {
    await provide(async (title) => {
      const [username, email] = [`owner${testId.slice(0, 8)}`, `owner-${testId}@private.test`]
      const author = await insertUser(db, { username, email, password_hash: await cheapHash('private-olives') })
      const id = await db.transaction().execute((transaction) => insertListing(transaction, { ...texts, type: 'shop', title, author }))
      const at = yesterday()
      await sql`update listing set approved_at = ${new Date(at.getTime() - 366 * dayMs)} where id = ${id}`.execute(db)
      expect(await queueDueChecks(db, at)).toBe(1)
      await wakeMails()
      const { text } = await nextMail(email)
      const linkTo = (answer: string) => new RegExp(`/#/listing-check\\?token=[\\w-]{43}&answer=${answer}`).exec(text)?.[0] ?? ''
      return { right: linkTo('right'), closed: linkTo('closed') }
    })
  },
})

test('an author says without logging in that a shop is still right, once', phone, async ({ page, site, ask, expectConsole }) => {
  expectConsole(/400 \(Bad Request\)/)
  const { right, closed } = await ask('Soap by weight')
  await page.goto(site.url + right)
  await expect(main(page).getByRole('heading', { name: 'Soap by weight' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await main(page).getByRole('button', { name: 'Still right' }).click()
  await expect(main(page).getByRole('status')).toContainText('Thank you.')
  expect(await accessibilityFaults(page)).toEqual([])

  await page.goto(`${site.url}/#/shop`)
  await main(page).getByRole('link', { name: 'Soap by weight' }).click()
  const month = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'Europe/Athens' }).format(new Date())
  await expect(page.getByRole('dialog', { name: 'Soap by weight' })).toContainText(`Checked in ${month}`)

  await page.goto(site.url + closed)
  await expect(main(page).getByRole('alert')).toContainText('used')
  await expect(main(page).getByRole('button', { name: 'It has closed' })).toHaveCount(0)
})

test('an author says that a shop has closed, and it is gone', phone, async ({ page, site, ask }) => {
  const { closed } = await ask('Bread by weight')
  // As a mail program writes it that encodes the hash.
  await page.goto(site.url + closed.replace('#', '%23'))
  await main(page).getByRole('button', { name: 'It has closed' }).click()
  await expect(main(page).getByRole('status')).toContainText('The listing is taken down.')
  await expect(main(page).getByRole('link', { name: 'My listings' })).toBeVisible()
  await page.goto(`${site.url}/#/shop`)
  await expect(main(page).getByRole('link', { name: 'Bread by weight' })).toHaveCount(0)
})

test('a moderator finds what nobody has answered, says that it is still right, and undoes it', phone, async ({
  page, db, ask, openAsAdmin,
}) => {
  await ask('Rice by weight')
  await sql`update listing set unanswered = 2, asked_at = now() - interval '31 days' where title = 'Rice by weight'`.execute(db)
  await openAsAdmin(page)
  await main(page).getByRole('link', { name: '1 listing is possibly out of date' }).click()
  await expect(titles(page)).toHaveText(['Rice by weight'])
  const card = await openCard(page, 'Rice by weight')
  await expect(card).toContainText('Nobody has answered the two questions')
  expect(await accessibilityFaults(page)).toEqual([])
  await card.getByRole('button', { name: 'Still right' }).click()
  await expect(page.getByText('“Rice by weight” is still right.').first()).toBeVisible()
  await expect(titles(page)).toHaveCount(0)
  await page.keyboard.press('z')
  await expect(titles(page)).toHaveText(['Rice by weight'])
})
