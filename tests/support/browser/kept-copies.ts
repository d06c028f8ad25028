/** What the service worker has kept. A test that uses it allows service workers, which others block. */
import { expect, type Page } from '@playwright/test'

/** Waits until the service worker answers the page, and has stored it and the responses of addresses with this part. */
export async function copiesAreKept(page: Page, part: string): Promise<void> {
  const folder = new URL('.', page.url()).href
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining([folder, expect.stringContaining(part)]))
  await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true)
}

/** Waits until the service worker has fetched the code of the public screens. */
export async function codeIsKept(page: Page): Promise<void> {
  const ahead = await page.evaluate(() => {
    const template = document.querySelector<HTMLTemplateElement>('template[data-code="public"]')
    const links = [...(template?.content.querySelectorAll('link') ?? [])].filter(({ media }) => matchMedia(media).matches)
    return links.map((link) => new URL(link.getAttribute('href') ?? '', location.href).href)
  })
  expect(ahead.length).toBeGreaterThan(0)
  await expect.poll(() => keptAddresses(page)).toEqual(expect.arrayContaining(ahead))
}

/** The addresses of all copies. */
export function keptAddresses(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    return (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url)
  })
}
