/** Waits for the code of screens that nobody has opened yet, which the site fetches when it has nothing else to do. */
import type { Page } from '@playwright/test'

const screens = ['events', 'posts', 'pages', 'contact', 'add-something-green', 'my-listings']

/** What screens open when it is wanted. */
const parts = ['event-calendar', 'modal-dialog', 'filter-popover', 'side-menu']

/** Opens home, and resolves when every other screen could be opened without the server. */
export async function openWithAllCode(page: Page): Promise<void> {
  const fetched = [...screens, ...parts].map((name) => page.waitForResponse(new RegExp(`/assets/${name}-[^/]+\\.js$`)))
  await page.goto('/#/')
  for (const response of await Promise.all(fetched)) await response.finished()
}
