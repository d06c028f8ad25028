/** The journey of deciding on a listing, compared with the database and the author's mailbox. */
import type { Page } from '@playwright/test'
import type { Journey } from 'xstate-walk/playwright'
import { failureWords } from '../support/browser/failure-words.ts'
import type { Person } from '../support/sites/accounts.ts'
import { cacheCode } from '../support/browser/cached-code.ts'
import { openCard, summary, titles as shownTitles } from '../support/sites/moderation.ts'
import { main } from '../support/browser/open-screen.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import type { Smtp } from '../support/servers/smtp.ts'
import { expect } from '../support/sites/visitor.ts'
import { moderationModel, titles, type ModerationMemory } from './moderation-model.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import { expectMails } from './records.ts'

/** Manage Posts is open, with one pending listing. */
export interface ModerationWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly smtp: Smtp
  readonly db: SiteDatabase
  /** The author of the listing. */
  readonly member: Person
  /** Sends a request of another administrator about the listing. */
  readonly colleague: (method: 'PUT' | 'DELETE', changes?: object) => Promise<void>
  readonly expectConsole: (text: RegExp) => void
}

const reason = 'In which town is it?'
const card = (page: Page) => main(page).getByRole('article')
const alert = (page: Page, name: string) => page.getByRole('alertdialog', { name, exact: true })
const question = (page: Page) => alert(page, 'Are you sure you want to delete this item?')

