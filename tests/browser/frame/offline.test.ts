/** Visits without a network: the site opens with what was seen last, and says how old it is; drafts are sent later. */
import type { Page } from '@playwright/test'
import { accessibilityFaults } from '../../support/browser/axe.ts'
import { failureWords } from '../../support/browser/failure-words.ts'
import { test as accountTest } from '../../support/sites/accounts.ts'
import { codeIsKept, copiesAreKept } from '../../support/browser/kept-copies.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { add, fillIn, openForm } from '../../support/browser/submission.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test.use({ serviceWorkers: 'allow', isContextKept: false, now: null })

/** The public screens that show no list. */
const titles = {
  '/search': 'Search', '/about': 'About Us', '/contact': 'Contact Us', '/social': 'Social Media', '/accessibility': 'Accessibility',
  '/login': 'Login', '/register': 'Sign up', '/forgot-password': 'Forgot password',
}

const notice = (page: Page) => page.getByRole('status').filter({ hasText: /^No connection\. You see what was there on \d\d\/\d\d\/\d{4}/ })

test('what was seen opens without a network after the first visit, and says how old it is', async ({ page, visit, site }) => {
  await visit('/shop')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  const titles = await main(page).getByRole('article').getByRole('heading').allTextContents()
  await copiesAreKept(page, '/api/shops/approved')
  await site.disconnect()
  await page.reload()
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText(titles)
  await expect(notice(page)).toBeVisible()
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 844 })
    const [icon, words] = [await notice(page).locator('svg').boundingBox(), await notice(page).getByText('No connection.').boundingBox()]
    expect(icon?.width).toBe(24)
    expect(words?.x).toBe((icon?.x ?? 0) + 24 + 16)
  }
  expect(await accessibilityFaults(page)).toEqual([])

  await site.reconnect()
  await goTo(page, '/dine')
  await expect(main(page).getByText('Chickpea corner').first()).toBeVisible()
  await expect(notice(page)).toHaveCount(0)
  await site.disconnect()
  await goTo(page, '/shop')
  await expect(main(page).getByRole('article').getByRole('heading')).toHaveText(titles)
  await expect(notice(page)).toBeVisible()
})

test('the first visit is kept by a browser that does not tell the status of responses, as Safari', async ({ page, visit, site }) => {
  await page.addInitScript(() => Reflect.deleteProperty(PerformanceResourceTiming.prototype, 'responseStatus'))
  await visit('/shop')
  await expect(main(page).getByRole('article').first()).toBeVisible()
  await copiesAreKept(page, '/api/shops/approved')
  await site.disconnect()
  await page.reload()
  await expect(notice(page)).toBeVisible()
})

test('every public screen opens without a network after a visit of home @phone', async ({ page, visit, site, expectConsole }) => {
  for (const type of ['volunteers', 'shops', 'dine', 'events']) expectConsole(`Failed to fetch approved ${type}`)
  await visit('/')
  await copiesAreKept(page, '/api/events/approved')
  await codeIsKept(page)
  // The names of places are fetched after the code.
  await copiesAreKept(page, '/greekRegions.json')
  await site.disconnect()
  // The failure of the last screen is shown until the next one is there.
  const isLogged = (type: string) => page.waitForEvent('console', (message) => message.text() === `Failed to fetch approved ${type}`)
  for (const [path, type] of [['/volunteer', 'volunteers'], ['/shop', 'shops'], ['/dine', 'dine']] as const) {
    const logged = isLogged(type)
    await goTo(page, path)
    await logged
    await expect(main(page).getByText(failureWords('Error fetching posts'))).toBeVisible()
    await expect(main(page).getByRole('alert').locator('svg')).toBeVisible()
  }
  // On wide screens the calendar takes the room of the filter, which shows the cities.
  if ((page.viewportSize()?.width ?? 0) < 768) {
    await page.getByRole('button', { name: 'Filter' }).click()
    await expect(page.getByRole('dialog', { name: 'Filter' }).getByRole('checkbox', { name: 'Crete' })).toBeVisible()
  }
  const logged = isLogged('events')
  await goTo(page, '/events')
  await logged
  await expect(main(page).getByText(failureWords('The events could not be fetched.'))).toBeVisible()
  await expect(main(page).getByRole('grid')).toBeVisible()
  for (const [path, title] of Object.entries(titles)) {
    await goTo(page, path)
    await expect(page).toHaveTitle(`Prasino | ${title}`)
  }
  await expect(page.getByRole('alert').filter({ hasText: 'Something went wrong' })).toHaveCount(0)
})

