/** The browser tests' `test` for the list of users: the members' site with an administrator and 35 other users. */
import type { Locator, Page } from '@playwright/test'
import { insertUser } from '../../../server/store/account/users.ts'
import { cheapHash } from '../listings/cheap-hash.ts'
import { memberPassword } from './members-site.ts'
import { test as moderation } from './moderation.ts'
import type { SiteDatabase } from './open-site.ts'
import { main } from '../browser/open-screen.ts'
import { expect } from './visitor.ts'

/** A member who can sign in. */
export const member = { username: 'eleni', email: 'eleni@private.test', password: memberPassword }

export const test = moderation.extend({
  siteContent: async ({}, provide) => provide({ listings: [], prepare: insertUsers }),
})

/** Member 01 to 33 never sign in; with `eleni`, a second administrator and the administrator of the site there are 36. */
async function insertUsers(db: SiteDatabase): Promise<void> {
  const { username, email } = member
  await insertUser(db, { username, email, password_hash: await cheapHash(memberPassword) })
  const other = { password_hash: 'none' }
  await insertUser(db, { ...other, username: 'Anna', email: 'zoi@private.test', role: 'ROLE_ADMIN' })
  for (let number = 1; number <= 33; number += 1) {
    const name = `member${String(number).padStart(2, '0')}`
    await insertUser(db, { ...other, username: name, email: `${name}@mail.test`, enabled: number % 11 !== 0 })
  }
}

/** Opens the question which role a user has. */
export async function askForRole(page: Page, username: string): Promise<Locator> {
  await rowOf(page, username).getByRole('button', { name: `Change role ${username}` }).click()
  const question = page.getByRole('alertdialog', { name: `Which role does ${username} have?` })
  await expect(question).toBeVisible()
  return question
}

/** Gives a user a role. */
export async function giveRole(page: Page, username: string, role: string): Promise<void> {
  const question = await askForRole(page, username)
  await question.getByRole('radio', { name: new RegExp(`^${role} `) }).check()
  await question.getByRole('button', { name: 'Change role' }).click()
}

/** The question before a user is disabled. */
export function disablingQuestion(page: Page, username: string): Locator {
  return page.getByRole('alertdialog', { name: `Disable ${username}?` })
}

/** Presses the button of an enabled user, and answers the question with what it proposes. */
export async function disable(page: Page, username: string): Promise<void> {
  await toggleOf(page, username).click()
  await answer(page, username)
}

/** Presses the button of an enabled user, and waits until the question has its numbers and reasons. */
export async function askToDisable(page: Page, username: string): Promise<void> {
  await toggleOf(page, username).click()
  const choices = disablingQuestion(page, username).getByRole('checkbox')
  await expect(choices.first()).toHaveAccessibleName(/\(\d+\)$/)
  // Beside the two for listings.
  await expect(choices.nth(2)).toBeVisible()
}

/** Answers the question with what it proposes. */
export async function answer(page: Page, username: string): Promise<void> {
  await disablingQuestion(page, username).getByRole('button', { name: 'Disable' }).click()
}

export function rowOf(page: Page, username: string): Locator {
  return rows(page).filter({ hasText: username })
}

export function rows(page: Page): Locator {
  return main(page).getByRole('row').filter({ has: page.getByRole('cell') })
}

/** The user names in the order of the table. */
export function usernames(page: Page): Locator {
  return main(page).locator('[data-column="username"]')
}

/** The button that enables or disables a user. */
export function toggleOf(page: Page, username: string): Locator {
  return rowOf(page, username).getByRole('button', { name: /^(Enable|Disable) / })
}
