/** The connection to the server is lost and returns, and the site recovers without a reload. Specification, section 8. */
import type { Page } from '@playwright/test'
import { bars } from '../../support/browser/calendar.ts'
import { cacheCode } from '../../support/browser/cached-code.ts'
import { failureWords } from '../../support/browser/failure-words.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { visitorListings } from '../../support/listings/visitor-listings.ts'
import { expect, test as visitorTest } from '../../support/sites/visitor.ts'

const test = visitorTest.extend<{ oneDocument: undefined }>({
  oneDocument: [
    async ({ page }, provide) => {
      let documents = 0
      page.on('domcontentloaded', () => documents++)
      await provide(undefined)
      expect(documents, 'the number of loaded documents').toBeLessThanOrEqual(1)
    },
    { auto: true },
  ],
})
const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' })

test('home shows everything except the upcoming events', async ({ page, site, visit, expectConsole }) => {
  expectConsole('Failed to fetch approved events')
  await visit('/login')
  await site.disconnect()
  await goTo(page, '/')
  await expect(main(page).getByText("LET'S MAKE OUR PLANET GREENER")).toBeVisible()
  await expect(main(page).getByText(failureWords('The events could not be fetched.'))).toBeVisible()
  await site.reconnect()
  await expect(main(page).getByRole('article')).toHaveCount(5)
  await expect(tryAgain(page)).toHaveCount(0)
})

test('a stopped server is found again after its start', async ({ page, sites, consoleWatch, expectConsole }) => {
  const site = await sites.open({ listings: visitorListings })
  await page.goto(`${site.url}/#/shop`)
  // The page shows texts of the list before the app, which fetches the code of the screen.
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  await expect(main(page).getByText('Apple cellar').first()).toBeVisible()
  await goTo(page, '/login')
  await expect(main(page).getByRole('button', { name: 'Login' })).toBeVisible()
  consoleWatch.expectUnansweredRequests()
  expectConsole('Failed to fetch approved shops', 2)
  await site.stop()
  await goTo(page, '/shop?city=Chania')
  const failed = main(page).getByText(failureWords('Error fetching posts'))
  await expect(failed).toBeVisible()
  const fetched = page.waitForRequest(/\/api\/shops/)
  await tryAgain(page).click()
  await fetched
  await expect(failed).toBeVisible()
  await site.start()
  await expect(main(page).getByText('Apple cellar').first()).toBeVisible({ timeout: 15_000 })
})

test('what nobody answered is read once the browser is online, and what is typed stays', async ({ page, site, visit, expectConsole }) => {
  expectConsole('Failed to fetch approved events')
  await visit('/search?q=jar')
  await cacheCode(page)
  // The browser's own cache has the list of one type, in which a search would find nothing.
  await page.evaluate(async () => (await fetch('api/shops/approved')).text())
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await site.disconnect()
  await goTo(page, '/search?q=walk')
  await expect(tryAgain(page)).toBeVisible()
  await site.reconnect()
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expect(main(page).getByRole('searchbox')).toHaveValue('walk')

  await site.disconnect()
  await goTo(page, '/events')
  await expect(main(page).getByText(failureWords('The events could not be fetched.'))).toBeVisible()
  await site.reconnect()
  await expect(main(page).getByText(failureWords('The events could not be fetched.'))).toHaveCount(0)
  await expect(bars(page, 'Forest walk').first()).toBeVisible()

  // The server answers other requests, but not that of the list.
  await page.route(/\/api\/shops/, (route) => route.fulfill({ status: 500, json: { type: 'about:blank', status: 500 } }))
  asked.length = 0
  expectConsole('Failed to fetch approved shops')
  expectConsole(/500 \(Internal Server Error\)/)
  await goTo(page, '/shop')
  await expect(main(page).getByText('Error fetching posts', { exact: true })).toBeVisible()
  await page.evaluate(() => window.dispatchEvent(new Event('online')))
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)))
  expect(asked.filter((path) => path.startsWith('/health/') || path.startsWith('/api/shops'))).toHaveLength(1)
})
