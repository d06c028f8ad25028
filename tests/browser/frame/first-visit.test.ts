/** A first visit to a new site with its demo listings, on the real date. */
import { athensToday } from '../../../domain/days/days.ts'
import { formatLongDay } from '../../../domain/format.ts'
import { bars, period, step } from '../../support/browser/calendar.ts'
import { chips, chooseCity, openFilter, apply, tag } from '../../support/browser/filter-menu.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

/** The end of an event's name: `…, 2026, Athens`. */
const inSomeTown = /\d{4}, \p{L}/u

test.use({ now: null, isContextKept: false })
test('a visitor browses, filters, opens the next month and shares an event', async ({ page, sites, anotherVisitor }) => {
  const { url } = await sites.open({ listings: [], environment: { DEMO: '1' } })
  const today = athensToday(new Date())
  await page.goto(`${url}/#/`)
  await expect(page.getByRole('region', { name: 'Upcoming' }).getByRole('article')).toHaveCount(5)

  await page.getByRole('link', { name: 'Dine', exact: true }).click()
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await openFilter(page)
  await chooseCity(page, 'Athens')
  await chooseCity(page, 'Thessaloniki')
  await tag(page, 'Vegan').check()
  await apply(page)
  await expect(chips(page)).toHaveText(['Athens', 'Thessaloniki', 'Vegan'])

  await page.getByRole('link', { name: 'Events', exact: true }).click()
  await expect(page.getByRole('button', { name: new RegExp(formatLongDay(today, 'en')) }).first()).toHaveAttribute('aria-current', 'date')
  const thisMonth = await period(page).textContent()
  await step(page, 'Next').click()
  await expect(period(page)).not.toHaveText(thisMonth ?? '')
  await bars(page, inSomeTown).first().click()
  const title = await page.getByRole('dialog').getByRole('heading').textContent()

  const other = await anotherVisitor()
  await other.goto(page.url())
  await expect(other.getByRole('dialog', { name: title ?? '' })).toBeVisible()
  await other.goto(`${url}/#/events?mode=list`)
  await expect(main(other).locator('article time').first()).toHaveAttribute('datetime', /^\d{4}-\d{2}-\d{2}$/)
  const first = await main(other).locator('article time').first().getAttribute('datetime')
  expect(first && first >= today).toBe(true)
})
