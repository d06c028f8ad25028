/** The number in the menu and the open queue follow what others do, without moving what is read. */
import type { Page } from '@playwright/test'
import { itemOf, openCard, test, titles } from '../../support/sites/moderation.ts'
import { accessibilityFaultsAsShown } from '../../support/browser/axe.ts'
import { main } from '../../support/browser/open-screen.ts'
import { signIn, tokenOf } from '../../support/browser/sign-in.ts'
import { expect } from '../../support/sites/visitor.ts'

// A clock that is moved stays in its context.
test.use({ isContextKept: false })

test('a new listing is told of within half a minute and read on request, while a text is typed', { tag: '@phone' }, async (
  { page, site, member, openAsAdmin, isMobile },
) => {
  await page.clock.install()
  const statuses: number[] = []
  page.on('response', (response) => response.url().endsWith('/api/listings?approved=false&limit=1') && statuses.push(response.status()))
  await openAsAdmin(page)
  await expect(titles(page)).toHaveCount(4)
  const card = await openCard(page, 'Jar shop')
  await card.getByRole('button', { name: 'Edit' }).click()
  const title = card.getByLabel('Title')
  await title.fill('Jar shop of mine')
  const place = await title.boundingBox()

  await page.clock.runFor(30_000)
  await expect.poll(() => statuses).toEqual([200, 304])
  const update = main(page).getByRole('button', { name: 'Update the list' })
  await expect(update).toBeHidden()

  const headers = { 'authorization': `Bearer ${await tokenOf(site.url, member)}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ title: 'Soap by weight', description: 'Bring a bottle.', city: 'Volos' })
  expect((await fetch(`${site.url}/api/shops`, { method: 'POST', headers, body })).status).toBe(200)
  await page.clock.runFor(30_000)
  await expect(main(page).getByRole('status').filter({ hasText: '1 new listing waits.' })).toBeVisible()
  if (!isMobile) await expect(page.getByRole('button', { name: 'Admin Pages 5 waiting' })).toBeVisible()
  await expect(title).toBeFocused()
  expect(await title.boundingBox()).toEqual(place)

  await update.click()
  await expect(titles(page).last()).toHaveText('Soap by weight')
  await expect(title).toHaveValue('Jar shop of mine')
  await expect(update).toBeHidden()
})

test('an empty queue shows by itself what arrives', async ({ page, site, member, openAsAdmin }) => {
  await page.clock.install()
  await openAsAdmin(page, '/admin-events?city=Rhodes')
  await expect(main(page).getByText('No unapproved items found.')).toBeVisible()
  const headers = { 'authorization': `Bearer ${await tokenOf(site.url, member)}`, 'content-type': 'application/json' }
  const body = JSON.stringify({ title: 'Soap by weight', description: 'Bring a bottle.', city: 'Rhodes' })
  expect((await fetch(`${site.url}/api/shops`, { method: 'POST', headers, body })).status).toBe(200)
  await page.clock.runFor(30_000)
  await expect(titles(page)).toHaveText(['Soap by weight'])
})

test('a card and its line say which colleague reads it, and nobody is kept from deciding', { tag: '@phone' }, async (
  { page, site, db, member, anotherVisitor, openAsAdmin, isMobile },
) => {
  const { username } = member
  await db.updateTable('user').set({ role: 'ROLE_ADMIN' }).where('username', '=', username).execute()
  const colleague = await anotherVisitor()
  await signIn(colleague, username, 'ROLE_ADMIN', await tokenOf(site.url, member))
  for (const each of [colleague, page]) await each.clock.install()
  await colleague.goto(`${site.url}/#/admin-events`)
  await reads(colleague, 'Jar shop')

  await openAsAdmin(page)
  await reads(page, 'Night walk')
  const card = await openCard(page, 'Jar shop')
  const description = `Also reading this: ${username}`
  await expect(card).toHaveAccessibleDescription(description)
  await expect(card.getByText(description)).toBeVisible()
  await expect(page.getByText(description).filter({ visible: true })).toHaveCount(1)
  if (!isMobile) {
    await page.getByRole('button', { name: 'Lines with one open card' }).click()
    await expect(itemOf(page, 'Jar shop').locator('[data-row]')).toHaveAccessibleName(new RegExp(description))
  }
  expect(await accessibilityFaultsAsShown(page)).toEqual([])
  await reads(colleague, 'Swallow count')
  await page.clock.runFor(21_000)
  await page.keyboard.press('Shift')
  await expect(itemOf(page, 'Swallow count').getByText(description).filter({ visible: true })).toHaveCount(1)
  await expect(page.getByText(description).filter({ visible: true })).toHaveCount(1)

  await (await openCard(page, 'Swallow count')).getByRole('button', { name: 'Approve' }).click()
  await expect(titles(page)).toHaveText(['Night walk', 'Jar shop', 'Chickpea corner'])
})

/** Reads a listing until the server is told. */
async function reads(page: Page, title: string) {
  const told = page.waitForResponse((response) => response.url().endsWith('/api/readings') && response.ok())
  await (await openCard(page, title)).focus()
  await page.clock.runFor(1_000)
  await told
}
