/** Several listings are selected, decided on at once, and undone at once. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { countedClicks } from '../../support/browser/counted-clicks.ts'
import { main } from '../../support/browser/open-screen.ts'
import { pendingListings, pendingShops } from '../../support/listings/pending-listings.ts'
import { insertUser } from '../../../server/store/account/users.ts'
import { insertListing } from '../../../server/store/listing/listings.ts'
import type { SiteContent } from '../../support/sites/open-site.ts'
import { itemOf, test, titles } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

const bar = (page: Page) => main(page).getByRole('group', { name: 'Selected listings' })
const notices = (page: Page) => page.locator('[data-status]')
const box = (page: Page, title: string) => page.getByRole('checkbox', { name: `Select “${title}”` })

/** So many listings of one member among those of others. */
const spammed = (count: number): SiteContent => ({
  listings: [],
  async prepare(db) {
    const author = await insertUser(db, { username: 'spammer', email: 'spammer@example.org', password_hash: '' })
    for (const listing of pendingShops(count)) await insertListing(db, { ...listing, author })
    for (const listing of pendingListings) await insertListing(db, listing)
  },
})

test.describe('of one author', () => {
  test.use({ siteContent: spammed(15) })

  test('fifteen are removed by four clicks, and are there again by a fifth', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
    await openAsAdmin(page)
    await expect(titles(page)).toHaveCount(10)
    const clicks = await countedClicks(page)
    await main(page).getByRole('link', { name: 'spammer, all listings' }).last().click()
    await expect(page).toHaveURL(/admin-events\?list=any&author=spammer$/)
    await expect(titles(page)).toHaveCount(10)
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0)
    await bar(page).getByRole('button', { name: 'Select all of spammer' }).click()
    await expect(bar(page)).toContainText('15 selected')
    expect(await accessibilityFaults(page)).toEqual([])
    await bar(page).getByRole('button', { name: 'Delete 15' }).click()
    const question = page.getByRole('alertdialog', { name: 'Delete 15 listings?' })
    await expect(question.getByRole('list', { name: 'Selected listings' }).getByRole('listitem')).toHaveCount(15)
    expect(await accessibilityFaults(page)).toEqual([])
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(main(page).getByText('15 listings are removed.')).toBeVisible()
    expect(await clicks()).toBe(4)
    await notices(page).getByRole('button', { name: 'Undo' }).click()
    await expect(notices(page)).toContainText('15 listings are as they were before.')
    await expect(titles(page)).toHaveCount(10)
  })
})

