/** The journey of the list of users: search, disable and enable, with a lost connection and a server that refuses. */
import type { Page } from '@playwright/test'
import type { Journey } from 'xstate-walk/playwright'
import { cacheCode } from '../support/browser/cached-code.ts'
import { admin } from '../support/sites/members-site.ts'
import { main } from '../support/browser/open-screen.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import { answer, askToDisable, disable, disablingQuestion, member, rowOf, rows, toggleOf, usernames } from '../support/sites/user-admin.ts'
import { expect } from '../support/sites/visitor.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import { usersModel, type UsersMemory } from './user-administration-model.ts'

/** Manage Users is open. */
export interface UsersWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly db: SiteDatabase
  readonly expectConsole: (text: RegExp, times?: number) => void
  readonly expectSignedOut: () => Promise<void>
}

const search = (page: Page) => main(page).getByRole('searchbox', { name: 'Search users' })
const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name })
const question = (page: Page) => disablingQuestion(page, member.username)
const disableMember = (page: Page) => disable(page, member.username)
const failed = 'Failed to load users'

export const usersJourney: Journey<UsersWorld> = {
  model: usersModel,
  actions: {
    'disable the member': ({ page }) => disableMember(page),
    'enable the member': ({ page }) => toggleOf(page, member.username).click(),
    'reload the page': async ({ page }) => {
      await page.reload()
    },
    'press the button of the own account': ({ page }) => toggleOf(page, admin.username).click({ force: true }),
    'search for a part of an address': ({ page }) => search(page).fill('PRIVATE.test'),
    'search for an unknown user': ({ page }) => search(page).fill('nobody here'),
    'clear the search': ({ page }) => search(page).fill(''),
    'show all users': ({ page }) => main(page).getByRole('button', { name: 'Show all users' }).click(),
    'disable the member without a connection': async ({ page, site }) => {
      await stop(page, site)
      await disableMember(page)
    },
    'the connection returns, close the question': ({ page, site }) => restart(page, site),
    'turn the page without a connection': async ({ page, site }) => {
      await stop(page, site)
      await page.getByRole('button', { name: 'Next' }).click()
    },
    'the connection returns, close the alert and try again': async ({ page, site }) => {
      await restart(page, site)
      await main(page).getByRole('button', { name: 'Try again' }).click()
    },
    'disable the member without the role': async ({ page, db, expectConsole }) => {
      await askToDisable(page, member.username)
      await db.updateTable('user').set({ role: 'ROLE_USER' }).where('username', '=', admin.username).execute()
      expectConsole(/403 \(Forbidden\)/)
      await answer(page, member.username)
    },
    'disable the member after the own account is disabled': async ({ page, db, expectConsole }) => {
      await askToDisable(page, member.username)
      await db.updateTable('user').set({ enabled: false }).where('username', '=', admin.username).execute()
      expectConsole(/401 \(Unauthorized\)/)
      await answer(page, member.username)
    },
  },
  assertions: {
    listed: expectAll,
    secondPage: async (world, memory) => {
      await expect(main(world.page).getByText('Page 2 of 4', { exact: true })).toBeVisible()
      await expectRows(world, '', 1)
      await expectStored(world, memory)
    },
    disabled: expectDisabled,
    disabledStill: expectDisabled,
    found: expectFound,
    foundStill: expectFound,
    ownRefused: expectFound,
    noResults: async (world, memory) => {
      await expect(main(world.page).getByText('No users found.')).toBeVisible()
      await expect(rows(world.page)).toHaveCount(0)
      await expectStored(world, memory)
    },
    failed: async (world, memory) => {
      await expect(question(world.page)).toContainText('Nobody answered.')
      await expectStored(world, memory)
    },
    closed: expectAll,
    listFailed: async (world, memory) => {
      await expect(alert(world.page, failed)).toContainText('Nobody answered.')
      await expect(rows(world.page)).toHaveCount(0)
      await expectStored(world, memory)
    },
    refused: async (world, memory) => {
      await expect(question(world.page)).toContainText('You are not allowed to do this.')
      await expectStored(world, memory)
    },
    signedOut: async (world, memory) => {
      await expect(world.page).toHaveURL(/#\/login/)
      await expect(world.page.getByText('Your session has ended. Please log in again.')).toBeVisible()
      await world.expectSignedOut()
      await expectStored(world, memory)
    },
  },
  paths: 4,
}

async function stop(page: Page, site: ReachedSite): Promise<void> {
  await cacheCode(page)
  await site.disconnect()
}

async function restart(page: Page, site: ReachedSite): Promise<void> {
  await site.reconnect()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click()
}

async function expectAll(world: UsersWorld, memory: UsersMemory): Promise<void> {
  await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
  await expect(search(world.page)).toHaveValue('')
  await expectRows(world, '', 0)
  await expectStored(world, memory)
}

async function expectDisabled(world: UsersWorld, memory: UsersMemory): Promise<void> {
  await expect(toggleOf(world.page, member.username)).toHaveText(`Enable ${member.username}`)
  await expect(rowOf(world.page, member.username)).toContainText('Disabled')
  await expectStored(world, memory)
}

async function expectFound(world: UsersWorld, memory: UsersMemory): Promise<void> {
  await expect(world.page).toHaveURL(/#\/admin-users\?q=PRIVATE\.test$/)
  await expect(search(world.page)).toHaveValue('PRIVATE.test')
  await expectRows(world, 'private.test', 0)
  await expect(toggleOf(world.page, admin.username)).toHaveAccessibleDescription('You cannot disable your own account.')
  await expect(rowOf(world.page, admin.username)).toContainText('Enabled')
  await expectStored(world, memory)
}

/** The rows are this page, counted from 0, of the users whose name or address contains the text. */
async function expectRows({ page, db }: UsersWorld, text: string, number: number): Promise<void> {
  const all = await db.selectFrom('user').select('username').where('search_text', 'like', `%${text}%`).orderBy('id').execute()
  await expect(main(page).getByRole('status').first()).toHaveText(`${all.length} results`)
  const shown = all.slice(10 * number, 10 * (number + 1))
  await expect(usernames(page)).toHaveText(shown.map(({ username }) => new RegExp(`^${username}(Administrator)?$`)))
}

/** The member is enabled or disabled in the database. */
async function expectStored({ db }: UsersWorld, { isEnabled }: UsersMemory): Promise<void> {
  const stored = () => db.selectFrom('user').select('enabled').where('username', '=', member.username).executeTakeFirstOrThrow()
  await expect.poll(async () => (await stored()).enabled, 'whether the member is enabled').toBe(isEnabled)
}
