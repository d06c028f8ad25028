/** Waits for a request that fails without a response, because such a request can leave the page unchanged. */
import type { Page } from '@playwright/test'

export async function expectUnanswered(page: Page, ask: () => Promise<void>): Promise<void> {
  const failed = page.waitForEvent('requestfailed', { timeout: 10_000, predicate: (request) => !request.url().includes('/health/') })
  await ask()
  await failed
}
