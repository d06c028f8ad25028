/** The web app with a backend that has only the documented calls, and on another origin. Specification, section 7. */
import { join } from 'node:path'
import type { Page } from '@playwright/test'
import { usedBuild } from '../../../tools/used-build.ts'
import { failureWords } from '../../support/browser/failure-words.ts'
import { cacheCode } from '../../support/browser/cached-code.ts'
import { bars, period, step } from '../../support/browser/calendar.ts'
import { documentedListings } from '../../support/calls/documented-listings.ts'
import { startDocumentedBackend, type DocumentedBackend } from '../../support/sites/documented-backend.ts'
import {
  becomeAdmin, becomeMember, documentedAdmin, documentedMember, expectDocumented, manageUsers, moderate, submitEachType, withPending,
} from '../../support/sites/documented-flows.ts'
import { apply, chooseCity, openFilter, tag } from '../../support/browser/filter-menu.ts'
import { hostWebApp, type HostedWebApp } from '../../support/sites/hosted-web-app.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import type { Make } from '../../support/runner/shared.ts'
import { visitorListings } from '../../support/listings/visitor-listings.ts'
import { expect, test as visitorTest } from '../../support/sites/visitor.ts'

/** The web app that the server serves. */
const builtWebApp = join(usedBuild(), 'web')

const hostedWebApp: Make<HostedWebApp> = async (_, atEnd) => {
  const webApp = await hostWebApp()
  atEnd(() => webApp.close())
  return webApp
}

const test = visitorTest.extend<{ webApp: HostedWebApp }>({
  isContextKept: false,
  webApp: [async ({ shared }, provide) => provide(await shared.get(hostedWebApp)), { timeout: 60_000 }],
})
// These tests run in one worker, because each worker builds the web app for them.
test.describe.configure({ mode: 'default' })

// The browser itself logs the 404 of the configuration, which only our server has. Each visitor opens the page once.
const noConfiguration = /404 \(Not Found\) .*\/config\.json$/

const summary = (page: Page) => main(page).getByRole('status')
const titles = (page: Page) => main(page).getByRole('article').getByRole('heading')

/** Opens home and checks its regions: only backends with the offer have the towns. */
async function openHome(page: Page, url: string, headings: readonly string[]) {
  await page.goto(url)
  await expect(page.getByRole('region', { name: 'Upcoming' }).getByRole('article')).toHaveCount(5)
  await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0)
  await expect(main(page).getByRole('heading', { level: 2 })).toHaveText([...headings])
}

async function browseLists(page: Page, url: string) {
  await page.goto(`${url}/#/volunteer`)
  await expect(summary(page)).toHaveText('23 posts')
  await page.getByRole('button', { name: 'Next' }).click()
  await expect(titles(page).first()).toHaveText('Bird count 11')
  await openFilter(page)
  await chooseCity(page, 'Athens')
  await chooseCity(page, 'Heraklion')
  await tag(page, 'Birds').check()
  await apply(page)
  await expect(titles(page)).toHaveText(['03', '06', '09', '12', '15', '18', '21'].map((number) => `Bird count ${number}`))
  await page.goto(`${url}/#/shop`)
  await expect(titles(page)).toHaveText(['Apple cellar', 'bread of the old mill', 'Cloth & <i>thread</i>', 'Ένδυμα ξανά'])
  await page.goto(`${url}/#/events?mode=list&page=2`)
  await expect(summary(page)).toHaveText('14 events')
  await expect(titles(page).last()).toHaveText('Community compost')
}

/** Returns the address of an opened event. */
async function browseCalendar(page: Page, url: string): Promise<string> {
  await page.goto(`${url}/#/events`)
  await expect(bars(page, 'Seed swap week')).toBeVisible()
  await step(page, 'Next').click()
  await bars(page, 'Olive harvest').click()
  await expect(page.getByRole('dialog', { name: 'Olive harvest' })).toContainText('November 14, 2026')
  await expect(period(page)).toHaveText('November 2026')
  return page.url()
}

