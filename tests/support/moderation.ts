/** The browser tests' `test` for moderation: a separate site for each test, with signed-in administrators. */
import type { Locator, Page } from '@playwright/test'
import { mailServer } from './accounts.ts'
import type { SiteOptions } from './open-site.ts'
import { main } from './screens.ts'
import type { Make } from './shared.ts'
import { signIn, tokenOf } from './sign-in.ts'
import type { SiteProcess } from './site-process.ts'
import { expect, test as base } from './visitor.ts'
import { pendingListings } from './pending-listings.ts'

interface Moderation {
  /** The listings of the site; in an object, because Playwright interprets an array as a value with options. */
  siteContent: Pick<SiteOptions, 'listings' | 'prepare'>
  /** Signs the administrator in on a page; opens Manage Posts there, or another screen. */
  openAsAdmin: (page: Page, path?: string) => Promise<void>
}

/** The administrator that every site of these tests has. */
export const admin = { username: 'petros', email: 'petros@private.test', password: 'private-olives-and-oregano' }

export const adminEnvironment = {
  ADMIN_USERNAME: admin.username, ADMIN_EMAIL: admin.email, ADMIN_PASSWORD: admin.password, RATE_LIMIT_SCALE: '1000',
}

/** For tests that change nothing on the site; it sends mails. */
export const moderatedSite: Make<SiteProcess> = async ({ sites, get }) => {
  const { url } = await get(mailServer)
  return sites.open({ listings: [], environment: { ...adminEnvironment, SMTP_URL: url } })
}

export const test = base.extend<Moderation>({
  // Sessions use the real time of the server.
  now: null,

  siteContent: [{ listings: pendingListings }, { option: true }],

  site: async ({ sites, siteContent, consoleWatch }, provide) => {
    const site = await sites.open({ ...siteContent, environment: adminEnvironment })
    const stop = () => {
      consoleWatch.expectStoppedServer()
      return site.stop()
    }
    await provide({ ...site, stop })
    await site.close()
    expect(site.log(), 'warnings of the server').toBe('')
  },

  openAsAdmin: async ({ site }, provide) => {
    const token = await tokenOf(site.url, admin)
    await provide(async (page, path = '/admin-events') => {
      await signIn(page, admin.username, 'ROLE_ADMIN', token)
      await page.goto(`${site.url}/#${path}`)
      await expect(page.locator('h1')).toBeVisible()
    })
  },
})

/** The item of a listing in the queue, with its line and its card. */
export function itemOf(page: Page, title: string): Locator {
  return main(page).getByRole('listitem').filter({ has: page.locator('h3', { hasText: title }) })
}

/** The card of a listing: on wide screens it has to be opened first. */
export async function openCard(page: Page, title: string): Promise<Locator> {
  const line = itemOf(page, title).locator('[data-row]')
  await line.waitFor({ state: 'attached' })
  if (await line.isVisible()) await line.click()
  const card = itemOf(page, title).getByRole('article')
  await expect(card).toBeVisible()
  return card
}

/** The titles in the queue, in its order. */
export function titles(page: Page): Locator {
  return main(page).locator('[data-card] h3')
}

/** The line above the list. */
export function summary(page: Page): Locator {
  return main(page).getByRole('status').first()
}
