/** The filter by cities and tags. Specification, sections 2, 4 and 9. */
import type { Page } from '@playwright/test'
import { apply, chips, chooseCity, city, menu, openFilter, tag } from '../../support/browser/filter-menu.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const summary = (page: Page) => main(page).getByRole('status')
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading')

async function filterVolunteering(page: Page) {
  await openFilter(page)
  await chooseCity(page, 'Athens')
  await chooseCity(page, 'Heraklion')
  await tag(page, 'Birds').check()
  await apply(page)
}

test('two cities and a tag match listings with one of the cities and the tag', async ({ page, visit }) => {
  await visit('/volunteer')
  await filterVolunteering(page)
  await expect(summary(page)).toHaveText('7 posts')
  await expect(titles(page)).toHaveText(['03', '06', '09', '12', '15', '18', '21'].map((number) => `Bird count ${number}`))
  await expect(chips(page)).toHaveText(['Athens', 'Heraklion', 'Birds'])
  await expect(page).toHaveURL(/#\/volunteer\?city=Athens&city=Heraklion&tag=Birds$/)
})

test('a filter has one or several tags and opens page 1', async ({ page, visit }) => {
  await visit('/volunteer?page=2')
  await openFilter(page)
  await chooseCity(page, 'Athens')
  await apply(page)
  await expect(page).toHaveURL(/#\/volunteer\?city=Athens$/)
  await expect(page.getByText('Page 1 of 2', { exact: true })).toBeVisible()
  await expect(titles(page).first()).toHaveText('Bird count 01')

  await openFilter(page)
  await tag(page, 'Education').check()
  await tag(page, 'Wildlife').check()
  await apply(page)
  await expect(summary(page)).toHaveText('12 posts')
})

test('removing a chip removes its part of the filter, also from page 2', async ({ page, visit }) => {
  await visit('/volunteer?city=Athens&city=Heraklion&tag=Education&page=2')
  await expect(summary(page)).toHaveText('16 posts')
  await page.getByRole('button', { name: 'Remove Heraklion' }).click()
  await expect(summary(page)).toHaveText('8 posts')
  await expect(page).toHaveURL(/#\/volunteer\?city=Athens&tag=Education$/)
  await page.getByRole('button', { name: 'Remove Education' }).click()
  await expect(summary(page)).toHaveText('12 posts')
  await page.getByRole('button', { name: 'Remove Athens' }).click()
  await expect(summary(page)).toHaveText('23 posts')
  await expect(chips(page)).toHaveCount(0)
})

test('a filtered address can be shared, and Back removes the filter', async ({ page, visit, anotherVisitor, site }) => {
  await visit('/volunteer')
  await filterVolunteering(page)
  await expect(summary(page)).toHaveText('7 posts')
  const other = await anotherVisitor()
  await other.goto(page.url())
  await expect(summary(other)).toHaveText('7 posts')
  await expect(chips(other)).toHaveText(['Athens', 'Heraklion', 'Birds'])
  expect(page.url()).toContain(site.url)
  await page.goBack()
  await expect(summary(page)).toHaveText('23 posts')
})

test('the menu lists the tags of the type, and finds a city by its name in any language', async ({ page, visit }) => {
  await visit('/dine')
  await openFilter(page)
  expect((await menu(page).boundingBox())?.width).toBeGreaterThanOrEqual(250)
  const tags = menu(page).getByRole('group', { name: 'Tags' }).getByRole('listitem')
  await expect(tags).toHaveText(['Vegan1', 'Vegetarian0', 'Plant-Based1', 'Raw1', 'Other0'])
  await menu(page).getByRole('searchbox', { name: 'Search cities and regions' }).fill('θεσσ')
  await expect(menu(page).getByRole('group', { name: 'City' }).getByRole('listitem')).toHaveText([
    'Thessaloniki0', 'Thessaloniki prefecture0', 'Thessaly0', 'Thesprotia0',
  ])
  await menu(page).getByRole('searchbox', { name: 'Search cities and regions' }).fill('Atlantis')
  await expect(menu(page).getByText('No city is called “Atlantis”.')).toBeVisible()
})

test('Enter in the search chooses the first result, and does not apply the filter', async ({ page, visit }) => {
  await visit('/volunteer')
  await openFilter(page)
  const search = menu(page).getByRole('searchbox', { name: 'Search cities and regions' })
  await search.fill('her')
  await search.press('Enter')
  await expect(city(page, 'Heraklion')).toBeChecked()
  await expect(menu(page).getByText('Heraklion is chosen.')).toBeAttached()
  await search.press('Enter')
  await expect(city(page, 'Heraklion')).toBeChecked()
  await search.fill('Atlantis')
  await search.press('Enter')
  await expect(menu(page)).toBeVisible()
  await search.fill('')
  await search.press('Enter')
  await expect(menu(page)).toBeHidden()
  await expect(chips(page)).toHaveText(['Heraklion'])
})

test('the filter of the events applies to calendar and list', async ({ page, visit }) => {
  await visit('/events?mode=list&date=2026-10-12')
  await openFilter(page)
  await chooseCity(page, 'Athens')
  await chooseCity(page, 'Thessaloniki')
  await tag(page, 'Workshop').check()
  await apply(page)
  await expect(titles(page)).toHaveText(new Array<string>(5).fill('Seed swap week'))
  await page.getByRole('button', { name: 'Calendar view' }).click()
  await expect(chips(page)).toHaveText(['Athens', 'Thessaloniki', 'Workshop'])
  await expect(main(page).getByText('Seed swap week').first()).toBeVisible()
  await expect(main(page).getByText('Forest walk')).toHaveCount(0)
})

test('a list can be filtered at 200 % zoom', async ({ page, visit }) => {
  await page.setViewportSize({ width: 640, height: 360 })
  await visit('/volunteer')
  await openFilter(page)
  expect((await menu(page).boundingBox())?.height).toBe(360)
  expect(await scrolled(page)).toBe(1)
  await tag(page, 'Birds').check()
  await apply(page)
  await expect(summary(page)).toHaveText('7 posts')
})

test('on a wide screen towns have more room than tags, and both scroll together', async ({ page, visit }) => {
  await visit('/volunteer')
  await openFilter(page)
  const [towns, tags] = await Promise.all(['City', 'Tags'].map((name) => menu(page).getByRole('group', { name }).boundingBox()))
  expect(towns?.width).toBeGreaterThan(350)
  expect(tags?.width).toBeGreaterThan(200)
  expect(await scrolled(page)).toBe(1)
})

test('a city of an address is found by what people call it, and one that does not exist is said', async ({
  page, visit, expectConsole,
}) => {
  await visit('/volunteer?city=Ηρακλείου&tag=Birds')
  await expect(chips(page)).toHaveText(['Heraklion', 'Birds'])
  await expect(titles(page).first()).toHaveText('Bird count 06')
  await goTo(page, '/volunteer?city=Foo&city=Iraklion&region=atlantis')
  await expect(main(page).getByText('No city is called “Foo”, so the filter leaves it out.')).toBeVisible()
  await expect(main(page).getByText('No region is called “atlantis”, so the filter leaves it out.')).toBeVisible()
  await expect(chips(page)).toHaveText(['Heraklion'])
  await expect(titles(page).first()).toBeVisible()
  // The page asks for its list before it knows the cities.
  expectConsole(/400/)
  await page.reload()
  await expect(main(page).getByText('No city is called “Foo”, so the filter leaves it out.')).toBeVisible()
  await expect(titles(page).first()).toBeVisible()
  await chips(page).click()
  await expect(page).toHaveURL(/#\/volunteer$/)
  await expect(main(page).getByText('No city is called')).toHaveCount(0)
  await goTo(page, '/events?city=Foo')
  await expect(main(page).getByText('No city is called “Foo”, so the filter leaves it out.')).toBeVisible()
  await expect(main(page).getByRole('grid')).toBeVisible()
})

/** The number of parts of the menu that scroll. */
function scrolled(page: Page): Promise<number> {
  return menu(page).evaluate((element) =>
    [...element.querySelectorAll('*')].filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY) && part.scrollHeight > part.clientHeight + 1).length)
}