async function openAddress(page: Page, address: string) {
  await page.goto(address)
  await expect(page.getByRole('dialog', { name: 'Olive harvest' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(bars(page, 'Olive harvest')).toBeVisible()
}

async function useAsMember(page: Page, { violations, state }: DocumentedBackend) {
  await becomeMember(page)
  await submitEachType(page)
  expect(violations).toEqual([])
  expect(state.listings.shop.find(({ title }) => title === 'New shop')).toMatchObject({ approved: false })
}

async function useAsAdmin(page: Page, backend: DocumentedBackend) {
  await becomeAdmin(page)
  await moderate(page)
  await manageUsers(page)
  expectDocumented(backend)
}

test('all screens of visitors use with only the documented calls', async ({ page, anotherVisitor, expectConsole }) => {
  expectConsole(noConfiguration, 2)
  const backend = await startDocumentedBackend({ listings: documentedListings, webFolder: builtWebApp })
  const another = await anotherVisitor()
  await openHome(page, backend.url, ['Do you want to... ?', 'Upcoming'])
  await browseLists(page, backend.url)
  await openAddress(another, await browseCalendar(page, backend.url))
  expect(backend.violations).toEqual([])
  await backend.close()
})

const signedInUses = [
  ['members', useAsMember, { listings: documentedListings }],
  ['administrators', useAsAdmin, { listings: withPending(documentedListings), users: [documentedAdmin, documentedMember] }],
] as const

for (const [who, use, content] of signedInUses) {
  test(`all screens of ${who} use with only the documented calls, on another origin`, async ({ page, webApp, expectConsole }) => {
    expectConsole(noConfiguration)
    const backend = await startDocumentedBackend({ ...content, webOrigin: webApp.url })
    await webApp.pointTo(backend.url)
    await page.goto(webApp.url)
    await use(page, backend)
    await backend.close()
  })
}

test('lists that cannot be fetched show an error and log it', async ({ page, site, expectConsole }) => {
  await page.goto('/#/about')
  await cacheCode(page)
  await site.disconnect()
  for (const [path, name] of [['/volunteer', 'volunteers'], ['/shop', 'shops'], ['/dine', 'dine']] as const) {
    expectConsole(`Failed to fetch approved ${name}`)
    const logged = page.waitForEvent('console', { predicate: (message) => message.text() === `Failed to fetch approved ${name}` })
    await goTo(page, path)
    await logged
    await expect(main(page).getByText(failureWords('Error fetching posts'))).toBeVisible()
  }
})

test('the server allows the web app of a configured origin', async ({ page, anotherVisitor, webApp, sites }) => {
  const server = await sites.open({ listings: visitorListings, environment: { WEB_ORIGINS: webApp.url, PRODUCT_NAME: 'Leaf' } })
  await webApp.pointTo(server.url)
  await openHome(page, webApp.url, ['Events by city', 'Do you want to... ?', 'Upcoming'])
  await browseLists(page, webApp.url)
  await expect(page).toHaveTitle('Leaf | Events')
  await openAddress(await anotherVisitor(), await browseCalendar(page, webApp.url))
})

test('the server refuses the web app of other origins', async ({ page, webApp, sites, expectConsole }) => {
  // The configuration, which the page preloads, and the list.
  expectConsole(/^Access to (link element resource|fetch) at .* has been blocked by CORS policy/, 2)
  expectConsole(/^Failed to load resource: net::ERR_FAILED/, 2)
  expectConsole('Failed to fetch approved shops')
  const server = await sites.open({ listings: visitorListings, environment: { WEB_ORIGINS: 'https://elsewhere.example' } })
  await webApp.pointTo(server.url)
  await page.goto(`${webApp.url}/#/shop`)
  await expect(main(page).getByText(failureWords('Error fetching posts'))).toBeVisible()
})
