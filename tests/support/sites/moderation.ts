/** The browser tests' `test` for moderation: the members' site with content of its own for each test, and signed-in administrators. */
import type { Locator, Page } from '@playwright/test'
import { test as accounts } from './accounts.ts'
import { admin, replaceContent } from './members-site.ts'
import type { SiteContent } from './open-site.ts'
import { pendingListings } from '../listings/pending-listings.ts'
import { main } from '../browser/open-screen.ts'
import { signIn, tokenOf } from '../browser/sign-in.ts'
import { expect } from './visitor.ts'

interface Moderation {
  /** The content of the site; in an object, because Playwright interprets an array as a value with options. */
  siteContent: SiteContent
  /** Signs the administrator in on a page; opens Manage Posts there, or another screen. */
  openAsAdmin: (page: Page, path?: string) => Promise<void>
}

export const test = accounts.extend<Moderation>({
  siteContent: [{ listings: pendingListings }, { option: true }],

  sharedSite: async ({ sharedSite, siteContent }, provide) => {
    await replaceContent(sharedSite.db, siteContent)
    await provide(sharedSite)
  },

  openAsAdmin: async ({ site }, provide) => {
    await provide(async (page, path = '/admin-events') => {
      await signIn(page, admin.username, 'ROLE_ADMIN', await tokenOf(site.url, admin))
      await page.goto(`${site.url}/#${path}`)
      await expect(page.locator('h1')).toBeVisible()
    })
  },
})

/** The item of a listing in the queue, with its line and its card. */
export function itemOf(page: Page, title: string): Locator {
  return main(page).getByRole('listitem').filter({ has: page.locator('h3', { hasText: title }) })
}

/** The card of a listing, which is opened first where the queue is lines. */
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
