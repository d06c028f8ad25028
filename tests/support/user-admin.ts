/** The browser tests' `test` for the list of users: a separate site for each test, with an administrator and 35 other users. */
import type { Locator, Page } from '@playwright/test'
import type { Database } from '../../server/database/open-database.ts'
import { hashPassword } from '../../server/work/passwords.ts'
import { insertUser } from '../../server/store/users.ts'
import { test as base } from './moderation.ts'
import { main } from './screens.ts'

/** A member who can sign in. */
export const member = { username: 'eleni', email: 'eleni@private.test', password: 'private-figs-and-almonds' }

export const test = base.extend({
  siteContent: { listings: [], prepare: insertPeople },
})

/** Member 01 to 33 never sign in; with `eleni`, a second administrator and the administrator of the environment there are 36. */
export async function insertPeople(db: Database['db']): Promise<void> {
  const { password, ...eleni } = member
  await insertUser(db, { ...eleni, password_hash: await hashPassword(password) })
  const other = { password_hash: 'none' }
  await insertUser(db, { ...other, username: 'Anna', email: 'zoi@private.test', role: 'ROLE_ADMIN' })
  for (let number = 1; number <= 33; number += 1) {
    const name = `member${String(number).padStart(2, '0')}`
    await insertUser(db, { ...other, username: name, email: `${name}@mail.test`, enabled: number % 11 !== 0 })
  }
}

export function rowOf(page: Page, username: string): Locator {
  return rows(page).filter({ hasText: username })
}

export function rows(page: Page): Locator {
  return main(page).locator('tbody tr')
}

/** The user names in the order of the table. */
export function usernames(page: Page): Locator {
  return main(page).locator('tbody td[data-column="username"]')
}

export function toggleOf(page: Page, username: string): Locator {
  return rowOf(page, username).getByRole('button')
}
