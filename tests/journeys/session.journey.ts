/** The journey of a session, in one tab and in two, until it ends. */
import type { Page } from '@playwright/test'
import type { Journey } from 'xstate-walk/playwright'
import { keptDays } from '../../domain/account/session-limits.ts'
import { logIn, type Person } from '../support/sites/accounts.ts'
import { goTo, main } from '../support/browser/open-screen.ts'
import type { ReachedSite } from '../support/sites/visitor.ts'
import { add, expectCities, fillIn } from '../support/browser/submission.ts'
import { expect } from '../support/sites/visitor.ts'
import type { SiteDatabase } from '../support/sites/open-site.ts'
import { sessionModel } from './session-model.ts'

/** The clock of the browser is stopped. */
export interface SessionWorld {
  readonly page: Page
  readonly site: ReachedSite
  readonly db: SiteDatabase
  readonly member: Person
  readonly expectConsole: (text: RegExp) => void
  readonly header: {
    readonly expectSignedIn: (page: Page, username: string) => Promise<void>
    readonly expectSignedOut: (page: Page) => Promise<void>
    readonly signOut: (page: Page) => Promise<void>
  }
}

const dayMs = 24 * 3_600_000
const longestMs = keptDays * dayMs

const otherTab = (page: Page) => page.context().pages()[1] as Page
const announcement = (page: Page, text: string) => page.getByRole('status').getByText(text)

