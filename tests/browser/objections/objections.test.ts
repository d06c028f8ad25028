/** Objections: an author and a disabled member object, somebody else answers, and what was decided is kept or reversed. */
import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { insertUser } from '../../../server/store/account/users.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { main } from '../../support/browser/open-screen.ts'
import { signIn, tokenOf } from '../../support/browser/sign-in.ts'
import { cheapHash } from '../../support/listings/cheap-hash.ts'
import type { Person } from '../../support/sites/accounts.ts'
import { memberPassword } from '../../support/sites/members-site.ts'
import { test as base } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

const phone = { tag: '@phone' }
const anna = { username: 'anna', password: memberPassword }

interface Objecting {
  /** Sends a request of Anna, an administrator who decides, or of another person. */
  send: (method: 'POST' | 'PUT', path: string, data: object, person?: Pick<Person, 'username' | 'password'>) => Promise<{ id: number }>
  /** A shop of the member that Anna has rejected. */
  rejectedShop: { readonly id: number }
  openAsMember: (page: Page, path: string) => Promise<void>
}

const test = base.extend<Objecting>({
  siteContent: { listings: [] },

  send: async ({ db, site, page }, provide) => {
    await insertUser(db, {
      username: anna.username, email: 'anna@private.test', password_hash: await cheapHash(anna.password), role: 'ROLE_ADMIN',
    })
    await provide(async (method, path, data, person = anna) => {
      const headers = { authorization: `Bearer ${await tokenOf(site.url, person)}`, accept: 'application/json' }
      const answer = await page.request.fetch(`${site.url}${path}`, { method, headers, data })
      expect(answer.ok(), path).toBe(true)
      return answer.json()
    })
  },

  rejectedShop: async ({ send, member }, provide) => {
    const shop = await send('POST', '/api/shops', { title: 'Jar shop', description: 'All of it in jars.', city: 'Volos', tags: [] }, member)
    await send('PUT', `/api/shops/${shop.id}/reject`, { reason: 'It has closed.' })
    await provide(shop)
  },

  openAsMember: async ({ site, member }, provide) => {
    await provide(async (page, path) => {
      await signIn(page, member.username, 'ROLE_USER', await tokenOf(site.url, member))
      await page.goto(`${site.url}/#${path}`)
    })
  },
})

const articleOf = (page: Page, name: string) => main(page).getByRole('article', { name })

async function objectTo(page: Page, text: string): Promise<void> {
  await main(page).getByLabel('Your objection').fill(text)
  await main(page).getByRole('button', { name: 'Object', exact: true }).click()
}

test('an author objects to a rejection, somebody else reverses it, and the shop is public', phone, async ({
  page, browser, site, member, rejectedShop, openAsMember, openAsAdmin, expectConsole,
}) => {
  expect(rejectedShop.id).toBeGreaterThan(0)
  expectConsole(/Failed to load resource: net::ERR_FAILED/)
  await openAsMember(page, '/my-listings')
  const card = articleOf(page, 'Jar shop')
  await card.getByText('About this decision').click()
  expect(await accessibilityFaults(page)).toEqual([])
  await card.getByRole('button', { name: 'Object to this decision' }).press('Enter')
  const field = card.getByLabel('Your objection')
  await expect(field).toBeFocused()
  await card.getByRole('button', { name: 'Cancel' }).press('Enter')
  await expect(card.getByRole('button', { name: 'Object to this decision' })).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Control+Enter')
  await expect(field).toHaveAccessibleDescription(/This field is required\.|fill/i)
  await expect(field).toBeFocused()

  // The connection is lost, and what was typed stays.
  await page.route('**/api/my/objections/*', (route) => route.abort(), { times: 1 })
  await objectTo(page, 'It has moved, not closed.')
  await expect(card.getByRole('alert')).toContainText('Your objection could not be sent.')
  await expect(field).toHaveValue('It has moved, not closed.')
  expect(await accessibilityFaults(page)).toEqual([])
  await card.getByRole('button', { name: 'Object', exact: true }).click()
  await expect(card.getByText('Your objection has arrived.')).toBeVisible()
  await expect(card).toContainText('is being read.')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.reload()
  await expect(card).toContainText('You wrote: It has moved, not closed.')
  await expect(card.getByRole('button', { name: 'Object to this decision' })).toHaveCount(0)

  const admins = await browser.newPage()
  await openAsAdmin(admins)
  await main(admins).getByRole('link', { name: '1 open objection' }).click()
  await expect(admins).toHaveTitle('Prasino | Objections')
  const objection = articleOf(admins, 'Listing rejected')
  for (const words of ['It has closed.', `Objection of ${member.username}`, 'It has moved, not closed.', 'All of it in jars.']) {
    await expect(objection).toContainText(words)
  }
  expect(await accessibilityFaults(admins)).toEqual([])
  await objection.getByRole('button', { name: 'Keep the decision' }).click()
  await expect(objection.getByLabel('Answer to the author')).toBeFocused()
  expect(await accessibilityFaults(admins)).toEqual([])
  await objection.getByRole('button', { name: 'Reverse the decision' }).click()
  await expect(main(admins).getByText('the listing is public.')).toBeFocused()
  await expect(main(admins)).toContainText('No objections are open.')
  expect(await accessibilityFaults(admins)).toEqual([])
  await main(admins).getByRole('link', { name: 'Manage Posts' }).click()
  await expect(admins).toHaveTitle('Prasino | Manage Posts')
  await expect(main(admins).getByRole('link', { name: /open objection/ })).toHaveCount(0)
  await admins.close()

  await page.goto(`${site.url}/#/shop`)
  await expect(main(page).getByRole('link', { name: 'Jar shop' })).toBeVisible()
})

