/** What screens say while the server takes its time. Specification, section 2. */
import { goTo, main, openScreen } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

test.skip(({ isMobile }) => isMobile, 'the same on both')

for (const [path, content] of [['/volunteer', 'Bird count 01'], ['/shop', 'Apple cellar'], ['/dine', 'Raw & ripe']] as const) {
  test(`${path} says that posts are loading until they are there`, async ({ page, site }) => {
    await openScreen(page, { path, content })
    await goTo(page, '/login')
    await expect(page).toHaveTitle('Prasino | Login')
    site.freeze()
    await goTo(page, `${path}?tag=Other`)
    await expect(main(page).getByRole('status')).toHaveText('Loading posts...')
    await expect(main(page).getByRole('article')).toHaveCount(0)
    site.goOn()
    await expect(main(page).getByText('No posts available.')).toBeVisible()
  })
}

test('the present page stays in view while the next one is on its way', async ({ page, site, visit }) => {
  await visit('/volunteer')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  site.freeze()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(main(page).locator('[aria-busy="true"]').getByRole('article')).toHaveCount(10)
  site.goOn()
  await expect(main(page).getByRole('article').first()).toHaveAccessibleName('Bird count 11')
})

test('the calendar shows the next month at once and its events as they come', async ({ page, site, visit }) => {
  await visit('/events')
  await expect(main(page).getByText('Forest walk').first()).toBeVisible()
  site.freeze()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(main(page).getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await expect(main(page).getByText('There are no events in this range.')).toHaveCount(0)
  site.goOn()
  await expect(page.getByRole('button', { name: /^Olive harvest/ })).toBeVisible()
})

test('an answer that comes too late for its page is not shown', async ({ page, site, visit }) => {
  await visit('/volunteer')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  site.freeze()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(1)
  await page.goBack()
  site.goOn()
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(main(page).getByRole('article').first()).toHaveAccessibleName('Bird count 01')
})
