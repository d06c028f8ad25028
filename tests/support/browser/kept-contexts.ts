/** Browser contexts that are kept for further tests of a worker, whose pages open with two thirds of the processor time. */
import type { BrowserContext, Page } from '@playwright/test'

export interface KeptContext {
  readonly context: BrowserContext
  /**
   * Closes the pages of a test, and removes what it left behind. A test waits for what it loads last, since Chromium does not close a
   * page whose next document is about to take its place.
   */
  reset(): Promise<void>
}

export class KeptContexts {
  readonly #contexts = new Map<string, KeptContext>()

  /**
   * The context that was kept under this key, else a new one. A key stands for one site and one set of options. The address is
   * one of the site without scripts: the page that shows it keeps the process, and with it the compiled code of the site.
   */
  async open(key: string, address: string, make: () => Promise<BrowserContext>): Promise<KeptContext> {
    const kept = this.#contexts.get(key)
    if (kept) return kept
    const context = await make()
    const anchor = await context.newPage()
    await anchor.goto(address)
    const opened = { context, reset: () => reset(context, anchor) }
    this.#contexts.set(key, opened)
    return opened
  }
}

async function reset(context: BrowserContext, anchor: Page): Promise<void> {
  await Promise.all(context.pages().filter((page) => page !== anchor).map((page) => page.close()))
  await anchor.evaluate(() => localStorage.clear())
  // The language that was chosen.
  await context.clearCookies()
  await context.clearPermissions()
  await context.unrouteAll()
}
