/** Events of a time, and free ones: by the links on home and above the list, and by the filter. Today is Wednesday, October 7, 2026. */
import type { Page } from '@playwright/test'
import { apply, chips, menu, openFilter } from '../../support/browser/filter-menu.ts'
import { main } from '../../support/browser/open-screen.ts'
import { cleanup } from '../../support/listings/visitor-listings.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const titles = (page: Page) => main(page).getByRole('article').getByRole('heading')
const choices = (page: Page) => page.getByRole('navigation', { name: 'Quick choices' })

test('home leads to the events of this weekend', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/')
  await choices(page).getByRole('link', { name: 'This weekend' }).click()
  await expect(page).toHaveURL(/#\/events\?mode=list&when=weekend$/)
  await expect(titles(page)).toHaveText([cleanup.title])
  await expect(choices(page).getByRole('link', { name: 'This weekend' })).toHaveAttribute('aria-current', 'true')
  await expect(chips(page)).toHaveCount(0)
  await choices(page).getByRole('link', { name: 'Today' }).click()
  await expect(titles(page)).toHaveText(['Forest walk'])
  await choices(page).getByRole('link', { name: 'Today' }).click()
  await expect(page).toHaveURL(/#\/events\?mode=list$/)
  await expect(main(page).getByRole('status')).toHaveText('14 events')
})

test('a time of the filter opens the list, and goes with the calendar', async ({ page, visit }) => {
  await visit('/events?city=Athens')
  await openFilter(page)
  await menu(page).getByRole('radio', { name: 'This month' }).check()
  await apply(page)
  await expect(page).toHaveURL(/#\/events\?mode=list&city=Athens&when=month$/)
  await expect(main(page).getByRole('status')).toHaveText('9 events')
  await expect(chips(page)).toHaveText(['This month', 'Athens'])
  await page.getByRole('button', { name: 'Calendar view' }).click()
  await expect(page).toHaveURL(/#\/events\?city=Athens$/)
  await expect(chips(page)).toHaveText(['Athens'])
  await page.goBack()
  await expect(chips(page)).toHaveText(['This month', 'Athens'])
  await page.getByRole('button', { name: 'Remove This month' }).click()
  await expect(page).toHaveURL(/#\/events\?mode=list&city=Athens$/)
})

test('free events are a choice of the list and of the calendar', { tag: '@phone' }, async ({ page, visit }) => {
  await visit('/')
  await choices(page).getByRole('link', { name: 'Free' }).click()
  await expect(page).toHaveURL(/#\/events\?mode=list&free=true$/)
  await expect(chips(page)).toHaveCount(0)
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await expect(main(page).getByRole('article').filter({ hasText: '€' })).toHaveCount(0)
  await choices(page).getByRole('link', { name: 'This weekend' }).click()
  await expect(page).toHaveURL(/#\/events\?mode=list&free=true&when=weekend$/)
  // A choice that is made has no chip, so that it is in view itself.
  const { width = 1280, height = 720 } = page.viewportSize() ?? {}
  await page.setViewportSize({ width: 320, height: 760 })
  for (const chosen of await choices(page).locator('[aria-current]').all()) await expect(chosen).toBeInViewport({ ratio: 1 })
  await page.setViewportSize({ width, height })
  await page.getByRole('button', { name: 'Calendar view' }).click()
  await expect(page).toHaveURL(/#\/events\?free=true$/)
  await expect(chips(page)).toHaveText(['Free'])
  await openFilter(page)
  await expect(menu(page).getByRole('checkbox', { name: 'Free', exact: true })).toBeChecked()
  await menu(page).getByRole('checkbox', { name: 'Free', exact: true }).uncheck()
  await apply(page)
  await expect(page).toHaveURL(/#\/events$/)
})
