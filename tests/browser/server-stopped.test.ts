/** The server is stopped and started again, and the site recovers without a reload. Specification, section 8. */
import type { Page } from '@playwright/test'
import { bars, period, step } from '../support/calendar.ts'
import { goTo, main, openScreen } from '../support/screens.ts'
import { expect, test as visitorTest } from '../support/visitor.ts'

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

test.skip(({ isMobile }) => isMobile, 'the same on both')

const tryAgain = (page: Page) => main(page).getByRole('button', { name: 'Try again' })
const eventsFailed = 'Failed to fetch approved events'
const eventsMissing = (page: Page) => main(page).getByText('The events could not be fetched.', { exact: true })

const lists = [
  { path: '/volunteer', name: 'volunteers', content: 'Bird count 01' },
  { path: '/shop', name: 'shops', content: 'Apple cellar' },
  { path: '/dine', name: 'dine', content: 'Raw & ripe' },
] as const

for (const { path, name, content } of lists) {
  test(`${path} shows a failure, with a button to try again`, async ({ page, site, expectConsole }) => {
    expectConsole(`Failed to fetch approved ${name}`, 2)
    await openScreen(page, { path, content })
    await goTo(page, '/login')
    await site.stop()
    await goTo(page, path)
    const failed = main(page).getByText('Error fetching posts', { exact: true })
    await expect(failed).toBeVisible()
    await tryAgain(page).click()
    await expect(failed).toBeVisible()
    await site.start()
    await tryAgain(page).click()
    await expect(main(page).getByText(content).first()).toBeVisible()
  })
}

test('the list of events shows a failure in one line, and logs it', async ({ page, site, visit, expectConsole }) => {
  expectConsole(eventsFailed, 2)
  await visit('/events?mode=list')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  await site.stop()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(eventsMissing(page)).toBeVisible()
  await expect(main(page).getByRole('article')).toHaveCount(0)
  await tryAgain(page).click()
  await expect(eventsMissing(page)).toBeVisible()
  await site.start()
  await tryAgain(page).click()
  await expect(main(page).getByRole('article')).toHaveCount(10)
})

test('the calendar changes the month without events, and fetches them again on demand', async ({ page, site, visit, expectConsole }) => {
  expectConsole(eventsFailed)
  await visit('/events')
  await expect(bars(page, 'Forest walk')).toBeVisible()
  await site.stop()
  await step(page, 'Next').click()
  await expect(period(page)).toHaveText('November 2026')
  await expect(eventsMissing(page)).toBeVisible()
  await site.start()
  await tryAgain(page).click()
  await expect(bars(page, 'Olive harvest')).toBeVisible()
  await expect(eventsMissing(page)).toHaveCount(0)
})

test('home shows everything except the upcoming events', async ({ page, site, visit, expectConsole }) => {
  expectConsole(eventsFailed)
  await visit('/login')
  await site.stop()
  await goTo(page, '/')
  await expect(main(page).getByText("LET'S MAKE OUR PLANET GREENER")).toBeVisible()
  await expect(eventsMissing(page)).toBeVisible()
  await site.start()
  await tryAgain(page).click()
  await expect(main(page).getByRole('article')).toHaveCount(5)
})

test('an event in the address can be fetched again', async ({ page, site, visit }) => {
  await visit('/events')
  await bars(page, 'Repair café').click()
  const address = new URL(page.url()).hash.slice(1)
  await page.getByRole('dialog').getByText('Close', { exact: true }).click()
  await bars(page, 'Seed swap week').click()
  await site.stop()
  await goTo(page, address)
  const modal = page.getByRole('dialog')
  await expect(modal).toContainText('The event could not be fetched.')
  await site.start()
  await modal.getByRole('button', { name: 'Try again' }).click()
  await expect(modal).toHaveAccessibleName('Repair café')
})

test('the cities of the filter can be fetched again', async ({ page, site, visit, expectConsole }) => {
  expectConsole(/^Failed to fetch cities/)
  // The code of the menu is loaded when the browser is idle.
  const code = page.waitForResponse(/filter-popover-[^/]+\.js$/)
  await visit('/shop')
  const filter = page.getByRole('button', { name: 'Filter' })
  await (await code).finished()
  await site.stop()
  await filter.click()
  const menu = page.getByRole('dialog', { name: 'Filter' })
  await expect(menu).toContainText('The cities could not be fetched.')
  await site.start()
  await menu.getByRole('button', { name: 'Try again' }).click()
  await expect(menu.getByRole('checkbox', { name: 'Athens' })).toBeVisible()
})
