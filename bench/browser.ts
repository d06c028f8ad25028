/** A browser, and a built server with the demo listings to visit. */
import { chromium, type Browser } from '@playwright/test'
import { chromiumPath } from '../tools/chromium.ts'
import { withServer, type Environment } from './servers.ts'

/** Takes the browser of the tests, with these arguments as well. JavaScript is optimized, unlike in the tests. */
export async function launchBrowser(more: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: await chromiumPath(),
    args: [...more, '--headless', '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
      '--disable-background-networking', '--disable-component-update', '--disable-sync'],
  })
}

interface DemoSite {
  readonly url: string
  readonly browser: Browser
}

interface DemoSiteOptions {
  /** Added to those of the browser. */
  readonly browserArguments?: readonly string[]
  readonly environment?: Environment
}

export function withDemoSite<Result>(
  work: (site: DemoSite) => Promise<Result>,
  { browserArguments = [], environment = {} }: DemoSiteOptions = {},
): Promise<Result> {
  return withServer(environment, async ({ url }) => {
    const browser = await launchBrowser(browserArguments)
    try {
      return await work({ url, browser })
    } finally {
      await browser.close()
    }
  })
}
