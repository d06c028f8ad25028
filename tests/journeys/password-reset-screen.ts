/** Locators and actions for the two screens of a forgotten password. */
import type { Locator, Page } from '@playwright/test'
import { main } from '../support/browser/open-screen.ts'

export function field(page: Page, name: string): Locator {
  return main(page).getByLabel(name, { exact: true })
}

/** The modal with the result of requesting a link. */
export function request(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Forgot Password Status' })
}

/** The modal with the result of choosing a password. */
export function choice(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Password Reset Status' })
}

export function close(status: Locator): Promise<void> {
  return status.getByRole('button', { name: 'Close' }).last().click()
}

export async function requestLink(page: Page, email: string): Promise<void> {
  await field(page, 'Email').fill(email)
  await main(page).getByRole('button', { name: 'Send Reset Link' }).click()
}

export async function choosePassword(page: Page, password: string, repetition = password): Promise<void> {
  await field(page, 'New password').fill(password)
  await field(page, 'Confirm password').fill(repetition)
  await main(page).getByRole('button', { name: 'Reset Password' }).click()
}
