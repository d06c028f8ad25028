/** A built server with the demo listings, and a browser to visit it. */
import type { Browser } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { startBuiltServer, withDataFolder } from './built-server.ts'

interface DemoSite {
  readonly url: string
  readonly browser: Browser
}

interface DemoSiteOptions {
  /** Added to those of the browser. */
  readonly browserArguments?: readonly string[]
  /** Added to the configuration of the server. */
  readonly environment?: Readonly<Record<string, string>>
}

export function withDemoSite<Result>(
  work: (site: DemoSite) => Promise<Result>,
  { browserArguments = [], environment = {} }: DemoSiteOptions = {},
): Promise<Result> {
  return withDataFolder(async (dataDir) => {
    const { url, stop } = await startBuiltServer(dataDir, environment)
    try {
      const browser = await launchBrowser(browserArguments)
      try {
        return await work({ url, browser })
      } finally {
        await browser.close()
      }
    } finally {
      await stop()
    }
  })
}
