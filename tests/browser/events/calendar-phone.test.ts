/** The calendar on a phone: days with dots, and the events of the chosen day below them. */
import type { Locator, Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { period, step, view } from '../../support/browser/calendar.ts'
import { elementsBeyondWindow } from '../../support/browser/page-box.ts'
import { main, openScreen } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'
test.beforeEach(({ page }) => openScreen(page, { path: '/events', content: 'Forest walk' }))

const day = (page: Page, name: string) => page.getByRole('grid').getByRole('button', { name })
const listed = (page: Page, name: string | RegExp) => main(page).getByRole('listitem').getByRole('button', { name })
async function boxOf(locator: Locator) {
  const box = await locator.boundingBox()
  if (!box) throw new Error(`${locator.toString()} is not visible`)
  return box
}

test('the month and the events of today are visible without scrolling, in rows of 48 px', async ({ page }) => {
  await expect(main(page).getByRole('heading', { name: 'Wednesday, October 7, 2026' })).toBeInViewport()
  await expect(listed(page, /^Forest walk/)).toBeInViewport({ ratio: 1 })
  const rows = page.getByRole('grid').getByRole('row')
  await expect(rows).toHaveCount(6)
  for (let row = 1; row < 6; row++) expect((await boxOf(rows.nth(row))).height).toBeCloseTo(48, 0)
})

test('title and mode share a row, and so do period and navigation', async ({ page }) => {
  const middle = async (locator: Locator) => {
    const { y, height } = await boxOf(locator)
    return y + height / 2
  }
  const mode = await middle(page.getByRole('group', { name: 'Show events as' }))
  expect(await middle(page.getByRole('heading', { level: 1 }))).toBeCloseTo(mode, 0)
  expect(await middle(period(page))).toBeCloseTo(await middle(step(page, 'Today')), 0)
})

test('every target has 44 px, and axe reports no fault, also at 320 px', async ({ page }) => {
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 844 })
    expect(await elementsBeyondWindow(page)).toEqual([])
    const small = await main(page).getByRole('button').evaluateAll((buttons) => {
      const side = ({ width, height }: DOMRect) => Math.min(width, height)
      return buttons.filter((button) => side(button.getBoundingClientRect()) < 44).map((button) => button.outerHTML)
    })
    expect(small, `${width} px`).toEqual([])
    expect(await accessibilityFaults(page)).toEqual([])
  }
})

test('a tapped day changes the address, its events are listed and their number is announced', async ({ page }) => {
  await day(page, 'Saturday, October 24, 2026: 8 events').tap()
  await expect(page).toHaveURL(/#\/events\?date=2026-10-24$/)
  await expect(main(page).getByRole('heading', { name: 'Saturday, October 24, 2026' })).toBeVisible()
  await expect(listed(page, /^Market stall/)).toHaveCount(8)
  await expect(main(page).locator('p[aria-live]')).toHaveText('Saturday, October 24, 2026: 8 events')
  await expect(day(page, 'Saturday, October 24')).toHaveAttribute('aria-pressed', 'true')
  await expect(period(page)).toHaveText('October 2026')
})

test('Week and Day open at the chosen day, and Week lists exactly its days', async ({ page }) => {
  await day(page, 'Saturday, October 24, 2026').tap()
  await view(page, 'Week').tap()
  await expect(period(page)).toHaveText('October 19 – 25, 2026')
  const names = await main(page).getByRole('heading', { level: 3 }).allTextContents()
  expect(names.map((name) => name.replace(/^\w+, October (\d+), 2026$/, '$1'))).toEqual(['19', '20', '21', '22', '23', '24', '25'])
  await expect(listed(page, /^Market stall/)).toHaveCount(8)
  await view(page, 'Day').tap()
  await expect(period(page)).toHaveText('Saturday, October 24, 2026')
  await expect(listed(page, /^Market stall/)).toHaveCount(8)
})

test('one step back leaves the calendar, after any number of tapped days', async ({ page, visit }) => {
  await visit('/about')
  await visit('/events')
  await day(page, 'Saturday, October 10').tap()
  await day(page, 'Monday, October 12').tap()
  await expect(page).toHaveURL(/date=2026-10-12$/)
  await page.goBack()
  await expect(page).toHaveTitle('Prasino | About Us')
})

test('an event of the day opens in the modal', async ({ page }) => {
  await day(page, 'Saturday, October 10, 2026: 1 event').tap()
  await listed(page, /^Cleanup of Schinias beach/).tap()
  const modal = page.getByRole('dialog', { name: 'Cleanup of Schinias beach' })
  await expect(modal).toBeVisible()
  await modal.getByRole('button', { name: 'Close' }).first().tap()
  await expect(modal).toBeHidden()
  await expect(main(page).getByRole('heading', { name: 'Saturday, October 10, 2026' })).toBeVisible()
})

test('arrow keys move the day, also into the next month', async ({ page }) => {
  await day(page, 'Wednesday, October 7').focus()
  await page.keyboard.press('ArrowDown')
  await expect(day(page, 'Wednesday, October 14')).toBeFocused()
  await page.keyboard.press('PageDown')
  await expect(period(page)).toHaveText('November 2026')
  await expect(day(page, 'Saturday, November 14')).toBeFocused()
  await expect(listed(page, /^Olive harvest/)).toBeVisible()
})

test('a day without events shows a message, and Next opens the next month', async ({ page }) => {
  await day(page, 'Sunday, October 11, 2026: 0 events').tap()
  await expect(main(page).getByText('There are no events on this day.')).toBeVisible()
  await step(page, 'Next').tap()
  await expect(period(page)).toHaveText('November 2026')
})
