/** What can go wrong with moderation, said in the words of the specification, section 8; nothing that was typed is lost. */
import type { Page } from '@playwright/test'
import { openCard, summary, test, titles } from '../support/moderation.ts'
import { codePreloaded, goTo, main } from '../support/screens.ts'
import { expect } from '../support/visitor.ts'

const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true })
const close = (page: Page, name: string) => alert(page, name).getByText('Close', { exact: true }).click()
const noAnswer = 'Nobody answered. Please check your connection and try again.'

/** Waits until list and code are loaded: from then on the page needs the server for decisions only. */
async function openAll(page: Page) {
  await expect(titles(page)).toHaveCount(4)
  await codePreloaded(page)
}

test('an approval', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page)
  await openAll(page)
  const card = await openCard(page, 'Jar shop')
  await site.stop()
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(alert(page, 'Failed to approve entity.')).toContainText(noAnswer)
  await close(page, 'Failed to approve entity.')
  await site.start()
  await card.getByRole('button', { name: 'Approve' }).click()
  await expect(titles(page)).toHaveText(['Night walk', 'Swallow count', 'Chickpea corner'])
})

test('a deletion', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page)
  await openAll(page)
  const card = await openCard(page, 'Jar shop')
  await site.stop()
  await card.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(alert(page, 'Failed to delete entity.')).toContainText(noAnswer)
  await close(page, 'Failed to delete entity.')
  await expect(titles(page)).toHaveCount(4)
})

test('an edit, which keeps what was typed', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page)
  await openAll(page)
  const card = await openCard(page, 'Jar shop')
  await card.getByRole('button', { name: 'Edit' }).click()
  await card.getByLabel('Title').fill('Jars')
  await site.stop()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(alert(page, 'Failed to update entity.')).toContainText(noAnswer)
  await close(page, 'Failed to update entity.')
  await expect(card.getByLabel('Title')).toHaveValue('Jars')
  await site.start()
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(titles(page)).toHaveText(['Night walk', 'Swallow count', 'Jars', 'Chickpea corner'])
})

test('a rejection, which keeps its reason', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page)
  await openAll(page)
  const card = await openCard(page, 'Jar shop')
  await card.getByRole('button', { name: 'Reject' }).click()
  await card.getByLabel('Reason').fill('In which town is it?')
  await site.stop()
  await card.getByRole('button', { name: 'Reject' }).click()
  await expect(alert(page, 'Failed to reject entity.')).toContainText(noAnswer)
  await close(page, 'Failed to reject entity.')
  await expect(card.getByLabel('Reason')).toHaveValue('In which town is it?')
})

test('an edit of dining says what the server says', async ({ page, openAsAdmin, expectConsole }) => {
  await openAsAdmin(page)
  await openAll(page)
  const card = await openCard(page, 'Chickpea corner')
  await card.getByRole('button', { name: 'Edit' }).click()
  // A city that only the page knows.
  await card.getByLabel('City').evaluate((select: HTMLSelectElement) => select.add(new Option('Atlantis', 'Atlantis', true, true)))
  expectConsole(/400 \(Bad Request\)/)
  await card.getByRole('button', { name: 'Save' }).click()
  await expect(alert(page, 'There is no city "Atlantis".')).toContainText('“Chickpea corner” is as it was.')
})

test('the list itself, which is read again on demand', async ({ page, openAsAdmin, site }) => {
  await openAsAdmin(page)
  await openAll(page)
  await site.stop()
  await page.getByRole('button', { name: 'Show Approved' }).click()
  await expect(alert(page, 'Error fetching posts')).toContainText(noAnswer)
  await close(page, 'Error fetching posts')
  await expect(titles(page)).toHaveCount(0)
  await site.start()
  await main(page).getByRole('button', { name: 'Try again' }).click()
  await expect(titles(page)).toHaveText(['Old mill'])
  await expect(summary(page)).toHaveText('1 result')
})

test('the count of what waits, which is quietly absent', async ({ page, openAsAdmin, site, isMobile }) => {
  test.skip(isMobile, 'the menu that slides out is the same')
  await openAsAdmin(page, '/about')
  const opener = page.getByRole('button', { name: /^Admin Pages/ })
  await expect(opener).toHaveText('Admin Pages 4 waiting')
  await codePreloaded(page)
  await site.stop()
  await opener.click()
  await expect(page.getByRole('menuitem', { name: 'Manage Posts' })).toHaveText('Manage Posts')
  await page.keyboard.press('Escape')
  await goTo(page, '/contact')
  await expect(opener).toHaveText('Admin Pages')
})
