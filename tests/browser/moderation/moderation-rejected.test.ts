/** The list of rejected listings, which can still be approved, edited and deleted. */
import type { Page } from '@playwright/test'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import { main } from '../../support/browser/open-screen.ts'
import { openCard, test, titles } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

/** Rejects the shop with a reason and the dining place without one, and opens the list of rejected listings. */
async function openRejected(page: Page): Promise<void> {
  const headers = { authorization: `Bearer ${await page.evaluate(() => localStorage.getItem('token'))}`, accept: 'application/json' }
  const waiting = (await (await page.request.get('/api/listings?state=pending', { headers })).json()) as TypedListing[]
  for (const { id, type } of waiting.filter((listing) => listing.type === 'shop' || listing.type === 'dine')) {
    const [address, reason] = type === 'shop' ? ['shops', 'Do you sell\nthe jars as well?'] : ['dine', null]
    await page.request.put(`/api/${address}/${id}/reject`, { headers, data: { reason } })
  }
  await page.getByRole('combobox', { name: 'State' }).selectOption('Rejected')
  await expect(titles(page)).toHaveText(['Chickpea corner', 'Jar shop'])
}

test('rejected listings have their own list and address, and can be approved there', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await expect(page.getByRole('button', { name: /^Show / })).toHaveText(['Show Approved'])
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText(['Listings that wait for approval', 'List, page 1 of 1'])
  await openRejected(page)
  await expect(main(page).getByRole('heading', { name: 'Rejected listings' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Show / })).toHaveText(['Show Unapproved'])
  await expect(page).toHaveURL(/#\/admin-events\?list=rejected$/)
  await page.reload()
  await (await openCard(page, 'Jar shop')).getByRole('button', { name: 'Approve' }).click()
  await expect(titles(page)).toHaveText(['Chickpea corner'])
  await page.getByRole('combobox', { name: 'State' }).selectOption('Approved')
  await expect(titles(page)).toHaveText(['Old mill', 'Jar shop'])
})

test('the card of a rejected listing shows the reason, given or general; that of a pending one does not', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await expect(await openCard(page, 'Jar shop')).not.toContainText('Why:')
  await openRejected(page)
  await expect(await openCard(page, 'Jar shop')).toContainText('Why: Do you sell the jars as well?')
  await expect(await openCard(page, 'Chickpea corner')).toContainText('Why: It does not follow the rules of this site.')
})

test('rejected listings can be edited and deleted, and the listing is shown during a decision', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await openRejected(page)
  const shop = await openCard(page, 'Jar shop')
  await shop.getByRole('button', { name: 'Reject' }).click()
  await expect(shop.getByRole('blockquote')).toContainText('Bring your own.')
  await shop.getByRole('button', { name: 'Cancel' }).click()
  await shop.getByRole('button', { name: 'Edit' }).click()
  await shop.getByLabel('Title').fill('Bottle shop')
  await shop.getByRole('button', { name: 'Save' }).click()
  await expect(titles(page)).toHaveText(['Chickpea corner', 'Bottle shop'])
  for (const title of ['Bottle shop', 'Chickpea corner']) {
    await (await openCard(page, title)).getByRole('button', { name: 'Delete' }).click()
    const question = page.getByRole('alertdialog', { name: 'Are you sure you want to delete this item?' })
    await expect(question.getByRole('blockquote')).toContainText(title)
    await question.getByRole('button', { name: 'Delete' }).click()
    await expect(question).toBeHidden()
  }
  await expect(page.getByText('No rejected items found.')).toBeVisible()
})
