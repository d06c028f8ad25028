/** A clock that stands still in the browser until the test moves it. */
import type { Page } from '@playwright/test'

/** To be called before the page opens: a leap of time also ends what the page has asked and not been answered. */
export async function stopClock(page: Page, now: Date = new Date()): Promise<void> {
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now.getTime() + 1000)
}
