/** A configuration that arrives after the first screen is applied without a reload. */
import { hold } from '../../support/browser/hold-requests.ts'
import { test } from '../../support/sites/moderation.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'
import { removeConfiguration } from '../../support/browser/without-configuration.ts'

const configuration = '**/config.json'

test.beforeEach(({ page, site }) => removeConfiguration(page, site.url))

test('is applied with the next navigation, so that typed values are kept', async ({ page, site }) => {
  const sendConfiguration = await hold(page, configuration)
  await page.goto(`${site.url}/#/login`)
  await main(page).getByLabel('Username').fill('eleni')
  await expect(main(page).getByText('Your email address works too.')).toHaveCount(0)
  const answered = page.waitForResponse(configuration)
  await sendConfiguration()
  await (await answered).finished()
  await expect(main(page).getByLabel('Username')).toHaveValue('eleni')
  await main(page).getByRole('link', { name: 'Sign up here.' }).click()
  await main(page).getByRole('link', { name: 'Log in here.' }).click()
  await expect(main(page).getByText('Your email address works too.')).toBeVisible()
})

test('is applied immediately if the screen was not found without it', async ({ page, openAsAdmin }) => {
  const sendConfiguration = await hold(page, configuration)
  await openAsAdmin(page, '/my-listings')
  await expect(main(page)).toContainText('Nothing grows at this address.')
  await sendConfiguration()
  await expect(main(page)).toContainText('You have not added anything yet.')
  await expect(page.getByRole('link', { name: 'My listings' })).toBeVisible()
})

test('does not change the listing of a decision', async ({ page, openAsAdmin }) => {
  const sendConfiguration = await hold(page, configuration)
  await openAsAdmin(page)
  await expect(main(page).locator('[data-card] h3').first()).toHaveText('Night walk')
  const answered = page.waitForResponse(configuration)
  await sendConfiguration()
  await (await answered).finished()
  await main(page).getByRole('button', { name: 'Approve', exact: true }).first().click()
  await expect(main(page).locator('[data-card] h3').first()).toHaveText('Swallow count')
  await page.getByRole('button', { name: 'Show Approved' }).click()
  await expect(main(page).locator('[data-card] h3')).toHaveText(['Old mill', 'Night walk'])
  await expect(page.getByRole('combobox', { name: 'State' }).getByRole('option', { name: 'Rejected' })).toBeAttached()
  await main(page).getByRole('button', { name: 'Delete', exact: true }).first().click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(main(page).locator('[data-card] h3')).toHaveText(['Night walk'])
})
