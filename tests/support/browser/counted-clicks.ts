/** How many clicks a task takes. */
import type { Page } from '@playwright/test'

/** Counts the clicks from now on. */
export async function countedClicks(page: Page): Promise<() => Promise<number>> {
  const counted = await page.evaluateHandle(() => {
    const clicks = { count: 0 }
    document.addEventListener('click', () => (clicks.count += 1), true)
    return clicks
  })
  return () => counted.evaluate(({ count }) => count)
}
