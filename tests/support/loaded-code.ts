/** Waits for the code of the other screens, which the site loads when it is idle. */
import type { Page } from '@playwright/test'

const screens = ['events', 'posts', 'pages', 'contact', 'add-something-green', 'my-listings']

/** Code that screens load on demand. */
const parts = ['event-calendar', 'modal-dialog', 'filter-popover', 'side-menu']

/** Opens home, and resolves when all other screens can be opened without the server. */
export async function openWithAllCode(page: Page): Promise<void> {
  const fetched = [...screens, ...parts].map((name) => page.waitForResponse(new RegExp(`/assets/${name}-[^/]+\\.js$`)))
  await page.goto('/#/')
  for (const response of await Promise.all(fetched)) await response.finished()
}
