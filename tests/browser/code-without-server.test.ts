/** Screens, menus and the calendar open for the first time while the server is stopped. */
import { bars, period } from '../support/calendar.ts'
import { openWithAllCode } from '../support/loaded-code.ts'
import { goTo, main } from '../support/screens.ts'
import { stopClock } from '../support/stopped-clock.ts'
import { visitorNow } from '../support/visitor-listings.ts'
import { expect, test } from '../support/visitor.ts'

test.skip(({ isMobile }) => isMobile, 'the same on both')

const eventsFailed = 'Failed to fetch approved events'

test('screens open for the first time without the server', async ({ page, site, expectConsole }) => {
  expectConsole(eventsFailed)
  expectConsole('Failed to fetch approved dine')
  await openWithAllCode(page)
  await site.stop()
  for (const [path, title] of [['/about', 'About Us'], ['/dine', 'Dine'], ['/events', 'Events'], ['/social', 'Social Media']] as const) {
    await goTo(page, path)
    await expect(page).toHaveTitle(`Prasino | ${title}`)
  }
})

test('the calendar, its events and the menus open for the first time without the server', async ({ page, site, expectConsole }) => {
  expectConsole(eventsFailed)
  expectConsole(/^Failed to fetch cities/)
  await openWithAllCode(page)
  await main(page).getByRole('link', { name: 'Repair café' }).click()
  const modal = page.getByRole('dialog', { name: 'Repair café' })
  await expect(modal).toBeVisible()
  await page.goBack()
  await expect(main(page).getByRole('link', { name: 'Repair café' })).toBeVisible()
  await site.stop()
  await goTo(page, '/events')
  await expect(period(page)).toHaveText('October 2026')
  await page.getByRole('button', { name: 'Filter' }).click()
  await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
})

test.describe('before the code of the other screens is loaded', () => {
  test.use({ now: null })

  // With a stopped clock the browser is never idle, and does not load the code of other screens.
  test.beforeEach(({ page }) => stopClock(page, visitorNow))

  test('a screen that cannot be fetched shows a button to try again', async ({ page, site, expectConsole }) => {
    expectConsole(/^Error: Unable to preload|^TypeError: Failed to fetch dynamically imported module/)
    await page.goto('/#/')
    await expect(main(page).getByRole('article')).toHaveCount(5)
    await site.stop()
    await goTo(page, '/about')
    await expect(main(page).getByRole('heading', { name: 'Something went wrong.' })).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible()
    await site.start()
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(page).toHaveTitle('Prasino | About Us')
  })

  test('a menu that cannot be fetched shows a message, and opens after the page is reloaded', async ({ page, site, expectConsole }) => {
    expectConsole(/^Failed to fetch cities/)
    await page.goto('/#/volunteer')
    await expect(main(page).getByRole('article')).toHaveCount(10)
    await site.stop()
    await page.getByRole('button', { name: 'Filter' }).click()
    const notice = page.getByRole('alert')
    await expect(notice).toContainText('A part of this page could not be fetched.')
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(main(page).getByRole('article')).toHaveCount(10)
    await site.start()
    await notice.getByRole('button', { name: 'Try again' }).click()
    await expect(notice).toHaveCount(0)
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page.getByRole('dialog', { name: 'Filter' })).toBeVisible()
  })

  test('the calendar opens after its events are fetched again', async ({ page, site, expectConsole }) => {
    expectConsole(eventsFailed)
    await page.goto('/#/events?mode=list')
    await expect(main(page).getByRole('article')).toHaveCount(10)
    await site.stop()
    await page.getByRole('button', { name: 'Calendar view' }).click()
    await expect(main(page).getByText('The events could not be fetched.')).toBeVisible()
    await expect(main(page).getByText('Loading events...')).toBeVisible()
    await site.start()
    await main(page).getByRole('button', { name: 'Try again' }).click()
    await expect(bars(page, 'Forest walk')).toBeVisible()
  })
})
