/** Decisions are undone from any screen, by a button or a key. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { openCard, test, titles } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

const notices = (page: Page) => page.locator('[data-status]')
const approve = async (page: Page, title: string) => (await openCard(page, title)).getByRole('button', { name: 'Approve' }).click()

test('a decision is undone by its button, and the listing waits again at its place', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await expect(titles(page)).toHaveCount(4)
  const before = await titles(page).allTextContents()
  await approve(page, 'Night walk')
  await expect(titles(page)).toHaveCount(3)
  await expect(notices(page)).toContainText('“Night walk” is approved.')
  expect(await accessibilityFaults(page)).toEqual([])
  await notices(page).getByRole('button', { name: 'Undo' }).click()
  await expect(notices(page)).toContainText('“Night walk” is as it was before. No mail is sent.')
  await expect(main(page).getByText('“Night walk” is approved.')).toHaveCount(0)
  await expect(titles(page)).toHaveText(before)
  await notices(page).getByRole('button', { name: 'Close' }).click()
  await expect(notices(page)).toHaveCount(0)
})

test('decisions are undone by a key after a reload and on another screen, the last one first', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await expect(titles(page)).toHaveCount(4)
  const [first = '', second = '', third = ''] = await titles(page).allTextContents()
  for (const [title, left] of [[first, 3], [second, 2], [third, 1]] as const) {
    await approve(page, title)
    await expect(titles(page)).toHaveCount(left)
  }
  await page.reload()
  await expect(notices(page)).toContainText([third])
  await goTo(page, '/about')
  await page.getByRole('button', { name: '2 earlier decisions' }).click()
  await notices(page).filter({ hasText: first }).getByRole('button', { name: 'Undo' }).click()
  await expect(notices(page).filter({ hasText: first })).toContainText('as it was before')
  // Closed again, so that it is seen that a notice which is undone is told all the same.
  await page.getByRole('button', { name: '1 earlier decision' }).click()
  await expect(notices(page)).toHaveCount(2)
  await page.keyboard.press('z')
  await expect(notices(page).filter({ hasText: third })).toContainText('as it was before')
  await expect(notices(page).filter({ hasText: second }).getByRole('button', { name: 'Undo' })).toHaveAttribute('aria-keyshortcuts', 'z')
  await expect(page.getByRole('button', { name: /earlier decision/ })).toHaveCount(0)
  // A Greek keyboard has it at the place of z.
  await page.evaluate(() => document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'ζ', bubbles: true })))
  await expect(notices(page).filter({ hasText: second })).toContainText('as it was before')
  await goTo(page, '/admin-events')
  await expect(titles(page)).toHaveText([first, second, third, /./])
})

test('what somebody has changed since stays, and the notice says so', async ({ page, openAsAdmin, anotherVisitor }) => {
  const colleague = await anotherVisitor()
  await openAsAdmin(page)
  await approve(page, 'Night walk')
  await expect(notices(page)).toHaveCount(1)
  await openAsAdmin(colleague, '/admin-events?list=approved')
  await (await openCard(colleague, 'Night walk')).getByRole('button', { name: 'Delete' }).click()
  await colleague.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(notices(colleague)).toContainText('is removed')
  await notices(page).getByRole('button', { name: 'Undo' }).focus()
  await page.keyboard.press('Enter')
  await expect(notices(page)).toContainText('was changed by somebody since')
  await expect(notices(page).getByRole('button', { name: 'Close' })).toBeFocused()
})

test('nothing can be undone after the session', async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  await approve(page, 'Night walk')
  await expect(notices(page)).toHaveCount(1)
  const kept = () => page.evaluate(() => sessionStorage.getItem('undoable'))
  expect(await kept()).toContain('Night walk')
  await page.evaluate(() => localStorage.clear())
  await page.evaluate(() => window.dispatchEvent(new StorageEvent('storage', { key: null })))
  await expect(notices(page)).toHaveCount(0)
  expect(await kept()).toBeNull()
})
