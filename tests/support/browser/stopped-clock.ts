/** Stops the clock of the browser until the test moves it. */
import type { Page } from '@playwright/test'

/** Call it before opening the page: a jump in time makes pending requests time out. */
export async function stopClock(page: Page, now: Date = new Date()): Promise<void> {
  await page.clock.install({ time: now })
  await page.clock.pauseAt(now.getTime() + 1000)
}