test('the notice goes by itself when the server is back, while nothing else is asked', async ({ page, visit, site }) => {
  await visit('/shop')
  await copiesAreKept(page, '/api/shops/approved')
  await site.disconnect()
  await page.reload()
  await expect(notice(page)).toBeVisible()
  await site.reconnect()
  await expect(notice(page)).toHaveCount(0)
})

test('the site can be installed', async ({ page, visit }) => {
  await visit('/')
  const manifest = await page.evaluate(async () => {
    const href = document.querySelector<HTMLLinkElement>('link[rel=manifest]')?.href ?? ''
    return (await (await fetch(href)).json()) as { icons: { src: string; sizes: string }[]; display: string; start_url: string }
  })
  expect(manifest).toMatchObject({ display: 'standalone', start_url: './' })
  for (const { src, sizes } of manifest.icons) {
    const size = await page.evaluate(async (address) => {
      const { width, height } = await createImageBitmap(await (await fetch(address)).blob())
      return `${width}x${height}`
    }, src)
    expect(size).toBe(sizes)
  }
})

accountTest.describe('a member', () => {
  accountTest.use({ serviceWorkers: 'allow', isContextKept: false })

  accountTest('is asked whether to send a draft when the connection is back', async ({ page, site, member }) => {
    await openForm(page, site, member)
    await fillIn(page, 'shop', 'Offline shop')
    await site.disconnect()
    await add(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click()
    await expect(main(page).getByLabel('Title')).toHaveValue('Offline shop')
    await site.reconnect()
    await expect(page.getByRole('alertdialog')).toContainText('Nobody answered when you added “Offline shop”.')
    await page.getByRole('button', { name: 'Send it now' }).click()
    await expect(page.getByRole('dialog')).toContainText('has been submitted successfully')
  })

  accountTest('is told on any screen that a listing was not answered', async ({ page, site, member }) => {
    await openForm(page, site, member)
    await fillIn(page, 'shop', 'Jars of the beach')
    await site.disconnect()
    await add(page)
    await page.getByRole('alertdialog').getByRole('button', { name: 'Close' }).last().click()
    await site.reconnect()
    await page.getByRole('alertdialog').getByRole('button', { name: 'Later' }).click()
    await goTo(page, '/')
    const told = page.getByRole('status').filter({ hasText: 'Nobody answered when you added “Jars of the beach”.' })
    await expect(told).toBeVisible()
    await told.getByRole('link', { name: 'Open the form' }).click()
    await expect(main(page).getByLabel('Title')).toHaveValue('Jars of the beach')
    await expect(told).toHaveCount(0)
    await add(page)
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click()
    await goTo(page, '/')
    await expect(told).toHaveCount(0)
  })

  accountTest('has the draft in a new release, which the next load opens', async ({ page, site, member }) => {
    await openForm(page, site, member)
    await copiesAreKept(page, '/assets/')
    await main(page).getByLabel('Title').fill('Written in the old release')
    const keptPage = () => page.evaluate(async () => (await (await caches.open('page')).match(new URL('.', location.href)))?.text())
    const released = await keptPage()
    expect(released).toContain('<div id="root"')
    await page.evaluate(async () => {
      const old = new Response('<p>The old release</p>', { headers: { 'content-type': 'text/html' } })
      await (await caches.open('page')).put(new URL('.', location.href), old)
    })
    await page.reload()
    await expect(main(page).getByLabel('Title')).toHaveValue('Written in the old release')
    expect(await keptPage()).toBe(released)
  })

  accountTest('leaves no copy of private data', async ({ page, site, member }) => {
    await openForm(page, site, member)
    await page.goto('/#/my-listings')
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('My listings')
    await copiesAreKept(page, '/assets/')
    await page.goto('/#/shop')
    await copiesAreKept(page, '/api/shops/approved')
    const kept = await page.evaluate(async () => {
      const names = await caches.keys()
      const requests = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
      return requests.flat().filter(({ url, headers }) => url.includes('/my/') || headers.has('authorization')).map(({ url }) => url)
    })
    expect(kept).toEqual([])
  })
})
