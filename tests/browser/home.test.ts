/** The welcome page. Specification, sections 1, 2 and 9. */
import { main, openScreen } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

test.beforeEach(({ page }) => openScreen(page, { path: '/', content: 'Forest walk' }))

test('the banner stands over a landscape of 400 px', async ({ page }) => {
  const banner = main(page).getByText("LET'S MAKE OUR PLANET GREENER", { exact: true })
  await expect(banner).toBeVisible()
  const hero = banner.locator('..')
  expect(await hero.boundingBox()).toMatchObject({ x: 0, height: 400, width: (await page.getByRole('banner').boundingBox())?.width })
})

test('three sentences say what the site is for and lead to its five screens', async ({ page }) => {
  const words = main(page).locator('p').filter({ hasText: /contribute to a greener planet|belongs here|spread the word/ })
  await expect(words).toHaveCount(3)
  const addresses = await words.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses).toEqual(['#/events', '#/volunteer', '#/shop', '#/dine', '#/login'])
})

test('the next five events are shown from today, each once', async ({ page }) => {
  const upcoming = page.getByRole('region', { name: 'Upcoming' })
  const titles = upcoming.getByRole('article').getByRole('heading')
  await expect(titles).toHaveText(['Forest walk', 'Repair café', 'Cleanup of Schinias beach', 'Seed swap week', 'Market stall 1'])
  await expect(upcoming.getByRole('button', { name: 'Filter' })).toHaveCount(0)
  await upcoming.getByRole('link', { name: 'All events' }).click()
  await expect(page).toHaveTitle('Prasino | Events')
})

test('an upcoming event opens on the calendar of its month', async ({ page }) => {
  await page.getByRole('region', { name: 'Upcoming' }).getByRole('link', { name: 'Seed swap week' }).click()
  await expect(page.getByRole('dialog', { name: 'Seed swap week' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: 'October 2026' })).toBeVisible()
})

test('a town leads to its events', async ({ page }) => {
  await page.getByRole('region', { name: 'Events by town' }).getByRole('link', { name: 'Kalamata' }).click()
  await expect(page.getByRole('button', { name: 'Remove Kalamata' })).toBeVisible()
  await page.getByRole('button', { name: 'List view' }).click()
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText(['Olive harvest', 'Olive harvest'])
})
