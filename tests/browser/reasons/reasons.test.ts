/** Administrators keep the reasons for decisions. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { openCard, test as moderation } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

/** The reasons that the site has at first. */
const known = 9

const test = moderation.extend({
  sharedSite: async ({ sharedSite }, provide) => {
    await provide(sharedSite)
    await sharedSite.db.deleteFrom('reason').where('id', '>', known).execute()
  },
})

const rows = (page: Page) => main(page).getByRole('listitem')
const row = (page: Page, sentence: string) => rows(page).filter({ hasText: sentence })
const form = (page: Page) => page.getByRole('dialog')
const outcome = (page: Page) => main(page).getByRole('status').first()

async function add(page: Page, english: string, greek: string) {
  await main(page).getByRole('button', { name: 'Add a reason' }).press('Enter')
  await expect(form(page).getByLabel('English')).toBeFocused()
  await page.keyboard.type(english)
  await page.keyboard.press('Tab')
  await page.keyboard.type(greek)
  await page.keyboard.press('Enter')
}

test('a reason is added by keyboard, offered at once, changed and deleted', { tag: '@phone' }, async ({ page, openAsAdmin }) => {
  await openAsAdmin(page)
  const reject = async () => (await openCard(page, 'Night walk')).getByRole('button', { name: 'Reject' }).click()
  await reject()
  await expect(page.getByRole('checkbox', { name: 'It is advertising.' })).toBeVisible()

  await goTo(page, '/admin-reasons')
  await expect(rows(page)).toHaveCount(known)
  await expect(row(page, 'The general reason').getByRole('button')).toHaveText(['Change'])
  await add(page, 'It is over.', ' ')
  await expect(form(page).getByLabel('Greek')).toBeFocused()
  await expect(form(page).getByLabel('Greek')).toHaveAttribute('aria-invalid', 'true')
  expect(await accessibilityFaults(page)).toEqual([])
  await page.keyboard.type('Έχει τελειώσει.')
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toHaveText('The reason was added.')
  await expect(row(page, 'It is over.')).toContainText('Έχει τελειώσει.')
  await expect(main(page).getByRole('button', { name: 'Add a reason' })).toBeFocused()

  await row(page, 'It is over.').getByRole('button', { name: 'Change' }).press('Enter')
  await expect(form(page).getByLabel('Greek')).toHaveValue('Έχει τελειώσει.')
  await form(page).getByLabel('English').fill('It took place already.')
  await page.keyboard.press('Enter')
  await expect(outcome(page)).toHaveText('The reason was changed.')
  await expect(row(page, 'It took place already.').getByRole('button', { name: 'Change' })).toBeFocused()

  await goTo(page, '/admin-events')
  await reject()
  await expect(page.getByRole('checkbox', { name: 'It took place already.' })).toBeVisible()

  await goTo(page, '/admin-reasons')
  await row(page, 'It took place already.').getByRole('button', { name: 'Delete' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this reason?' })
  await expect(question).toHaveAccessibleDescription(/It took place already\. Έχει τελειώσει\./)
  expect(await accessibilityFaults(page)).toEqual([])
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(outcome(page)).toHaveText('The reason was deleted.')
  await expect(rows(page)).toHaveCount(known)
  await expect(main(page)).toBeFocused()
})

test('what others have changed is shown, and what was refused stays', async ({ page, openAsAdmin, sharedSite, expectConsole }) => {
  expectConsole(/404 \(Not Found\)/)
  await openAsAdmin(page, '/admin-reasons')
  await add(page, 'It is over.', 'Έχει τελειώσει.')
  await row(page, 'It is over.').getByRole('button', { name: 'Change' }).click()
  await sharedSite.db.deleteFrom('reason').where('id', '>', known).execute()
  await form(page).getByLabel('English').fill('It has ended.')
  await form(page).getByRole('button', { name: 'Save' }).click()
  await expect(form(page).getByRole('alert')).toContainText('The reason could not be saved. There is no reason with the number')
  await expect(form(page).getByLabel('English')).toHaveValue('It has ended.')
  await page.keyboard.press('Escape')
  await expect(rows(page)).toHaveCount(known)

  await goTo(page, '/admin-users')
  await expect(page).toHaveTitle('Prasino | Manage Users')
  await sharedSite.db.insertInto('reason').values({ en: 'By a colleague.', el: 'Από συνάδελφο.' }).execute()
  await goTo(page, '/admin-reasons')
  await expect(row(page, 'By a colleague.')).toBeVisible()
})
