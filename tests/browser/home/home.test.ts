/** The home screen. Specification, sections 1, 2 and 9. */
import type { Page } from '@playwright/test'
import { failureWords } from '../../support/browser/failure-words.ts'
import { goTo, main, openScreen } from '../../support/browser/open-screen.ts'
import { event } from '../../support/listings/visitor-listings.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test.beforeEach(({ page }) => openScreen(page, { path: '/', content: 'Forest walk' }))

test('the banner is above a landscape of 400 px, and three sentences link to the five screens', async ({ page }) => {
  const banner = main(page).getByText("LET'S MAKE OUR PLANET GREENER", { exact: true })
  await expect(banner).toBeVisible()
  const hero = banner.locator('..')
  expect(await hero.boundingBox()).toMatchObject({ x: 0, height: 400, width: (await page.getByRole('banner').boundingBox())?.width })

  const words = main(page).locator('p').filter({ hasText: /contribute to a greener planet|belongs here|spread the word/ })
  await expect(words).toHaveCount(3)
  const addresses = await words.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['#/events', '#/volunteer', '#/shop', '#/dine', '#/login'])
})

test('events can be chosen by time and by town in the first view @phone', async ({ page }) => {
  await expect(page.getByRole('link', { name: 'This weekend' })).toBeInViewport({ ratio: 1 })
  await expect(towns(page).first()).toBeInViewport({ ratio: 1 })
})

test('the next five events from today are shown, each once', async ({ page }) => {
  const upcoming = page.getByRole('region', { name: 'Upcoming' })
  const titles = upcoming.getByRole('article').getByRole('heading')
  await expect(titles).toHaveText(['Forest walk', 'Repair café', 'Cleanup of Schinias beach', 'Seed swap week', 'Market stall 1'])
  await expect(upcoming.getByRole('button', { name: 'Filter' })).toHaveCount(0)
  await upcoming.getByRole('link', { name: 'All events' }).click()
  await expect(page).toHaveTitle('Prasino | Events')
})

test('an upcoming event opens in the calendar of its month, and search engines and other tabs its page', async ({ page, site }) => {
  const link = page.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: 'Seed swap week' })
  const address = await link.getAttribute('href')
  expect(address).toMatch(new RegExp(`^${site.url}/events/\\d+$`))
  expect(await (await page.request.get(String(address))).text()).toContain('<h1 lang="en">Seed swap week</h1>')
  await link.click()
  await expect(page.getByRole('dialog', { name: 'Seed swap week' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible()
})

const towns = (page: Page) => page.getByRole('region', { name: 'Events by city' }).getByRole('link')

test('the towns with the most upcoming events link to their events, the highest number first', async ({ page }) => {
  await expect(towns(page)).toHaveText(['Athens', 'Ioannina', 'Kalamata', 'Patras', 'Thessaloniki', 'Volos'])

  await towns(page).filter({ hasText: 'Kalamata' }).click()
  await expect(page.getByRole('button', { name: 'Remove Kalamata' })).toBeVisible()
  await expect(main(page).getByRole('status')).toHaveText('1 event')
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText(['Olive harvest', 'Olive harvest'])
})

test('the towns fill the space of their placeholders', async ({ page, sites }) => {
  const names = ['Athens', 'Alexandroupoli', 'Chania', 'Heraklion', 'Ioannina', 'Kalamata', 'Patras', 'Rhodes', 'Thessaloniki', 'Volos']
  const listings = names.map((city) => event(`Walk in ${city}`, { city, startDate: '2026-10-09' }))
  const site = await sites.open({ listings })
  await page.goto(`${site.url}/#/about`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  site.freeze()
  await goTo(page, '/')
  const region = page.getByRole('region', { name: 'Events by city' })
  await expect(region).toHaveAttribute('aria-busy', 'true')
  const kept = await region.boundingBox()
  site.resume()
  await expect(towns(page)).toHaveCount(names.length)
  expect((await region.boundingBox())?.height).toBe(kept?.height)
  // No name breaks inside.
  await page.setViewportSize({ width: 768, height: 800 })
  const heights = await towns(page).evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height))
  expect(heights).toEqual(names.map(() => 44))
})

test('the towns are omitted if they cannot be fetched', async ({ page, site, expectConsole }) => {
  await goTo(page, '/about')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('About Us')
  expectConsole('Failed to fetch approved events')
  await site.disconnect()
  await goTo(page, '/')
  await expect(main(page).getByText(failureWords('The events could not be fetched.'))).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Events by city' })).toHaveCount(0)
})

test('the towns are omitted on a site without listings', async ({ page, sites }) => {
  const { url } = await sites.open({ listings: [] })
  await page.goto(url)
  await expect(main(page).getByText('No upcoming events.', { exact: true })).toBeVisible()
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(page.getByRole('heading', { name: 'Events by city' })).toHaveCount(0)
})
