/** A calendar without events links to the nearest day with events. */
import { period } from '../../support/browser/calendar.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

const words = 'There are no events in this range.'

test('an empty month links to the next day with events, and keeps the filter', async ({ page, visit }) => {
  await visit('/events?city=Kalamata')
  await expect(main(page).getByText(words, { exact: true })).toBeVisible()
  await main(page).getByRole('link', { name: 'Next events: November 14, 2026' }).click()
  await expect(period(page)).toHaveText('November 2026')
  await expect(main(page).getByRole('button', { name: /^Olive harvest/ })).toBeVisible()
  await expect(page).toHaveURL(/#\/events\?date=2026-11-14&city=Kalamata$/)
})

test('without later events the last earlier day is linked, also in the week and the day', async ({ page, visit }) => {
  for (const view of ['month', 'week', 'day']) {
    await visit(`/events?view=${view}&date=2027-03-05`)
    await expect(main(page).getByRole('link', { name: 'Last events: November 15, 2026' })).toBeVisible()
  }
})

test('a filter without results can be cleared', async ({ page, visit }) => {
  await visit('/events?city=Corfu')
  await expect(main(page).getByText(words, { exact: true })).toBeVisible()
  await expect(main(page).getByRole('link', { name: /^(Next|Last) events/ })).toHaveCount(0)
  await main(page).getByRole('button', { name: 'Clear filter' }).click()
  await expect(page).toHaveURL(/#\/events$/)
  await expect(main(page).getByRole('button', { name: /^Forest walk/ }).first()).toBeVisible()
})
