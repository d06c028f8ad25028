/** A built server with the demo listings, and a browser to visit it. */
import type { Browser } from '@playwright/test'
import { launchBrowser } from './browser.ts'
import { startBuiltServer, withDataFolder } from './built-server.ts'

interface DemoSite {
  readonly url: string
  readonly browser: Browser
}

/** `browserArguments` adds to those of the browser. */
export function withDemoSite<Result>(work: (site: DemoSite) => Promise<Result>, browserArguments: readonly string[] = []): Promise<Result> {
  return withDataFolder(async (dataDir) => {
    const { url, stop } = await startBuiltServer(dataDir)
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