test('a disabled member objects with the link of the mail, and is told that the decision is kept', phone, async ({
  page, browser, site, db, member, send, nextMail, wakeMails, openAsAdmin,
}) => {
  const { id } = await db.selectFrom('user').select('id').where('username', '=', member.username).executeTakeFirstOrThrow()
  await send('PUT', `/api/users/${id}/disabled`, { reason: 'Advertising only.' })
  await sql`update mail_outbox set next_attempt_at = now()`.execute(db)
  await wakeMails()
  const link = /\/#\/objection\?token=[\w-]{43}/.exec((await nextMail(member.email)).text)?.[0] ?? ''
  // As a mail program writes it that encodes the hash.
  await page.goto(site.url + link.replace('#', '%23'))
  await expect(main(page)).toContainText('Advertising only.')
  expect(await accessibilityFaults(page)).toEqual([])
  await objectTo(page, 'Somebody else sent these in my name.')
  await expect(main(page).getByText('Your objection has arrived.')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])

  const admins = await browser.newPage()
  await openAsAdmin(admins, '/admin-objections')
  const objection = articleOf(admins, 'Account disabled')
  await objection.getByLabel('Answer to the author').fill('They came from your device.')
  await objection.getByRole('button', { name: 'Keep the decision' }).click()
  await expect(main(admins).getByText('The decision is kept.')).toBeFocused()
  await admins.close()

  await page.reload()
  await expect(main(page)).toContainText('the decision is kept.')
  await expect(main(page)).toContainText('The answer: They came from your device.')
  await expect(main(page).getByRole('textbox')).toHaveCount(0)
})

test('who decided leaves the answer to others, and who is late is told so', async ({
  page, browser, site, member, rejectedShop, send, openAsAdmin,
}) => {
  const [shop] = await (await page.request.get(`${site.url}/api/my/listings?removed=include`, {
    headers: { authorization: `Bearer ${await tokenOf(site.url, member)}` },
  })).json() as [{ id: number; statement: { id: number } }]
  expect(shop.id).toBe(rejectedShop.id)
  await send('POST', `/api/my/objections/${shop.statement.id}`, { text: 'It has moved.' }, member).catch(() => {})
  await signIn(page, anna.username, 'ROLE_ADMIN', await tokenOf(site.url, anna))
  await page.goto(`${site.url}/#/admin-objections`)
  const own = articleOf(page, 'Listing rejected')
  await expect(own).toContainText('Somebody else answers this')
  await expect(own.getByRole('button')).toHaveCount(0)

  const [late, quick] = [await browser.newPage(), await browser.newPage()]
  for (const admins of [late, quick]) {
    await openAsAdmin(admins, '/admin-objections')
    await articleOf(admins, 'Listing rejected').getByLabel('Answer to the author').fill('The door is locked.')
  }
  await quick.getByRole('button', { name: 'Keep the decision' }).click()
  await expect(main(quick)).toContainText('No objections are open.')
  await late.getByRole('button', { name: 'Keep the decision' }).click()
  await expect(main(late).getByText('is not open any more')).toBeFocused()
  await expect(main(late)).toContainText('No objections are open.')
  for (const admins of [late, quick]) await admins.close()
})
