/** The two screens of a forgotten password, as a member uses them. */
import type { Locator, Page } from '@playwright/test'
import { main } from '../support/screens.ts'

export function field(page: Page, name: string): Locator {
  return main(page).getByLabel(name, { exact: true })
}

/** How asking for a link went. */
export function request(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Forgot Password Status' })
}

/** How choosing a password went. */
export function choice(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Password Reset Status' })
}

export function close(status: Locator): Promise<void> {
  return status.getByRole('button', { name: 'Close' }).last().click()
}

export async function ask(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
}

export async function choose(page: Page, password: string, repetition = password): Promise<void> {
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm password').fill(repetition)
  await main(page).getByRole('button', { name: 'Reset Password' }).click()
}
