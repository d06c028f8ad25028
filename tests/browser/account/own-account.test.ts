/** The screen of the own account, with a second device. */
import type { Page } from '@playwright/test'
import { logIn, test, type Person } from '../../support/sites/accounts.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

async function signIn(page: Page, person: Person) {
  await page.goto('/#/login')
  await logIn(page, person)
  await expect(page).toHaveURL(/#\/add-something-green$/)
}

const devices = (page: Page) => main(page).getByRole('listitem')

const phone = { tag: '@phone' }

test('a member signs out a device and changes the password', phone, async ({ page, browser, baseURL, member, isMobile, expectConsole }) => {
  // The refusal of the password.
  expectConsole(/status of 403 .*\/api\/my\/password$/)
  const other = await browser.newPage({ baseURL: baseURL ?? '' })
  const newPassword = `${member.password}-again`
  await signIn(other, member)
  await signIn(page, member)

  if (isMobile) await page.getByRole('button', { name: 'Menu' }).click()
  await page.getByRole('link', { name: member.username }).click()
  await expect(page).toHaveURL(/#\/account$/)
  await expect(devices(page)).toHaveCount(2)
  await devices(page).getByRole('button', { name: /^Sign out/ }).click()
  await expect(main(page).getByText('Signed out.', { exact: true })).toBeFocused()
  await expect(devices(page)).toHaveCount(1)
  await other.goto('/#/account')
  await expect(other).toHaveURL(/#\/login/)

  await signIn(other, member)
  await main(page).getByLabel('Current password', { exact: true }).fill('private-not-this-one')
  for (const field of ['New password', 'Confirm password']) await main(page).getByLabel(field, { exact: true }).fill(newPassword)
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('This is not your current password.')).toBeVisible()
  await main(page).getByLabel('Current password', { exact: true }).fill(member.password)
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Your password was changed. All other devices are signed out.')).toBeVisible()
  await expect(main(page).getByLabel('New password', { exact: true })).toHaveValue('')
  await page.reload()
  await expect(devices(page)).toHaveCount(1)
  await other.goto('/#/account')
  await expect(other).toHaveURL(/#\/login/)
  await other.close()
})

test('a member chooses the language of the emails, not that of the page', phone, async ({ page, member }) => {
  await signIn(page, member)
  await page.goto('/#/account')
  const language = main(page).getByLabel('Language of the emails')
  await expect(language).toHaveValue('en')
  await language.selectOption('Ελληνικά')
  await expect(main(page).getByText('Saved.', { exact: true })).toBeVisible()
  await page.reload()
  await expect(language).toHaveValue('el')
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('My account')
  await expect(main(page).getByText('Email about new listings')).toHaveCount(0)
})

test('a member deletes the account, and keeps it by logging in', phone, async ({ page, member }) => {
  await signIn(page, member)
  await page.goto('/#/account')
  await main(page).getByLabel('They are removed too').check()
  await main(page).getByRole('region', { name: 'Delete account' }).getByLabel('Password', { exact: true }).fill(member.password)
  await main(page).getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText('If you log in before, it stays.')
  await dialog.getByText('Close', { exact: true }).click()
  await expect(page).toHaveURL(/#\/login/)
  await signIn(page, member)
  await page.goto('/#/account')
  await expect(devices(page)).toHaveCount(1)
})

test('on a wide screen the sections fill two columns', async ({ page, member }) => {
  await signIn(page, member)
  await page.goto('/#/account')
  await expect(devices(page)).toHaveCount(1)
  const boxes = await main(page).getByRole('region').evaluateAll((sections) => sections.map((section) => {
    const { left, bottom } = section.getBoundingClientRect()
    return { left, bottom }
  }))
  const starts = [...new Set(boxes.map(({ left }) => left))]
  const ends = starts.map((start) => Math.max(...boxes.filter(({ left }) => left === start).map(({ bottom }) => bottom)))
  expect(ends).toHaveLength(2)
  expect(Math.min(...ends)).toBeGreaterThan(Math.max(...ends) / 2)
})