test.describe('of an author of more than can be selected', () => {
  test.use({ siteContent: spammed(102) })

  test('the bar says of how many they are, and leads to the next ones past those that are removed', async ({ page, openAsAdmin }) => {
    await openAsAdmin(page, '/admin-events?list=any&author=spammer')
    await expect(main(page).getByRole('search').getByRole('link', { name: 'spammer, account' }))
      .toHaveAttribute('href', '#/admin-users?q=spammer')
    const selectAll = bar(page).getByRole('button', { name: 'Select all of spammer' })
    for (const [count, words] of [[100, '100 of 102 selected, no more at once'], [2, '2 of 102 selected']] as const) {
      await selectAll.click()
      await expect(bar(page).getByRole('status')).toHaveText(words)
      await bar(page).getByRole('button', { name: `Delete ${count}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
      await expect(main(page).getByText(`${count} listings are removed.`)).toBeVisible()
      await expect(page.getByRole('checkbox', { name: /^Select “/ })).toHaveCount(0)
    }
    await selectAll.click()
    await expect(bar(page).getByRole('status')).toHaveText('There is nothing to select: all are removed.')
  })
})

test('the keys select listings, from the last selected one too, and one reason rejects them all', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  const [first = '', second = '', third = '', fourth = ''] = await all(page, 4)
  await box(page, first).focus()
  await page.keyboard.press('x')
  await expect(bar(page)).toContainText('1 selected')
  for (const key of ['j', 'j', 'Shift+X']) await page.keyboard.press(key)
  await expect(bar(page)).toContainText('3 selected')
  for (const title of [first, second, third]) await expect(box(page, title)).toBeChecked()
  await expect(box(page, fourth)).not.toBeChecked()
  await bar(page).getByRole('button', { name: 'Reject 3' }).press('Enter')
  const form = page.getByRole('dialog', { name: 'Reject 3 listings' })
  await form.getByLabel('It is advertising.').check()
  await form.getByLabel('Reason').fill('We list no services.')
  expect(await accessibilityFaults(page)).toEqual([])
  await form.getByRole('button', { name: 'Reject' }).click()
  await expect(main(page).getByText('3 listings are rejected.')).toBeVisible()
  await expect(titles(page)).toHaveText([fourth])
  await expect(bar(page).getByRole('button', { name: 'Select page' })).toBeFocused()
})

test('what somebody has changed since stays selected, as it is now', async ({ page, openAsAdmin, db }) => {
  await openAsAdmin(page)
  const [first = '', second = ''] = await all(page, 4)
  await bar(page).getByRole('button', { name: 'Select page' }).click()
  await db.updateTable('listing').set({ revision: 9, title: 'Changed' }).where('title', '=', first).execute()
  await db.updateTable('listing').set({ state: 'removed', removed_at: new Date(), removed_by: 'administrator', removed_state: 'pending' })
    .where('title', '=', second).execute()
  await bar(page).getByRole('button', { name: 'Approve 4' }).click()
  const results = main(page).getByRole('alert')
  await expect(results).toContainText('2 listings are approved.')
  await expect(results.getByRole('listitem')).toHaveText([
    `“${first}” was changed by somebody since. It stays selected, as it is now.`, `“${second}” is not there any more.`,
  ])
  await expect(titles(page)).toHaveText(['Changed'])
  await expect(box(page, 'Changed')).toBeChecked()
  await bar(page).getByRole('button', { name: 'Approve 1' }).click()
  await expect(titles(page)).toHaveCount(0)
})

test('a decision that does not arrive is repeated with its key', async ({ page, openAsAdmin, db, expectConsole }) => {
  expectConsole(/ERR_FAILED.*\/api\/decisions$/)
  await openAsAdmin(page)
  await all(page, 4)
  await bar(page).getByRole('button', { name: 'Select page' }).click()
  // The server decides, and its answer is lost.
  await page.route('**/api/decisions', async (route) => {
    await route.fetch()
    await route.abort()
  }, { times: 1 })
  await bar(page).getByRole('button', { name: 'Approve 4' }).click()
  await expect(main(page).getByRole('alert')).toContainText('0 of 4 are decided on.')
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(main(page).getByText('4 listings are approved.')).toBeVisible()
  await expect(notices(page)).toContainText('4 listings are approved.')
  expect(await db.selectFrom('decision').select('id').execute()).toHaveLength(1)
})

test('a card that stays from another list, since it is being edited, is not selected with the page', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  const [first = ''] = await all(page, 4)
  await itemOf(page, first).getByRole('button', { name: 'Edit' }).click()
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('nothing has this')
  await expect(page).toHaveURL(/q=nothing/)
  await expect(main(page).getByText('0 results')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Save' })).toBeVisible()
  await expect(bar(page)).toHaveCount(0)
})

test('one that is decided on by itself is not selected any more', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  const [first = '', second = ''] = await all(page, 4)
  await box(page, first).check()
  await box(page, second).check()
  await itemOf(page, first).getByRole('article').focus()
  await page.keyboard.press('a')
  await expect(titles(page)).toHaveCount(3)
  await expect(bar(page)).toContainText('1 selected')
})

async function all(page: Page, count: number): Promise<readonly string[]> {
  await expect(titles(page)).toHaveCount(count)
  return titles(page).allTextContents()
}
