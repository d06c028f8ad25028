/** The journey of adding a listing, with faults, a lost connection and a session that ends. */
import type { Page } from '@playwright/test'
import type { Journey } from 'xstate-walk/playwright'
import { logIn, type Person } from '../support/sites/accounts.ts'
import { cacheCode } from '../support/browser/cached-code.ts'
import { goTo, main } from '../support/browser/open-screen.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import { add, closeModal, fillIn, ownTitles, typeNames, written } from '../support/browser/submission.ts'
import { expect } from '../support/sites/visitor.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import { submissionModel, type SubmissionMemory } from './submission-model.ts'
import { expectUnanswered } from './unanswered.ts'

/** The member is signed in, with the form open. */
export interface SubmissionWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly db: SiteDatabase
  readonly member: Person
  readonly expectConsole: (text: RegExp) => void
}

const field = (page: Page, label: string) => main(page).getByLabel(label, { exact: true })
const missing = (page: Page) => main(page).getByText('Please fill in this field.')
const failure = 'Kept, to be sent later'
const closeAlert = (page: Page) => closeModal(page, 'alertdialog', failure)

export const submissionJourney: Journey<SubmissionWorld> = {
  model: submissionModel,
  actions: {
    'add': ({ page }) => add(page),
    'add an empty form': ({ page }) => add(page),
    'choose Shop and add an empty form': async ({ page }) => {
      await chooseShop(page)
      await add(page)
    },
    'write an event': ({ page }) => fillIn(page, 'event'),
    'write a shop': ({ page }) => fillIn(page, 'shop'),
    'choose Shop': ({ page }) => chooseShop(page),
    'add it for a day in the past': async ({ page }) => {
      await field(page, 'From').fill('01/05/2020')
      await add(page)
    },
    'correct the day and add': async ({ page }) => {
      await field(page, 'From').fill('01/05/2199')
      await add(page)
    },
    'add without a connection': async ({ page, site }) => {
      await cacheCode(page)
      await site.disconnect()
      await add(page)
    },
    'close the alert and add without the server': async ({ page }) => {
      await closeAlert(page)
      await expectUnanswered(page, () => add(page))
    },
    'the connection returns, send it again': async ({ page, site }) => {
      await site.reconnect()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Send it now' }).click()
    },
    'add after the server ended the session': (world) => addWhile(world, () => world.db.deleteFrom('session').execute()),
    'add after the account is disabled': ({ db, member, ...world }) => addWhile(world, () =>
      db.updateTable('user').set({ enabled: false }).where('username', '=', member.username).execute()),
    'log in again': ({ page, member }) => logIn(page, member),
    'reload the page': async ({ page }) => {
      await page.reload()
    },
    'clear all fields': ({ page }) => main(page).getByRole('button', { name: 'Clear all fields' }).click(),
    'close the status': ({ page }) => page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click(),
    'open My listings': ({ page }) => goTo(page, '/my-listings'),
  },
  assertions: {
    empty: expectEmpty,
    incomplete: (world, memory) => expectIncomplete(world, memory, 6),
    incompleteShop: (world, memory) => expectIncomplete(world, memory, 3),
    written: expectWritten,
    writtenShop: expectWritten,
    misdated: async (world, memory) => {
      await expect(field(world.page, 'From')).toHaveAccessibleDescription(/Start date cannot be in the past\./)
      await expectStored(world, memory)
    },
    failed: expectFailed,
    failedAgain: expectFailed,
    ended: expectSignedOut,
    disabled: expectSignedOut,
    added: async (world, memory: SubmissionMemory) => {
      const sentence = `Your ${typeNames[memory.type]} post has been submitted successfully and is pending admin approval.`
      await expect(world.page.getByRole('dialog')).toContainText(sentence)
      await expectStored(world, memory)
    },
    cleared: expectEmpty,
    clearedStill: expectEmpty,
    listed: async (world, memory) => {
      await expect(ownTitles(world.page)).toHaveText([written.Title])
      await expect(main(world.page).getByText('Waiting for approval')).toHaveCount(1)
      await expectStored(world, memory)
    },
  },
  paths: 7,
}

/**
 * Ends the session when the listing is on its way. The form also asks for likely duplicates: if that were refused first, the form would
 * be gone before the button is pressed.
 */
async function addWhile(
  { page, expectConsole }: Pick<SubmissionWorld, 'page' | 'expectConsole'>, change: () => Promise<unknown>,
): Promise<void> {
  expectConsole(/401 \(Unauthorized\).*\/api\/events$/)
  await page.route('**/api/events', async (route) => {
    await change()
    await route.continue()
  }, { times: 1 })
  await add(page)
}

function chooseShop(page: Page): Promise<void> {
  return main(page).getByRole('radio', { name: 'Shop' }).check()
}

async function expectEmpty(world: SubmissionWorld, memory: SubmissionMemory): Promise<void> {
  await expect(world.page.getByRole('dialog')).toHaveCount(0)
  for (const label of Object.keys(written)) await expect(field(world.page, label)).toHaveValue('')
  await expectForm(world, memory)
}

async function expectWritten(world: SubmissionWorld, memory: SubmissionMemory): Promise<void> {
  for (const [label, value] of Object.entries(written)) await expect(field(world.page, label)).toHaveValue(value)
  await expect(main(world.page).getByLabel('City')).toHaveValue('Athens')
  if (memory.type === 'event') await expect(field(world.page, 'From')).toHaveValue(/\/05\/2199$|^1\.5\.2199$/)
  await expectForm(world, memory)
}

async function expectIncomplete(world: SubmissionWorld, memory: SubmissionMemory, fields: number): Promise<void> {
  await expect(missing(world.page)).toHaveCount(fields)
  await expect(field(world.page, 'Title')).toBeFocused()
  await expectForm(world, memory)
}

async function expectFailed(world: SubmissionWorld, memory: SubmissionMemory): Promise<void> {
  await expect(world.page.getByRole('alertdialog')).toContainText(failure)
  await expect(world.page.getByRole('alertdialog')).toContainText('Nobody answered. Please check your connection')
  await expectStored(world, memory)
}

/** Only an event has days. */
async function expectForm(world: SubmissionWorld, memory: SubmissionMemory): Promise<void> {
  await expect(main(world.page).getByRole('radio', { name: typeNames[memory.type] })).toBeChecked()
  await expect(field(world.page, 'From')).toHaveCount(memory.type === 'event' ? 1 : 0)
  await expectStored(world, memory)
}

async function expectSignedOut(world: SubmissionWorld, memory: SubmissionMemory): Promise<void> {
  await expect(world.page.getByRole('status').filter({ hasText: 'Your session has ended. Please log in again.' })).toBeVisible()
  await expect(world.page).toHaveURL(/#\/login/)
  expect(await world.page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])).toEqual([null, null])
  await expectStored(world, memory)
}

/** The database has this number of the member's listings, pending, with the typed values. */
async function expectStored({ db, member }: SubmissionWorld, { type, listings }: SubmissionMemory): Promise<void> {
  const own = db.selectFrom('listing').innerJoin('user', 'user.id', 'listing.author').where('user.username', '=', member.username)
  const found = await own.select(['type', 'title', 'city', 'start_date', 'state']).execute()
  const start_date = type === 'event' ? '2199-05-01' : null
  const wanted = { type, title: written.Title, city: 'Athens', start_date, state: 'pending' }
  expect(found, 'listings in the database').toEqual(Array.from({ length: listings }, () => wanted))
}
