/** A month with many events on paper. */
import { main } from '../../support/browser/open-screen.ts'
import { test } from '../../support/sites/moderation.ts'
import { expect } from '../../support/sites/visitor.ts'

const events = ['01', '08', '15', '22', '29'].flatMap((day) =>
  ['10:00', '12:00', '17:00', '20:00'].map((startTime) => ({
    type: 'event' as const, title: `A walk to the trees that were planted in spring, ${startTime}`, description: 'Come.', city: 'Athens',
    address: null, link: null, tags: [], approved: true, author: null, startDate: `2090-10-${day}`, endDate: `2090-10-${day}`, startTime,
    endTime: null, cost: 0,
  })),
)

test.use({ siteContent: { listings: events } })

test('a full month is one page with all events, their times and whole titles', async ({ page }) => {
  await page.goto('/#/events?date=2090-10-11')
  await expect(page.locator('.rbc-event').first()).toBeVisible()
  for (const landscape of [true, false]) {
    const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), landscape ? 'landscape' : 'portrait').toHaveLength(1)
  }
  await page.emulateMedia({ media: 'print' })
  await page.setViewportSize({ width: 794, height: 1123 })
  await expect(page.locator('.rbc-event')).toHaveCount(events.length)
  await expect(main(page).getByText('20:00', { exact: true }).first()).toBeVisible()
  const titles = page.locator('.rbc-event button')
  expect(await titles.evaluateAll((found) => found.filter((title) => title.scrollWidth > title.clientWidth).length)).toBe(0)
})

test('a narrow window prints the same events at the first time, on one page', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/#/events?date=2090-10-08')
  await expect(page.getByRole('grid').getByRole('button', { name: /4 events/ }).first()).toBeVisible()
  // Paper shows what the page has at this moment.
  await page.evaluate(() => matchMedia('print').addEventListener('change', () => {
    document.documentElement.dataset.printed = document.querySelector('main')?.innerText
  }, { once: true }))
  for (const landscape of [true, false]) {
    const pdf = (await page.pdf({ format: 'A4', landscape })).toString('latin1')
    expect(pdf.match(/\/Type\s*\/Page\b/g), landscape ? 'landscape' : 'portrait').toHaveLength(1)
  }
  const printed = await page.locator('html').getAttribute('data-printed')
  expect(printed?.match(/A walk to the trees/g)).toHaveLength(events.length)
})
