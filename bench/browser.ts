/** Starts Chromium for a benchmark. */
import { chromium, type Browser } from '@playwright/test'
import { chromiumPath } from '../tools/chromium.ts'

/** Takes the browser of the tests, with these arguments as well. JavaScript is optimized, unlike in the tests. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...more, '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
}
