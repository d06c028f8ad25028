/** A month with many events on paper. */
import type { Page } from '@playwright/test'
import { main } from '../../support/browser/open-screen.ts'
import { test } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

const walkOn = (startDate: string, startTime: string, title: string) => ({
  type: 'event' as const, title, description: 'Come.', city: 'Athens', address: null, link: null, tags: [], approved: true, author: null,
  startDate, endDate: startDate, startTime, endTime: null, cost: 0,
})

const events = ['01', '08', '15', '22', '29'].flatMap((day) =>
  ['10:00', '12:00', '17:00', '20:00'].map((startTime) =>
    walkOn(`2090-10-${day}`, startTime, `A walk to the trees that were planted in spring, ${startTime}`)),
)

/** A month of few rows, which are high. */
const longTitle = 'A walk to the trees that were planted in spring by the pupils of the second school of the town'
const longEvents = ['02', '09', '16', '23', '30'].flatMap((day) =>
  ['10:00', '12:00'].map((startTime) => walkOn(`2091-03-${day}`, startTime, longTitle)))

const sheets = ['A4', 'A5'].flatMap((format) => [true, false].map((landscape) => ({ format, landscape })))

async function pageCount(page: Page, sheet: (typeof sheets)[number]): Promise<number | undefined> {
  const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
  return (await page.pdf({ ...sheet, margin })).toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

test.use({ siteContent: { listings: [...events, ...longEvents] } })

test('a full month is one page with all events, their times and whole titles', async ({ page }) => {
  await page.goto('/#/events?date=2090-10-11')
  await expect(page.locator('.rbc-event').first()).toBeVisible()
  for (const sheet of sheets) expect(await pageCount(page, sheet), JSON.stringify(sheet)).toBe(1)
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await expect(page.locator('.rbc-event')).toHaveCount(events.length)
  await expect(main(page).getByText('20:00', { exact: true }).first()).toBeVisible()
  const titles = page.locator('.rbc-event button')
  expect(await titles.evaluateAll((found) => found.filter((title) => title.scrollWidth > title.clientWidth).length)).toBe(0)
})

test('a month of long titles is one page', async ({ page }) => {
  await page.goto('/#/events?date=2091-03-11')
  await expect(page.locator('.rbc-event').first()).toBeVisible()
  for (const sheet of sheets) expect(await pageCount(page, sheet), JSON.stringify(sheet)).toBe(1)
})

test('a narrow window prints the same events at the first time, on one page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/events?date=2090-10-08')
  await expect(page.getByRole('grid').getByRole('button', { name: /4 events/ }).first()).toBeVisible()
  // Paper shows what the page has at this moment.
  await page.evaluate(() => matchMedia('print').addEventListener('change', () => {
    document.documentElement.dataset.printed = document.querySelector('main')?.innerText
  }, { once: true }))
  for (const sheet of sheets) expect(await pageCount(page, sheet), JSON.stringify(sheet)).toBe(1)
  const printed = await page.locator('html').getAttribute('data-printed')
  expect(printed?.match(/A walk to the trees/g)).toHaveLength(events.length)
})
