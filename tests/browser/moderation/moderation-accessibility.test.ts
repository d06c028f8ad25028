/** Axe reports no fault in any state of Manage Posts, in light and in dark. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { cacheCode } from '../../support/browser/cached-code.ts'
import { openCard, test, titles } from '../../support/sites/moderation.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

async function expectNoFaults(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([])
}

test('axe reports no fault in the queue, its forms and its confirmation', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await expect(titles(page)).toHaveCount(4)
  await expectNoFaults(page)
  const card = await openCard(page, 'Night walk')
  const press = (button: string) => card.getByRole('button', { name: button }).click()
  await press('Edit')
  await card.getByLabel('Title').fill('')
  await press('Save')
  await expect(card.getByLabel('Title')).toHaveAccessibleDescription('Please fill in this field.')
  await expectNoFaults(page)
  await press('Cancel')
  await press('Reject')
  await expect(card.getByRole('checkbox', { checked: true })).toBeFocused()
  await expectNoFaults(page)
  await press('Cancel')
  await press('Delete')
  await expect(page.getByRole('alertdialog')).toBeVisible()
  await expectNoFaults(page)
})

test('axe reports no fault on a conflict', async ({ page, openAsAdmin, anotherVisitor, expectConsole }) => {
  const colleague = await anotherVisitor()
  await openAsAdmin(page)
  await expect(titles(page)).toHaveCount(4)
  await openAsAdmin(colleague)
  await (await openCard(colleague, 'Night walk')).getByRole('button', { name: 'Approve' }).click()
  await expect(titles(colleague)).toHaveCount(3)
  expectConsole(/412/)
  await (await openCard(page, 'Night walk')).getByRole('button', { name: 'Approve' }).click()
  await expect(main(page).getByRole('table')).toBeVisible()
  await expectNoFaults(page)
})

test('axe reports no fault on an empty list, nor on alerts', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page, '/admin-events?city=Rhodes')
  await expect(main(page).getByText('No unapproved items found.')).toBeVisible()
  await expectNoFaults(page)
  await cacheCode(page)
  await site.disconnect()
  await goTo(page, '/admin-events?list=approved')
  await expect(page.getByRole('alertdialog', { name: 'Error fetching posts' })).toBeVisible()
  await expectNoFaults(page)
  await page.getByRole('alertdialog').getByText('Close', { exact: true }).click()
  await expect(main(page).getByRole('alert')).toBeVisible()
  await expectNoFaults(page)
})
