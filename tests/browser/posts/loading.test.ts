/** Screens while the server responds slowly. Specification, section 2. */
import { goTo, main, openScreen } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'
test('a list shows that posts are loading', async ({ page, site }) => {
  await openScreen(page, { path: '/shop', content: 'Apple cellar' })
  await goTo(page, '/login')
  await expect(page).toHaveTitle('Prasino | Login')
  site.freeze()
  await goTo(page, '/shop?tag=Other')
  await expect(main(page).getByRole('status')).toHaveText('Loading posts...')
  await expect(main(page).getByRole('article')).toHaveCount(0)
  site.resume()
  await expect(main(page).getByText('No post matches your choices.')).toBeVisible()
})

test('the current page stays visible while the next one is loading', async ({ page, site, visit }) => {
  await visit('/volunteer')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  site.freeze()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(main(page).locator('[aria-busy="true"]').getByRole('article')).toHaveCount(10)
  site.resume()
  await expect(main(page).getByRole('article').first()).toHaveAccessibleName('Bird count 11')
})

test('the calendar shows the next month immediately, and its events when they arrive', async ({ page, site, visit }) => {
  await visit('/events')
  await expect(main(page).getByText('Forest walk').first()).toBeVisible()
  site.freeze()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(main(page).getByRole('heading', { name: 'November 2026' })).toBeVisible()
  await expect(main(page).getByText('There are no events in this range.')).toHaveCount(0)
  site.resume()
  await expect(page.getByRole('button', { name: /^Olive harvest/ })).toBeVisible()
})

test('a response for a page that was left is ignored', async ({ page, site, visit }) => {
  await visit('/volunteer')
  await expect(main(page).getByRole('article')).toHaveCount(10)
  site.freeze()
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(1)
  await page.goBack()
  site.resume()
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(main(page).getByRole('article').first()).toHaveAccessibleName('Bird count 01')
})
