/** The browser tests' `test`: a visitor before the real server, on a day that stands still, with a console that keeps quiet. */
import { test as base, expect, type Page } from '@playwright/test'
import { ConsoleWatch, type Announcement } from './console-watch.ts'
import type { Sites } from './open-site.ts'
import { startSharing, type Make, type Shared } from './shared.ts'
import type { SiteProcess } from './site-process.ts'
import { visitorListings, visitorNow } from './visitor-listings.ts'

interface Visitor {
  /** When the visitor looks; null for the machine's own clock. */
  now: Date | null
  consoleWatch: ConsoleWatch
  /** Announces a text that the page is going to log, so many times. */
  expectConsole: (text: Announcement, times?: number) => void
  sites: Sites
  /** The site of all tests that change nothing of the others'. */
  sharedSite: SiteProcess
  /** The site with the visitor's listings; it may be stopped, and runs again for the next test. */
  site: SiteProcess
  /** Opens an address such as `/events?view=week`, and waits for its heading. */
  visit: (path: string) => Promise<void>
  /** Another person with a browser of their own. */
  anotherVisitor: () => Promise<Page>
}

interface Worker {
  shared: Shared
}

export { expect }

const visitorsSite: Make<SiteProcess> = ({ sites }) => sites.open({ listings: visitorListings })

export const test = base.extend<Visitor, Worker>({
  now: [visitorNow, { option: true }],

  shared: [
    async ({}, provide) => {
      const { end, ...shared } = await startSharing()
      await provide(shared)
      await end()
    },
    { scope: 'worker' },
  ],

  sites: async ({ shared }, provide) => provide(shared.sites),

  sharedSite: async ({ shared }, provide) => provide(await shared.get(visitorsSite)),

  consoleWatch: async ({}, provide) => {
    const watch = new ConsoleWatch()
    await provide(watch)
    expect(watch.surprises(), 'on the console').toEqual({ unannounced: [], unsaid: [] })
  },

  expectConsole: async ({ consoleWatch }, provide) => provide((text, times = 1) => consoleWatch.expect(text, times)),

  site: async ({ sharedSite, consoleWatch }, provide) => {
    const saidBefore = sharedSite.log().length
    await provide({
      ...sharedSite,
      stop() {
        consoleWatch.serverGoesAway()
        return sharedSite.stop()
      },
    })
    sharedSite.goOn()
    await sharedSite.start()
    expect(sharedSite.log().slice(saidBefore), 'what the server warns of').toBe('')
  },

  baseURL: async ({ site }, provide) => provide(site.url),

  context: async ({ context, consoleWatch, now }, provide) => {
    consoleWatch.listenTo(context)
    if (now) await context.clock.setFixedTime(now)
    await provide(context)
  },

  visit: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.goto(`/#${path}`)
      // Not by its role: an address that opens a modal takes the page behind it out of the accessibility tree.
      await expect(page.locator('h1')).toBeVisible()
    })
  },

  anotherVisitor: async ({ browser, consoleWatch, now }, provide) => {
    await provide(async () => {
      const context = await browser.newContext()
      consoleWatch.listenTo(context)
      if (now) await context.clock.setFixedTime(now)
      return context.newPage()
    })
  },
})
