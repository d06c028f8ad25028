/** The connection to the server is lost and returns, and the site recovers without a reload. Specification, section 8. */
import type { Page } from '@playwright/test'
import { goTo, main } from '../../support/screens.ts'
import { visitorListings } from '../../support/visitor-listings.ts'
import { expect, test as visitorTest } from '../../support/visitor.ts'

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
  await expect(main(page).getByText('The events could not be fetched.', { exact: true })).toBeVisible()
  await site.reconnect()
  await tryAgain(page).click()
  await expect(main(page).getByRole('article')).toHaveCount(5)
})

test('a stopped server is found again after its start', async ({ page, sites, consoleWatch, expectConsole }) => {
  const site = await sites.open({ listings: visitorListings })
  await page.goto(`${site.url}/#/shop`)
  await expect(main(page).getByText('Apple cellar').first()).toBeVisible()
  await goTo(page, '/login')
  await expect(main(page).getByRole('button', { name: 'Login' })).toBeVisible()
  consoleWatch.expectUnansweredRequests()
  expectConsole('Failed to fetch approved shops', 2)
  await site.stop()
  await goTo(page, '/shop?city=Chania')
  const failed = main(page).getByText('Error fetching posts', { exact: true })
  await expect(failed).toBeVisible()
  const fetched = page.waitForRequest(/\/api\/shops/)
  await tryAgain(page).click()
  await fetched
  await expect(failed).toBeVisible()
  await site.start()
  await tryAgain(page).click()
  await expect(main(page).getByText('Apple cellar').first()).toBeVisible()
})
