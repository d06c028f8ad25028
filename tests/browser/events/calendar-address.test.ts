/** The address of the calendar can be shared, and invalid values have defaults. */
import { bars, period } from '../../support/browser/calendar.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test('an invalid date is replaced by today', async ({ page, visit }) => {
  await visit('/events?date=2026-11-14')
  for (const date of ['1850-01-01', '1999-12-31', '2100-01-01', '2026-02-30', '9999-99-99', 'tomorrow', '']) {
    await goTo(page, '/events?date=2026-11-14')
    await expect(period(page)).toHaveText('November 2026')
    await goTo(page, `/events?date=${date}`)
    await expect(period(page), date).toHaveText('October 2026')
  }
})

test('an unknown view is replaced by the month, and an invalid id opens nothing', async ({ page, visit }) => {
  await visit('/events?view=agenda&date=2026-11-14')
  await expect(period(page)).toHaveText('November 2026')

  await visit('/events?event=first')
  await expect(period(page)).toHaveText('October 2026')
  await expect(page.getByRole('dialog')).toHaveCount(0)
})

test.describe('at another time', () => {
  test.use({ isContextKept: false })

  test('the address of an opened event contains no date, and opens in its month', async ({ page, visit, anotherVisitor }) => {
    await visit('/events')
    await bars(page, 'Forest walk').click()
    await expect(page.getByRole('dialog', { name: 'Forest walk' })).toBeVisible()
    await expect(page).toHaveURL(/#\/events\?event=\d+$/)
    const other = await anotherVisitor()
    await other.clock.setFixedTime('2026-11-20T06:00:00Z')
    await other.goto(page.url())
    await expect(other.getByRole('dialog', { name: 'Forest walk' })).toBeVisible()
    await other.keyboard.press('Escape')
    await expect(period(other)).toHaveText('October 2026')
  })
})

test('an event that does not exist shows a message, and the calendar stays', async ({ page, visit, expectConsole }) => {
  expectConsole(/404 \(Not Found\).*\/api\/events\/987654$/)
  await visit('/about')
  await visit('/events?event=987654')
  const modal = page.getByRole('dialog', { name: 'No such event' })
  await expect(modal).toContainText('This event does not exist or is not shown any more.')
  await modal.getByText('Close').click()
  await expect(modal).toBeHidden()
  await expect(page).not.toHaveURL(/event=/)
  await expect(main(page).getByText('Forest walk').first()).toBeVisible()
})

test('the list of events starts today in Athens, in any time zone of the browser', async ({ browser, site }) => {
  // Half past midnight on the 10th in Athens is noon on the 9th in Honolulu.
  const context = await browser.newContext({ timezoneId: 'Pacific/Honolulu', viewport: { width: 1280, height: 800 } })
  await context.clock.setFixedTime('2026-10-09T21:30:00Z')
  const page = await context.newPage()
  await page.goto(`${site.url}/#/events?mode=list`)
  await expect(main(page).getByRole('article').first()).toHaveAccessibleName('Cleanup of Schinias beach')
  await page.getByRole('button', { name: 'Calendar view' }).click()
  await expect(page.getByRole('button', { name: /^Saturday, October 10, 2026/ })).toHaveAttribute('aria-current', 'date')
  await context.close()
})
