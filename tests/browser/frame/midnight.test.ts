/** A page that stays open over midnight shows the new day. */
import type { Page } from '@playwright/test'
import { period } from '../../support/browser/calendar.ts'
import { goTo, main, openScreen } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test.use({ isContextKept: false, now: null })

const firstEntry = (page: Page) => main(page).getByRole('article').first()

/** Lets the clock go on without any timer, as on a computer that sleeps, and looks at the page again. */
async function comeBack(page: Page, moment: string, event: 'visibilitychange' | 'pageshow' | 'focus') {
  await page.clock.setSystemTime(moment)
  await page.evaluate((name) => (name === 'visibilitychange' ? document : window).dispatchEvent(new Event(name)), event)
}

test('the day changes by itself at midnight in Athens', async ({ page }) => {
  await page.clock.install({ time: '2026-10-08T20:59:00Z' })
  await openScreen(page, { path: '/events?mode=list', content: 'Forest walk' })
  await expect(firstEntry(page)).toHaveAccessibleName('Forest walk')
  await page.clock.fastForward(61_000)
  await expect(firstEntry(page)).toHaveAccessibleName('Repair café')
  await page.getByRole('button', { name: 'Calendar view' }).click()
  await expect(page.getByRole('button', { name: 'Friday, October 9, 2026: 1 event' })).toHaveAttribute('aria-current', 'date')
})

test('somebody who comes back sees the new day, and a day that the address names stays', async ({ page }) => {
  await page.clock.install({ time: '2026-10-08T12:00:00Z' })
  await openScreen(page, { path: '/events?view=day&date=2026-10-08', content: 'Forest walk' })
  await comeBack(page, '2026-10-09T05:00:00Z', 'visibilitychange')
  await expect(period(page)).toHaveText('Thursday, October 8, 2026')
  await goTo(page, '/events?view=day')
  await expect(period(page)).toHaveText('Friday, October 9, 2026')
  await comeBack(page, '2026-10-10T05:00:00Z', 'pageshow')
  await expect(period(page)).toHaveText('Saturday, October 10, 2026')
  await expect(main(page).getByRole('button', { name: /^Cleanup of Schinias beach/ })).toBeVisible()

  await goTo(page, '/')
  await expect(firstEntry(page)).toHaveAccessibleName('Cleanup of Schinias beach')
  await comeBack(page, '2026-12-31T22:00:00Z', 'focus')
  await expect(firstEntry(page)).toHaveAccessibleName('Community compost')
  await expect(page.getByRole('contentinfo')).toContainText('© 2027')
})
