/** A request that nobody answers, which leaves the page as it was: so it is waited for where it is made. */
import type { Page } from '@playwright/test'

export async function expectUnanswered(page: Page, ask: () => Promise<void>): Promise<void> {
  const failed = page.waitForEvent('requestfailed', { timeout: 10_000 })
  await ask()
  await failed
}