export const sessionJourney: Journey<SessionWorld> = {
  model: sessionModel,
  actions: {
    'log in': async ({ page, member, db, expectConsole }) => {
      if (!(await isEnabled(db, member))) expectConsole(/403 \(Forbidden\).*\/auth\/login$/)
      await goTo(page, '/login')
      await logIn(page, member)
    },
    'close the announcement': ({ page }) => page.getByRole('status').getByRole('button', { name: 'Close' }).click(),
    'wait 5.999 seconds': ({ page }) => page.clock.runFor(5_999),
    'wait another millisecond': ({ page }) => page.clock.runFor(1),
    'reload the page': async ({ page }) => {
      await page.reload()
    },
    'sign out': async ({ page, header, member, db, expectConsole }) => {
      if (!(await isEnabled(db, member))) expectConsole(/401 \(Unauthorized\).*\/auth\/logout$/)
      const answered = page.waitForResponse(/\/auth\/logout$/)
      await header.signOut(page)
      await answered
    },
    'sign out without a connection': async ({ page, site, header, expectConsole }) => {
      expectConsole(/^Failed to fetch approved events$/)
      await site.disconnect()
      const unanswered = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/auth/logout'))
      const logged = page.waitForEvent('console', (message) => message.text() === 'Failed to fetch approved events')
      await header.signOut(page)
      await Promise.all([unanswered, logged])
    },
    'the connection returns': ({ site }) => site.reconnect(),
    'open another tab': async ({ page, site }) => {
      const tab = await page.context().newPage()
      await tab.goto(`${site.url}/#/about`)
    },
    'sign out in the other tab': ({ page, header }) => header.signOut(otherTab(page)),
    'log in in the other tab': async ({ page, member }) => {
      await goTo(otherTab(page), '/login')
      await logIn(otherTab(page), member)
    },
    'wait until the last millisecond of the session': async ({ page }) => {
      await expectCities(page)
      await page.clock.fastForward((await leftMs(page)) - 1)
    },
    'come back after the end of the session': async ({ page, site }) => {
      await page.goto('about:blank')
      // The token was issued a little later than the stopped clock.
      await page.clock.fastForward(longestMs + dayMs)
      await page.goto(`${site.url}/#/add-something-green`)
    },
    'the account is disabled': async ({ db, member }) => {
      await db.updateTable('user').set({ enabled: false }).where('username', '=', member.username).execute()
    },
    'open My listings': ({ page, expectConsole }) => {
      expectConsole(/401 \(Unauthorized\).*\/api\/my\/listings/)
      return goTo(page, '/my-listings')
    },
    'add a listing': async ({ page, expectConsole }) => {
      await fillIn(page, 'shop')
      expectConsole(/401 \(Unauthorized\).*\/api\/shops$/)
      await add(page)
    },
  },
  assertions: {
    signedOut: expectHome,
    signedOutAlone: expectHome,
    welcomed: expectWelcome,
    welcomedStill: expectWelcome,
    signedIn: async (world) => {
      await expect(announcement(world.page, 'Login successful!')).toHaveCount(0)
      await expectMember(world, world.page)
      expect(await isAccepted(world), 'whether the server accepts the token').toBe(true)
    },
    inTwoTabs: async (world) => {
      await expectMember(world, otherTab(world.page))
      await expectMember(world, world.page)
      await expect(world.page).toHaveURL(/#\/add-something-green$/)
    },
    outInBothTabs: async (world) => {
      await expectSignedOut(world, otherTab(world.page))
      await expectSignedOut(world, world.page)
      await expect(world.page).toHaveURL(/#\/login$/)
    },
    lastMoment: (world) => expectMember(world, world.page),
    ended: expectEnd,
    over: async (world) => {
      await expect(world.page).toHaveURL(/#\/login$/)
      await expectSignedOut(world, world.page)
      await expect(announcement(world.page, 'Your session has ended.')).toHaveCount(0)
    },
    disabled: async (world) => {
      await expectMember(world, world.page)
      expect(await isAccepted(world), 'whether the server accepts the token').toBe(false)
    },
    turnedOut: async (world) => {
      await expectEnd(world)
      await expect(world.page).toHaveURL(/#\/login/)
      expect(await ownListings(world), 'listings in the database').toBe(0)
    },
    refused: async (world) => {
      await expect(main(world.page).getByText('This account is disabled.')).toBeVisible()
      await expectSignedOut(world, world.page)
    },
  },
  paths: 7,
}

async function isEnabled(db: SessionWorld['db'], { username }: SessionWorld['member']): Promise<boolean> {
  const { enabled } = await db.selectFrom('user').select('enabled').where('username', '=', username).executeTakeFirstOrThrow()
  return enabled
}

async function expectHome(world: SessionWorld): Promise<void> {
  await expect(world.page).toHaveURL(/#\/$/)
  await expectSignedOut(world, world.page)
}

async function expectWelcome(world: SessionWorld): Promise<void> {
  await expect(announcement(world.page, 'Login successful!')).toBeVisible()
  await expect(world.page).toHaveURL(/#\/add-something-green$/)
  await expectMember(world, world.page)
}

async function expectEnd(world: SessionWorld): Promise<void> {
  await expect(announcement(world.page, 'Your session has ended. Please log in again.')).toBeVisible()
  await expectSignedOut(world, world.page)
}

async function expectMember({ header, member }: SessionWorld, page: Page): Promise<void> {
  await header.expectSignedIn(page, member.username)
  const [token, user] = await storedSession(page)
  expect(JSON.parse(user ?? '')).toEqual({ username: member.username, role: 'ROLE_USER', token })
}

async function expectSignedOut({ header }: SessionWorld, page: Page): Promise<void> {
  await header.expectSignedOut(page)
  expect(await storedSession(page)).toEqual([null, null])
}

function storedSession(page: Page): Promise<(string | null)[]> {
  return page.evaluate(() => [localStorage.getItem('token'), localStorage.getItem('user')])
}

async function ownListings({ db, member }: SessionWorld): Promise<number> {
  const own = db.selectFrom('listing').innerJoin('user', 'user.id', 'listing.author').where('username', '=', member.username)
  return (await own.select('listing.id').execute()).length
}

/** The milliseconds until the token expires, by the browser's clock. */
function leftMs(page: Page): Promise<number> {
  return page.evaluate(() => {
    const { exp } = JSON.parse(atob(localStorage.getItem('token')?.split('.')[1] ?? '')) as { exp: number }
    return exp * 1000 - Date.now()
  })
}

/** Sends a request with the browser's token, because the visible screen makes no request that requires a session. */
async function isAccepted({ page, site }: SessionWorld): Promise<boolean> {
  const [token] = await storedSession(page)
  const { status } = await fetch(`${site.url}/api/my/listings`, { headers: { authorization: `Bearer ${token}` } })
  return status !== 401
}
