/** Axe reports no fault in the results of account forms, and the forms can be used with the keyboard alone. */
import type { Page } from '@playwright/test'
import { logIn, signUp, test } from '../../support/sites/accounts.ts'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect } from '../../support/sites/visitor.ts'

async function expectNoFaults(page: Page) {
  expect(await accessibilityFaults(page)).toEqual([])
}

test('axe reports no fault on an empty form that was sent', async ({ page, visit }) => {
  const forms = [['/register', 'Register'], ['/contact', 'Submit'], ['/reset-password?token=x', 'Reset Password']] as const
  for (const [path, button] of forms) {
    await visit(path)
    await main(page).getByRole('button', { name: button }).click()
    await expect(main(page).getByText('Please fill in this field.').first()).toBeVisible()
    await expectNoFaults(page)
  }
})

test('axe reports no fault on a refused login', async ({ page, person, visit, expectConsole }) => {
  await visit('/login')
  expectConsole(/401 \(Unauthorized\).*\/auth\/login$/)
  await logIn(page, person)
  await expect(main(page).getByText('Wrong password.')).toBeVisible()
  await expectNoFaults(page)
})

test('axe reports no fault on the outcome of signing up', async ({ page, person, visit }) => {
  await visit('/register')
  await signUp(page, person)
  await expect(page.getByRole('dialog', { name: 'Registration Status' })).toBeVisible()
  await expectNoFaults(page)
})

test('signing up and logging in work with the keyboard alone', async ({ page, person, visit, expectConsole }) => {
  await visit('/register')
  await main(page).getByLabel('Username').focus()
  await page.keyboard.type(person.username)
  for (const text of [person.email, person.email]) {
    await page.keyboard.press('Tab')
    await page.keyboard.type(text)
  }
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Tab')
  await expect(main(page).getByRole('button', { name: 'Show what is typed: Password' })).toBeFocused()
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: 'Registration Status' })).toContainText('Registration successful!')
  await page.keyboard.press('Escape')
  await expect(main(page).getByRole('heading', { name: 'Check your email' })).toBeFocused()
  await visit('/login')
  expectConsole(/403 \(Forbidden\).*\/auth\/login$/)
  await main(page).getByLabel('Username').focus()
  await page.keyboard.type(person.username)
  await page.keyboard.press('Tab')
  await page.keyboard.type(person.password)
  await page.keyboard.press('Enter')
  await expect(main(page).getByText('Login failed. Please try again.')).toBeVisible()
})
