/** The browser tests' `test`: a visitor with the real server, a stopped clock, and a console that must stay empty. */
import { test as base, expect, type BrowserContext, type Page } from '@playwright/test'
import { ConsoleWatch, type ExpectedMessage } from '../runner/console-watch.ts'
import type { OpenedSite, SiteDatabase, Sites } from './open-site.ts'
import { startSharing, type Make, type Shared } from '../runner/shared.ts'
import { visitorListings, visitorNow } from '../listings/visitor-listings.ts'

interface Visitor {
  /** The time of the visit; null for the real time. */
  now: Date | null
  /** Whether the browser context is shared with other tests; not for a test that stops the clock or depends on the cache. */
  isContextKept: boolean
  /** Opens the browser context of one more person. */
  openContext: () => Promise<BrowserContext>
  consoleWatch: ConsoleWatch
  /** Expects the page to log this text, the given number of times. */
  expectConsole: (text: ExpectedMessage, times?: number) => void
  sites: Sites
  /** The site that tests of one worker share. */
  sharedSite: OpenedSite
  site: ReachedSite
  db: SiteDatabase
  /** Opens an address such as `/events?view=week` and waits for the heading. */
  visit: (path: string) => Promise<void>
  /** Another user with a separate browser context. */
  anotherVisitor: () => Promise<Page>
}

/** A site that other tests use too: it cannot be stopped, but it can be out of reach. */
export interface ReachedSite extends Pick<OpenedSite, 'url' | 'freeze' | 'resume'> {
  /** Ends the connection of all visitors: as for a visitor of a stopped server, requests fail at once. */
  disconnect(): Promise<void>
  reconnect(): Promise<void>
}

interface Worker {
  shared: Shared
}

// oxlint-disable-next-line eslint-js/no-restricted-syntax -- a browser test imports `test` and `expect` from one file, as in Playwright
export { expect }

const visitorsSite: Make<OpenedSite> = ({ sites }) => sites.open({ listings: visitorListings })

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

  site: async ({ sharedSite, consoleWatch, browser }, provide) => {
    const logLengthBefore = sharedSite.log().length
    let isOffline = false
    const setOffline = async (offline: boolean) => {
      isOffline = offline
      await Promise.all(browser.contexts().map((context) => context.setOffline(offline)))
    }
    await provide({
      ...sharedSite,
      disconnect() {
        consoleWatch.expectUnansweredRequests()
        return setOffline(true)
      },
      reconnect: () => setOffline(false),
    })
    sharedSite.resume()
    if (isOffline) await setOffline(false)
    expect(sharedSite.log().slice(logLengthBefore), 'warnings of the server').toBe('')
  },

  db: async ({ sharedSite }, provide) => provide(sharedSite.db),

  baseURL: async ({ site }, provide) => provide(site.url),

  isContextKept: [true, { option: true }],

  openContext: async ({ browser, shared, site, consoleWatch, now, viewport, locale, isContextKept }, provide) => {
    const ends: (() => Promise<void>)[] = []
    const make = async () => {
      const context = await browser.newContext()
      if (now) await context.clock.setFixedTime(now)
      return context
    }
    await provide(async () => {
      const key = JSON.stringify([ends.length, site.url, now, viewport, locale])
      const kept = isContextKept ? await shared.contexts.open(key, `${site.url}/robots.txt`, make) : null
      const context = kept?.context ?? (await make())
      const stopListening = consoleWatch.listenTo(context)
      ends.push(async () => {
        await (kept ? kept.reset() : context.close())
        stopListening()
      })
      return context
    })
    for (const end of ends) await end()
  },

  context: async ({ openContext }, provide) => provide(await openContext()),

  anotherVisitor: async ({ openContext }, provide) => provide(async () => (await openContext()).newPage()),

  visit: async ({ page }, provide) => {
    await provide(async (path) => {
      await page.goto(`/#${path}`)
      // The element is not found by role, since an open modal removes the page behind it from the accessibility tree.
      await expect(page.locator('h1')).toBeVisible()
      await expect(page.locator('#root')).not.toHaveAttribute('data-first-view')
    })
  },
})
