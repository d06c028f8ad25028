/** Requests that wait until a test lets them go. */
import type { Page, Route } from '@playwright/test'

/** Holds back the requests of a page for these addresses; returns the function that sends them, and all further ones at once. */
export async function hold(page: Page, address: string | RegExp): Promise<() => Promise<void>> {
  const held: Route[] = []
  let isHeld = true
  await page.route(address, (route) => (isHeld ? void held.push(route) : route.continue()))
  return async () => {
    isHeld = false
    await Promise.all(held.map((route) => route.continue()))
  }
}