export const moderationJourney: Journey<ModerationWorld> = {
  model: moderationModel,
  actions: {
    'approve': ({ page }) => press(page, 'Approve'),
    'start a rejection': ({ page }) => press(page, 'Reject'),
    'reject with a reason': async ({ page }) => {
      await card(page).getByLabel('Reason').fill(reason)
      await press(page, 'Reject')
    },
    'start an edit': ({ page }) => press(page, 'Edit'),
    'save without a title': ({ page }) => saveAs(page, ''),
    'save with another title': ({ page }) => saveAs(page, titles.edited),
    'cancel the edit': async ({ page }) => {
      await card(page).getByLabel('Title').fill(titles.edited)
      await press(page, 'Cancel')
    },
    'start a deletion': ({ page }) => press(page, 'Delete'),
    'delete': ({ page }) => question(page).getByRole('button', { name: 'Delete' }).click(),
    'cancel the deletion': ({ page }) => question(page).getByRole('button', { name: 'Cancel' }).click(),
    'approve after a colleague changed it': async ({ page, colleague, expectConsole }) => {
      await colleague('PUT', { title: titles.colleagues, description: 'Bring your own.', city: 'Patras', address: 'Korai 3' })
      expectConsole(/412 \(Precondition Failed\)/)
      await press(page, 'Approve')
    },
    'use their version': ({ page }) => press(page, 'Use their version'),
    'approve it anyway': ({ page }) => press(page, 'Approve it anyway'),
    'approve after a colleague deleted it': async ({ page, colleague, expectConsole }) => {
      await colleague('DELETE')
      expectConsole(/404 \(Not Found\)/)
      await press(page, 'Approve')
    },
    'close the alert': ({ page }) => page.getByRole('alertdialog').getByText('Close', { exact: true }).click(),
    'approve without a connection': async ({ page, site }) => {
      await stop(page, site)
      await press(page, 'Approve')
    },
    'the connection returns, approve': async ({ page, site }) => {
      await site.reconnect()
      await press(page, 'Approve')
    },
    'show the approved listings': ({ page }) => page.getByRole('button', { name: 'Show Approved' }).click(),
    'show the pending listings without a connection': async ({ page, site }) => {
      await stop(page, site)
      await page.getByRole('button', { name: 'Show Unapproved' }).click()
    },
    'the connection returns, try again': async ({ page, site }) => {
      await site.reconnect()
      await main(page).getByRole('button', { name: 'Try again' }).click()
    },
  },
  assertions: {
    queue: expectQueue,
    theirs: expectQueue,
    edited: expectQueue,
    unanswered: expectQueue,
    rejecting: async (world, memory) => {
      await expect(card(world.page).getByLabel('Reason')).toHaveValue('')
      await expectStored(world, memory)
    },
    editing: async (world, memory: ModerationMemory) => {
      await expect(card(world.page).getByLabel('Title')).toHaveValue(memory.title)
      await expectStored(world, memory)
    },
    untitled: async (world, memory) => {
      await expect(card(world.page).getByLabel('Title')).toHaveAccessibleDescription(/Please fill in this field\./)
      await expectStored(world, memory)
    },
    asking: async (world, memory: ModerationMemory) => {
      await expect(question(world.page)).toContainText(`“${memory.title}” is taken off the site.`)
      await expectStored(world, memory)
    },
    conflict: async (world, memory: ModerationMemory) => {
      await expect(main(world.page).getByRole('heading', { name: 'Somebody else changed this listing in between.' })).toBeVisible()
      await expect(main(world.page).getByRole('row').last()).toHaveText(`Title${memory.title}${titles.first}`)
      await expectStored(world, memory)
    },
    gone: async (world, memory) => {
      await expect(alert(world.page, 'This listing is gone.')).toContainText(`Somebody else has removed “${titles.first}”.`)
      await expectStored(world, memory)
    },
    failed: (world, memory) => expectAlert(world, memory, 'Failed to approve entity.'),
    listFailed: (world, memory) => expectAlert(world, memory, 'Error fetching posts'),
    listMissing: async (world, memory) => {
      await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
      await expect(main(world.page).getByRole('alert')).toContainText(failureWords('Error fetching posts'))
      await expect(shownTitles(world.page)).toHaveCount(0)
      await expectStored(world, memory)
    },
    approvedList: async (world, memory) => {
      await expect(world.page).toHaveURL(/#\/admin-events\?list=approved$/)
      await expect(main(world.page).getByText('No approved items found.')).toBeVisible()
      await expectStored(world, memory)
    },
    decided: async (world, memory: ModerationMemory) => {
      await expect(summary(world.page)).toHaveText(`“${memory.title}” is ${memory.state}. 0 results`)
      await expectEmpty(world, memory)
    },
    empty: expectEmpty,
  },
  paths: 8,
}

function press(page: Page, button: string): Promise<void> {
  return card(page).getByRole('button', { name: button }).click()
}

async function saveAs(page: Page, title: string): Promise<void> {
  await card(page).getByLabel('Title').fill(title)
  await press(page, 'Save')
}

async function stop(page: Page, site: ReachedSite): Promise<void> {
  await cacheCode(page)
  await site.disconnect()
}

async function expectQueue(world: ModerationWorld, memory: ModerationMemory): Promise<void> {
  await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
  await expect(shownTitles(world.page)).toHaveText([memory.title])
  await expect(await openCard(world.page, memory.title)).toContainText('Waiting for approval')
  await expectStored(world, memory)
}

async function expectEmpty(world: ModerationWorld, memory: ModerationMemory): Promise<void> {
  await expect(world.page.getByRole('alertdialog')).toHaveCount(0)
  await expect(main(world.page).getByText('No unapproved items found.')).toBeVisible()
  await expectStored(world, memory)
}

async function expectAlert(world: ModerationWorld, memory: ModerationMemory, name: string): Promise<void> {
  await expect(alert(world.page, name)).toContainText('Nobody answered. Please check your connection and try again.')
  await expectStored(world, memory)
}

const storedStates = { waiting: 'pending', approved: 'approved', rejected: 'rejected', removed: 'removed' } as const

/** The database has the listing in this state, and its author received one mail about the decision. */
async function expectStored({ db, smtp, member }: ModerationWorld, { state, title }: ModerationMemory): Promise<void> {
  const rejections = db
    .selectFrom('listing_version').innerJoin('statement', 'statement.id', 'listing_version.statement')
    .select('facts').where('state', '=', 'rejected')
  const found = await db.selectFrom('listing').select(['title', 'state', rejections.as('reason')]).execute()
  const kept = { title, state: storedStates[state], reason: state === 'rejected' ? reason : null }
  expect(found, 'listings in the database').toEqual([kept])
  const subjects = { approved: /^Approved: /, rejected: /^Not approved: /, removed: /^Removed: / }
  for (const [decision, subject] of Object.entries(subjects)) {
    await expectMails({ db, smtp }, member.email, subject, decision === state ? 1 : 0)
  }
}
