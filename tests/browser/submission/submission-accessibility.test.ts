/** Axe reports no fault in any state of Add Something Green, in light and in dark. */
import { test } from '../../support/sites/accounts.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { main } from '../../support/browser/open-screen.ts'
import { add, fillIn, openForm } from '../../support/browser/submission.ts'
import { expect } from '../../support/sites/visitor.ts'

test('axe reports no fault on field faults, nor on the day picker', { tag: '@phone' }, async ({ page, site, member }) => {
  await openForm(page, site, member)
  await add(page)
  await expect(main(page).getByText('Please fill in this field.')).toHaveCount(6)
  expect(await accessibilityFaults(page)).toEqual([])
  await page.getByRole('button', { name: 'Choose a day: From' }).click()
  await expect(page.getByRole('grid')).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('axe reports no fault on the alert after a failed request', async ({ page, site, member }) => {
  await openForm(page, site, member)
  await fillIn(page, 'event')
  await site.disconnect()
  await add(page)
  await expect(page.getByRole('alertdialog', { name: 'Kept, to be sent later' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})

test('axe reports no fault on the alert about a missing token, nor on the success message', async ({ page, site, member }) => {
  await openForm(page, site, member)
  await fillIn(page, 'shop')
  await add(page)
  const thanks = page.getByRole('dialog', { name: 'Thank you!' })
  await expect(thanks).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
  await thanks.getByRole('button', { name: 'Close' }).last().click()
  await page.evaluate(() => localStorage.removeItem('token'))
  await add(page)
  await expect(page.getByRole('alertdialog', { name: 'Error: No token, user might not be logged in' })).toBeVisible()
  expect(await accessibilityFaults(page)).toEqual([])
})
