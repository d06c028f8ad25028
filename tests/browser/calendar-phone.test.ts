/** The calendar on a phone: slim bars, and the events of the day that is tapped below them. */
import { period, step } from '../support/calendar.ts'
import { main, openScreen } from '../support/screens.ts'
import { expect, test } from '../support/visitor.ts'

test.skip(({ isMobile }) => !isMobile, 'a wide screen has room for the titles')

test.beforeEach(({ page }) => openScreen(page, { path: '/events', content: 'Forest walk' }))

test('the events of today stand below the month, and those of a tapped day follow', async ({ page }) => {
  await expect(main(page).getByRole('heading', { name: 'Wednesday, October 7, 2026' })).toBeVisible()
  await page.getByRole('button', { name: 'Saturday, October 24, 2026: 8 events' }).tap()
  await expect(main(page).getByRole('heading', { name: 'Saturday, October 24, 2026' })).toBeVisible()
  await expect(main(page).getByRole('listitem').getByRole('button', { name: /^Market stall/ })).toHaveCount(8)
  await expect(period(page)).toHaveText('October 2026')
})

test('an event of the day opens in the modal', async ({ page }) => {
  await page.getByRole('button', { name: 'Saturday, October 10, 2026: 1 event' }).tap()
  await main(page).getByRole('listitem').getByRole('button', { name: /^Cleanup of Schinias beach/ }).tap()
  const modal = page.getByRole('dialog', { name: 'Cleanup of Schinias beach' })
  await expect(modal).toBeVisible()
  await modal.getByText('Close').tap()
  await expect(modal).toBeHidden()
})

test('a day without events says so, and months can be stepped through', async ({ page }) => {
  await page.getByRole('button', { name: 'Sunday, October 11, 2026: 0 events' }).tap()
  await expect(main(page).getByText('There are no events on this day.')).toBeVisible()
  await step(page, 'Next').tap()
  await expect(period(page)).toHaveText('November 2026')
})
