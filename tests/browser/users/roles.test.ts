/** Roles: an administrator makes a member a moderator, who decides on listings and sees no accounts. */
import type { Page } from '@playwright/test'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { closeLayer, goTo, layersClosed, main } from '../../support/browser/open-screen.ts'
import { pendingShops } from '../../support/listings/pending-listings.ts'
import { logIn } from '../../support/sites/accounts.ts'
import { admin } from '../../support/sites/members-site.ts'
import { itemOf, openCard } from '../../support/sites/moderation.ts'
import { askForRole, giveRole, member, rowOf, test } from '../../support/sites/user-admin.ts'
import { expect } from '../../support/sites/visitor.ts'

const path = '/admin-users'
const phone = { tag: '@phone' }

/** The links to the pages of the administration, in the menu of this screen. */
async function adminPages(page: Page, isMobile: boolean): Promise<string[]> {
  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  else await page.getByRole('button', { name: /^Admin Pages/ }).click()
  const links = page.getByRole('dialog').getByRole('list', { name: 'Admin Pages' }).getByRole('link').or(page.getByRole('menuitem'))
  await expect(links.first()).toBeVisible()
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  await closeLayer(page)
  return hrefs
}

test('a member whom an administrator makes a moderator decides on listings, and is told nothing of accounts', phone, async ({
  page, openAsAdmin, anotherVisitor, site, db, isMobile,
}) => {
  const { id: author } = await db.selectFrom('user').select('id').where('username', '=', 'member01').executeTakeFirstOrThrow()
  const [shop] = pendingShops(1)
  if (!shop) throw new Error('There is no shop to insert.')
  const id = await insertListing(db, { ...shop, author })
  const other = await anotherVisitor()
  await other.goto(`${site.url}/#/login`)
  await logIn(other, member)
  await expect(other).toHaveURL(/#\/add-something-green$/)
  await goTo(other, '/admin-events')
  await expect(other).toHaveTitle('Prasino | For moderators')

  await openAsAdmin(page, path)
  await giveRole(page, member.username, 'Moderator')
  await expect(rowOf(page, member.username)).toContainText('Moderator')

  await other.reload()
  await expect(other).toHaveTitle('Prasino | Manage Posts')
  expect(await adminPages(other, isMobile)).toEqual(['#/admin-events', '#/admin-audit'])
  const card = await openCard(other, shop.title)
  await expect(card.getByRole('link', { name: 'member01, all listings' })).toBeVisible()
  await expect(card.getByRole('link', { name: 'member01, account' })).toHaveCount(0)
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(itemOf(other, shop.title)).toHaveCount(0)
  expect(await db.selectFrom('listing').select('state').where('id', '=', id).executeTakeFirst()).toEqual({ state: 'approved' })

  await goTo(other, path)
  await expect(other).toHaveTitle('Prasino | For administrators')
  await expect(main(other)).toContainText('You are logged in as a moderator')
  await main(other).getByRole('link', { name: 'Manage Posts' }).click()
  await expect(other).toHaveTitle('Prasino | Manage Posts')
})

test('the last administrator keeps the role, and reads why', async ({ page, openAsAdmin, expectConsole }) => {
  await openAsAdmin(page, `${path}?q=a`)
  await giveRole(page, 'Anna', 'Member')
  await expect(rowOf(page, 'Anna')).not.toContainText('Administrator')
  await layersClosed(page)
  await goTo(page, `${path}?q=petros`)
  const question = await askForRole(page, admin.username)
  await expect(question).toContainText('This is your own account.')
  await question.getByRole('radio', { name: /^Moderator / }).check()
  expectConsole(/409 \(Conflict\)/)
  await question.getByRole('button', { name: 'Change role' }).click()
  await expect(question).toContainText('This is the last administrator who can log in.')
  await expect(question.getByRole('radio', { name: /^Moderator / })).toBeChecked()
  await question.getByRole('button', { name: 'Cancel' }).click()
  await expect(rowOf(page, admin.username)).toContainText('Administrator')
})

test('an administrator who steps back sees the pages of a moderator at once, also after a reload', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page, `${path}?q=petros`)
  await giveRole(page, admin.username, 'Moderator')
  await expect(page).toHaveTitle('Prasino | For administrators')
  expect(await adminPages(page, false)).toEqual(['#/admin-events', '#/admin-audit'])
  await page.reload()
  await expect(page).toHaveTitle('Prasino | For administrators')
})
