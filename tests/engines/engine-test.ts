/** The `test` for other engines: a page of WebKit or Firefox, and the sites of the tests in Chromium. */
import { addDays, athensToday, daysBetween } from '../../domain/days/days.ts'
import type { NewListing } from '../../server/store/listing/listings.ts'
import type { Engine } from '../../tools/engine-programs.ts'
import { test as accounts } from '../support/sites/accounts.ts'
import type { OpenedSite } from '../support/sites/open-site.ts'
import type { Make } from '../support/runner/shared.ts'
import { visitorListings, visitorNow } from '../support/listings/visitor-listings.ts'
import type { DrivenBrowser } from './driven-browser.ts'
import { DrivenPage } from './driven-page.ts'
import { startFirefox } from './firefox.ts'
import { startWebkit } from './webkit.ts'

interface Engines {
  engine: Engine
  drivenBrowser: DrivenBrowser
  driven: DrivenPage
  /** Messages on the console that the test causes. */
  expectedMessages: RegExp[]
}

const start = { webkit: startWebkit, firefox: startFirefox } as const

/** The test of members: a site with accounts and mail. */
export const test = accounts.extend<Engines>({
  engine: ['webkit', { option: true }],

  expectedMessages: async ({}, provide) => provide([]),

  drivenBrowser: async ({ engine, expectedMessages }, provide) => {
    const browser = await start[engine]()
    lookedAt('version', browser.version)
    try {
      await provide(browser)
      const messages = await browser.messages()
      const unexpected = messages.filter((message) => !expectedMessages.some((pattern) => pattern.test(message)))
      test.expect.soft(unexpected, 'messages on the console').toEqual([])
    } finally {
      await browser.close()
    }
  },

  driven: async ({ drivenBrowser, sharedSite }, provide) => {
    const page = new DrivenPage(drivenBrowser, sharedSite.url)
    await page.resize(1280)
    await provide(page)
  },
})

/** These engines cannot stop the clock, so the days of the listings are as far from today as they are from their own. */
const delayDays = daysBetween(athensToday(visitorNow), athensToday(new Date()))

const visitorsSite: Make<OpenedSite> = ({ sites }) => sites.open({ listings: visitorListings.map(delayed) })

/** The test of visitors: a site with the listings of the tests in Chromium. */
export const visitorTest = test.extend({
  sharedSite: async ({ shared }, provide) => provide(await shared.get(visitorsSite)),
})

/** A day of the listings of a visitor on the calendar of today. */
export function delayedDay(day: string): string {
  return addDays(day, delayDays)
}

/** The command counts these annotations. */
export function lookedAt(type: 'version' | 'screens × widths' | 'flows', description: string): void {
  test.info().annotations.push({ type, description })
}

function delayed(listing: NewListing): NewListing {
  const { startDate, endDate } = listing
  return { ...listing, ...(startDate && { startDate: delayedDay(startDate) }), ...(endDate && { endDate: delayedDay(endDate) }) }
}
