/** A screen in an open page. */
import { expect, type Locator, type Page } from '@playwright/test'
import type { Screen } from './screens.ts'

/** Opens the screen and waits until it is complete. */
export async function openScreen(page: Page, { path, content }: Pick<Screen, 'path' | 'content'>): Promise<void> {
  await page.goto(`/#${path}`)
  // The first view shows the texts of listings too.
  await expect(page.locator('[data-first-view]')).toHaveCount(0)
  await expect(main(page).getByText(content).filter({ visible: true }).first()).toBeVisible()
  await expect(page.locator('[aria-busy="true"], [data-first-text]')).toHaveCount(0)
}

/** Changes the address of an open page as a link does, without loading the page again. */
export function goTo(page: Page, path: string): Promise<void> {
  return page.evaluate((hash) => void (location.hash = hash), path)
}

/**
 * Waits for the steps back in the history with which layers close, after which none is open. Loading or changing the page before is undone
 * or aborted by them.
 */
export async function layersClosed(page: Page): Promise<void> {
  await page.waitForFunction(() => !(history.state as { readonly layers?: number } | null)?.layers)
}

/** Closes what is open over the screen. */
export async function closeLayer(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await layersClosed(page)
}

export function main(page: Page): Locator {
  return page.getByRole('main')
}
