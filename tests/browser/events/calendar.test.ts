/** The calendar on a wide screen. Specification, sections 2 and 9. */
import type { Locator } from '@playwright/test'
import { bars, period, step, view } from '../../support/browser/calendar.ts'
import { main, openScreen } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'
const october = { path: '/events', content: 'Forest walk' }
const widthOf = async (bar: Locator) => (await bar.boundingBox())?.width ?? 0

test('the month of today is shown first, in weeks from Monday, with 73 % of the height of the window', async ({ page }) => {
  await openScreen(page, october)
  await expect(period(page)).toHaveText('October 2026')
  await expect(view(page, 'Month')).toHaveAttribute('aria-pressed', 'true')
  await expect(page.getByRole('columnheader')).toHaveText(['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'])
  await expect(page.getByRole('button', { name: 'Wednesday, October 7, 2026' })).toHaveAttribute('aria-current', 'date')

  const heightOf = async () => (await page.locator('.rbc-calendar').boundingBox())?.height
  expect(await heightOf()).toBeCloseTo(0.73 * 800, 0)
  await page.setViewportSize({ width: 1280, height: 1000 })
  await expect.poll(heightOf).toBeCloseTo(0.73 * 1000, 0)
})

test('Today, Back and Next step through the months, and the address follows', async ({ page }) => {
  await openScreen(page, october)
  await step(page, 'Next').click()
  await expect(period(page)).toHaveText('November 2026')
  await expect(page).toHaveURL(/#\/events\?date=2026-11-07$/)
  await expect(bars(page, 'Olive harvest')).toBeVisible()
  await step(page, 'Back').click()
  await step(page, 'Back').click()
  await expect(period(page)).toHaveText('September 2026')
  await step(page, 'Today').click()
  await expect(period(page)).toHaveText('October 2026')
  await page.goBack()
  await expect(period(page)).toHaveText('September 2026')
})

test('keys that are pressed quickly lead into other months and weeks, and the focus stays in the grid', async ({ page }) => {
  await openScreen(page, october)
  await page.getByRole('button', { name: 'Wednesday, October 7, 2026' }).focus()
  for (const key of ['ArrowRight', 'PageDown', 'PageDown', 'PageUp', 'ArrowDown']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: /^Sunday, November 15, 2026/ })).toBeFocused()
  await expect(period(page)).toHaveText('November 2026')
  await page.setViewportSize({ width: 1100, height: 700 })
  await page.keyboard.press('ArrowLeft')
  await expect(page.getByRole('button', { name: /^Saturday, November 14, 2026/ })).toBeFocused()

  await openScreen(page, { path: '/events?view=week', content: 'Forest walk' })
  await page.getByRole('button', { name: /October 7, 2026/ }).focus()
  for (const key of ['End', 'ArrowRight', 'ArrowDown', 'ArrowLeft']) await page.keyboard.press(key)
  await expect(page.getByRole('button', { name: /October 18, 2026/ })).toBeFocused()
  await expect(period(page)).toHaveText('October 12 – 18, 2026')
})

test('week and day have their labels and steps', async ({ page }) => {
  await openScreen(page, october)
  await view(page, 'Week').click()
  await expect(period(page)).toHaveText('October 5 – 11, 2026')
  await expect(page).toHaveURL(/#\/events\?view=week$/)
  await expect(page.getByRole('grid').getByText('All Day', { exact: true })).toBeVisible()
  await step(page, 'Next').click()
  await expect(period(page)).toHaveText('October 12 – 18, 2026')
  await expect(bars(page, 'Seed swap week')).toHaveCount(1)
  await view(page, 'Day').click()
  await expect(period(page)).toHaveText('Wednesday, October 14, 2026')
  await step(page, 'Back').click()
  await expect(period(page)).toHaveText('Tuesday, October 13, 2026')
  await expect(page).toHaveURL(/#\/events\?view=day&date=2026-10-13$/)
})

test('a week has two slots of 30 minutes to an hour, a day one of 1440 minutes without a gutter of times', async ({ page }) => {
  await openScreen(page, { path: '/events?view=week', content: 'Forest walk' })
  await expect(page.locator('.rbc-day-slot').first().locator('.rbc-timeslot-group')).toHaveCount(24)
  await expect(page.locator('.rbc-day-slot').first().locator('.rbc-time-slot')).toHaveCount(48)

  await openScreen(page, { path: '/events?view=day&date=2026-10-12', content: 'Seed swap week' })
  await expect(page.locator('.rbc-day-slot .rbc-time-slot')).toHaveCount(1)
  await expect(page.locator('.rbc-time-gutter')).toBeHidden()
})

test('an event has one bar over its days, and the number of a day opens the day', async ({ page }) => {
  await openScreen(page, october)
  const day = (await widthOf(page.getByRole('grid'))) / 7
  await expect(bars(page, 'Seed swap week')).toHaveCount(1)
  expect(await widthOf(bars(page, 'Seed swap week'))).toBeGreaterThan(4.8 * day)
  expect(await widthOf(bars(page, 'Cleanup of Schinias beach'))).toBeLessThan(day)
  await expect(bars(page, 'Tree planting on Parnitha')).toHaveAccessibleName(/Friday, October 2 – Saturday, October 3, 2026, Athens.· Over$/)
  await expect(main(page).getByText('Community compost')).toHaveCount(0)

  await openScreen(page, october)
  await page.getByRole('button', { name: 'Monday, October 12, 2026: 1 event' }).click()
  await expect(period(page)).toHaveText('Monday, October 12, 2026')
  await expect(bars(page, 'Seed swap week')).toBeVisible()
})

test('a day with too many events shows how many are hidden, and opens all of them', async ({ page }) => {
  await openScreen(page, october)
  const shown = await bars(page, 'Market stall').count()
  const more = page.getByRole('button', { name: /^\+\d+ more, October 24, 2026$/ })
  await expect(more).toHaveText(`+${8 - shown} more`)
  await more.click()
  await expect(period(page)).toHaveText('Saturday, October 24, 2026')
  await expect(bars(page, 'Market stall')).toHaveCount(8)
})

test('a low window shows what the rows of a month hold, and one page of paper all events with whole titles', async ({ page }) => {
  const cutOff = () =>
    page.locator('.rbc-month-row').evaluateAll((rows) =>
      rows.flatMap((row) => {
        const { bottom } = row.getBoundingClientRect()
        const buttons = [...row.querySelectorAll('button')].filter((button) => button.getBoundingClientRect().bottom > bottom)
        return buttons.map((button) => button.textContent)
      }),
    )
  await openScreen(page, october)
  for (const [width, height] of [[844, 390], [768, 432], [1024, 500]] as const) {
    await page.setViewportSize({ width, height })
    await expect(page.getByRole('button', { name: /^\+\d+ more, October 24, 2026$/ })).toBeVisible()
    await expect.poll(cutOff, `${width} × ${height}`).toEqual([])
  }
  for (const landscape of [true, false]) {
    const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), landscape ? 'landscape' : 'portrait').toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  const short = await page.locator('.rbc-month-row .rbc-event button').evaluateAll((titles) =>
    titles.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent))
  expect(short).toEqual([])
  expect(await cutOff()).toEqual([])
  await expect(bars(page, 'Market stall')).toHaveCount(8)
  await expect(main(page).getByText(/^\+\d/)).toHaveCount(0)
})
