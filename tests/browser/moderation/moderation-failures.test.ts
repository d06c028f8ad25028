/** Failures of moderation, with the texts of the specification, section 8; typed values are kept. */
import type { Page } from '@playwright/test'
import { cacheCode } from '../../support/browser/cached-code.ts'
import { openCard, test, titles } from '../../support/sites/moderation.ts'
import { closeLayer, goTo } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true })
const close = (page: Page, name: string) => alert(page, name).getByText('Close', { exact: true }).click()
const noAnswer = 'Nobody answered. Please check your connection and try again.'

/** Waits until list and code are loaded: from then on the page needs the server for decisions only. */
async function openAll(page: Page) {
  await expect(titles(page)).toHaveCount(4)
  await cacheCode(page)
}

test('a failed deletion keeps the listing and the reasons', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page)
  await openAll(page)
  const card = await openCard(page, 'Jar shop')
  await site.disconnect()
  await card.getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Are you sure' })
  await question.getByRole('checkbox', { name: 'It is listed already.' }).check()
  await question.getByLabel('Reason').fill('See Jar shop.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(alert(page, 'Failed to delete entity.')).toContainText(noAnswer)
  await close(page, 'Failed to delete entity.')
  await expect(titles(page)).toHaveCount(4)
  await card.getByRole('button', { name: 'Delete' }).click()
  await expect(question.getByRole('checkbox', { checked: true })).toHaveCount(1)
  await expect(question.getByRole('checkbox', { name: 'It is listed already.' })).toBeChecked()
  await expect(question.getByLabel('Reason')).toHaveValue('See Jar shop.')
})

test('a failed edit keeps the typed values', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page)
  await openAll(page)
  const card = await openCard(page, 'Jar shop')
  await card.getByRole('button', { name: 'Edit' }).click()
  await card.getByLabel('Title').fill('Jars')
  await site.disconnect()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(alert(page, 'Failed to update entity.')).toContainText(noAnswer)
  await close(page, 'Failed to update entity.')
  await expect(card.getByLabel('Title')).toHaveValue('Jars')
  await site.reconnect()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(titles(page)).toHaveText(['Night walk', 'Swallow count', 'Jars', 'Chickpea corner'])
})

test('a failed rejection keeps its reason', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page)
  await openAll(page)
  const card = await openCard(page, 'Jar shop')
  await card.getByRole('button', { name: 'Reject' }).click()
  await card.getByLabel('Reason').fill('In which town is it?')
  await site.disconnect()
  await card.getByRole('button', { name: 'Reject' }).click()
  await expect(alert(page, 'Failed to reject entity.')).toContainText(noAnswer)
  await close(page, 'Failed to reject entity.')
  await expect(card.getByLabel('Reason')).toHaveValue('In which town is it?')
})

test('a refused edit of dining shows the sentence of the server', async ({ page, openAsAdmin, expectConsole }) => {
  await openAsAdmin(page)
  await openAll(page)
  const card = await openCard(page, 'Chickpea corner')
  await card.getByRole('button', { name: 'Edit' }).click()
  // A city that the server does not know.
  await card.getByLabel('City').evaluate((select: HTMLSelectElement) => select.add(new Option('Atlantis', 'Atlantis', true, true)))
  expectConsole(/400 \(Bad Request\)/)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(alert(page, 'There is no city "Atlantis".')).toContainText('“Chickpea corner” is as it was.')
})

test('the count of pending listings is omitted without an alert', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page, '/about')
  const opener = page.getByRole('button', { name: /^Admin Pages/ })
  await expect(opener).toHaveText('Admin Pages 4 waiting')
  await cacheCode(page)
  await site.disconnect()
  await opener.click()
  await expect(page.getByRole('menuitem', { name: 'Manage Posts' })).toHaveText('Manage Posts')
  await closeLayer(page)
  await goTo(page, '/contact')
  await expect(opener).toHaveText('Admin Pages')
})
