/** The page as a server sends it that does not write its configuration into it, so that the web app asks for it. */
import type { Page } from '@playwright/test'
import { configurationElement } from '../../../domain/page-elements.ts'

export async function removeConfiguration(page: Page, url: string): Promise<void> {
  const element = new RegExp(`<script [^>]*id="${configurationElement}"[^]*?</script>`)
  await page.route(new URL('/', url).href, async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    if (!element.test(html)) throw new Error('The page has no configuration.')
    await route.fulfill({ response, body: html.replace(element, '') })
  })
}
