/** Answers that are not the site's: those of a portal or a faulty proxy are neither kept nor taken for the site's. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { usedBuild } from '../../../tools/used-build.ts'
import { copiesAreKept } from '../../support/browser/kept-copies.ts'
import { startPortal, type Portal } from '../../support/sites/portal.ts'
import { main } from '../../support/browser/open-screen.ts'
import { expect, test as visitorTest } from '../../support/sites/visitor.ts'

visitorTest.use({ serviceWorkers: 'allow', isContextKept: false, now: null })

const test = visitorTest.extend<{ portal: Portal }>({
  portal: async ({ site, consoleWatch }, provide) => {
    consoleWatch.ignore()
    const portal = await startPortal(site.url)
    await provide(portal)
    await portal.stop()
  },
})

/** One file of each kind that home does not need, and public data. */
const assets = readdirSync(join(usedBuild(), 'web/assets'))
const files = [/^moderation-.*\.js$/, /^moderation-.*\.css$/, /^not-found-.*\.svg$/, /^commissioner-latin-more.*\.woff2$/]
  .map((pattern) => `/assets/${assets.find((name) => pattern.test(name))}`)
const addresses = [...files, '/greekCities.json', '/api/shops/approved?limit=1&page=1', '/config.json']

/** The media type of the response of each address; `refused` for the status of a failure, `no answer` without a response. */
function typesOf(page: Page): Promise<string[]> {
  return page.evaluate((all) => Promise.all(all.map((address) => fetch(address).then(
    ({ ok, headers }) => (ok ? (headers.get('content-type') ?? '') : 'refused'),
    () => 'no answer',
  ))), addresses)
}

const own = [/javascript/, /css/, /svg/, /woff2/, /json/, /json/, /json/]

async function openUnderCopies(page: Page, portal: Portal): Promise<void> {
  await page.goto(portal.url)
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await copiesAreKept(page, '/api/events/approved')
}

async function expectOwn(page: Page): Promise<void> {
  const types = await typesOf(page)
  types.forEach((type, index) => expect.soft(type, addresses[index]).toMatch(own[index] ?? ''))
}

for (const [mode, during] of [['page', 'no answer'], ['elsewhere', 'no answer'], ['login', 'refused']] as const) {
  test(`an answer of a portal (${mode}) is not kept`, async ({ page, portal }) => {
    await openUnderCopies(page, portal)
    portal.mode = mode
    expect(await typesOf(page)).toEqual(addresses.map(() => during))
    await page.goto(portal.url)
    portal.mode = 'open'
    await page.goto(portal.url)
    await expect(main(page).getByRole('article').first()).toBeVisible()
    await expectOwn(page)
  })
}

test('the page of a portal does not replace that of the site', async ({ page, portal, site }) => {
  await openUnderCopies(page, portal)
  portal.mode = 'page'
  await page.reload()
  await expect(page).toHaveTitle('A cafe')
  await site.disconnect()
  await page.reload()
  await expect(main(page).getByText("LET'S MAKE OUR PLANET GREENER")).toBeVisible()
})

test('data that a portal answers for comes from the copy', async ({ page, portal }) => {
  await openUnderCopies(page, portal)
  const [known] = await page.evaluate(async () => (await (await caches.open('data')).keys()).map(({ url }) => url))
  portal.mode = 'page'
  expect(await page.evaluate(async (url) => (await fetch(url)).headers.get('content-type'), known ?? '')).toContain('json')
})

test('a wrong copy that was kept before is dropped', async ({ page, portal }) => {
  await openUnderCopies(page, portal)
  await page.evaluate(async (all) => {
    const wrong = () => new Response('<h1>Welcome</h1>', { headers: { 'content-type': 'text/html' } })
    const [code, data, document] = await Promise.all(['code', 'data', 'page'].map((name) => caches.open(name)))
    for (const address of all) await (address.startsWith('/assets/') ? code : data)?.put(address, wrong())
    await document?.put('/', wrong())
  }, addresses)
  await expectOwn(page)
})
