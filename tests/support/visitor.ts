/** The browser tests' `test`: a visitor with the real server, a stopped clock, and a console that must stay empty. */
import { test as base, expect, type Page } from '@playwright/test'
import { ConsoleWatch, type ExpectedMessage } from './console-watch.ts'
import type { Sites } from './open-site.ts'
import { startSharing, type Make, type Shared } from './shared.ts'
import type { SiteProcess } from './site-process.ts'
import { visitorListings, visitorNow } from './visitor-listings.ts'

interface Visitor {
  /** The time of the visit; null for the real time. */
  now: Date | null
  consoleWatch: ConsoleWatch
  /** Expects the page to log this text, the given number of times. */
  expectConsole: (text: ExpectedMessage, times?: number) => void
  sites: Sites
  /** The site that tests share if they change nothing on it. */
  sharedSite: SiteProcess
  /** The site with the visitor's listings; a test may stop it, and it is started again for the next one. */
  site: SiteProcess
  /** Opens an address such as `/events?view=week` and waits for the heading. */
  visit: (path: string) => Promise<void>
  /** Another user with a separate browser context. */
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
    expect(watch.differences(), 'messages on the console').toEqual({ unexpected: [], missing: [] })
  },

  expectConsole: async ({ consoleWatch }, provide) => provide((text, times = 1) => consoleWatch.expect(text, times)),

  site: async ({ sharedSite, consoleWatch }, provide) => {
    const logLengthBefore = sharedSite.log().length
    await provide({
      ...sharedSite,
      stop() {
        consoleWatch.expectStoppedServer()
        return sharedSite.stop()
      },
    })
    sharedSite.resume()
    await sharedSite.start()
    expect(sharedSite.log().slice(logLengthBefore), 'warnings of the server').toBe('')
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
      // Not by role: an open modal removes the page behind it from the accessibility tree.
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
