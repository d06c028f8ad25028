/** Puts the code of the site into the browser's cache, from which screens, menus and modals open without the server. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { usedBuild } from '../../../tools/used-build.ts'

const files = /\.(js|css)$/

/** Fetches what earlier visits of all screens would have fetched. The page must be on the site. */
export async function cacheCode(page: Page): Promise<void> {
  const addresses = readdirSync(join(usedBuild(), 'web/assets')).filter((name) => files.test(name)).map((name) => `/assets/${name}`)
  await page.evaluate(async (all) => {
    // A body that nobody reads keeps its connection, of which a browser has six.
    await Promise.all(all.map(async (address) => (await fetch(address)).arrayBuffer()))
  }, addresses)
}
