/** What was seen opens without a network: an event of a month, a listing of a list, the page of a listing. What was not, says so. */
import type { Page } from '@playwright/test'
import { listingPagePath } from '../../../domain/listing/listing-page.ts'
import { codeIsKept, copiesAreKept, keptAddresses } from '../../support/browser/kept-copies.ts'
import { goTo, main } from '../../support/browser/open-screen.ts'
import { expect, test } from '../../support/sites/visitor.ts'

test.use({ serviceWorkers: 'allow', isContextKept: false, now: null })

const month = '/events?date=2026-10-24'
const keptEvents = '/api/events/approved?from=2026-09-'

/** The ids of the listings by their titles. */
async function listed(page: Page, segment: string): Promise<ReadonlyMap<string, number>> {
  const listings = (await (await page.request.get(`/api/${segment}/approved`)).json()) as { id: number; title: string }[]
  return new Map(listings.map(({ id, title }) => [title, id]))
}

const dialog = (page: Page, name: string) => page.getByRole('dialog', { name })

test('each event of a month that was seen opens without a network, and by its address @phone', async ({ page, visit, site }) => {
  const walk = (await listed(page, 'events')).get('Forest walk') ?? 0
  await visit('/events')
  // The worker then hears of each month.
  await copiesAreKept(page, '/api/events/days')
  await goTo(page, month)
  await copiesAreKept(page, keptEvents)
  await codeIsKept(page)
  await site.disconnect()
  await goTo(page, `${month}&event=${walk}`)
  await expect(dialog(page, 'Forest walk')).toContainText('Maps')
  await page.reload()
  await expect(dialog(page, 'Forest walk')).toContainText('Maps')
  // Its page was not read.
  await page.goto(listingPagePath('event', { id: walk, title: 'Forest walk' }))
  await expect(page).toHaveURL(new RegExp(`/#/events\\?.*event=${walk}$`))
  await expect(dialog(page, 'Forest walk')).toContainText('Maps')
})

test('a month or a week that was not seen has the events of the months that were', async ({ page, visit, site }) => {
  await visit('/events')
  // The worker then hears of each month.
  await copiesAreKept(page, '/api/events/days')
  await goTo(page, month)
  await copiesAreKept(page, keptEvents)
  await copiesAreKept(page, '/greekRegions.json')
  await codeIsKept(page)
  await site.disconnect()
  const bars = main(page).getByRole('button', { name: /^(?:Tree planting|Forest walk)/ })
  for (const [address, title] of [
    ['date=2026-09-30', 'Tree planting'],
    ['date=2026-09-30&city=Athens', 'Tree planting'],
    ['view=week&date=2026-10-05', 'Forest walk'],
    ['view=week&date=2026-10-05&region=epirus', 'Forest walk'],
  ] as const) {
    await goTo(page, `/events?${address}`)
    await expect(bars).toHaveText([new RegExp(title)])
  }
  await goTo(page, '/events?view=week&date=2026-10-05&region=crete')
  await expect(main(page)).toContainText('There are no events in this range.')
  await page.goBack()
  await bars.click()
  await expect(dialog(page, 'Forest walk')).toContainText('Maps')
})

test('the page of a listing that was read opens again with what works then, and says that it is a copy', async ({ page, site }) => {
  const id = (await listed(page, 'events')).get('Forest walk') ?? 0
  const address = listingPagePath('event', { id, title: 'Forest walk' })
  const notice = page.getByText('No connection. You see this page as it was when you last read it.')
  // The first visit, by a link that somebody sent.
  await page.goto(`${address}?lang=en`)
  for (const part of ['/page.js', `/events/${id}.ics`, `/api/events/${id}`]) {
    await expect.poll(() => keptAddresses(page)).toContainEqual(expect.stringContaining(part))
  }
  await expect(notice).toBeHidden()
  await site.disconnect()
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forest walk')
  await expect(notice).toBeVisible()
  await expect(page.getByRole('button', { name: 'Copy link' })).toBeVisible()
  const save = page.getByRole('button', { name: 'Save' })
  await save.click()
  await expect(save).toHaveText('Saved')
  // The page has a link to the file as long as the event is still to come.
  const download = page.waitForEvent('download')
  await page.evaluate((file) => location.assign(file), `/events/${id}.ics`)
  expect((await download).suggestedFilename()).toBe('Forest walk.ics')
})

test('the pages of lists that were read open again, and others lead to the app', async ({ page, visit, site, expectConsole }) => {
  expectConsole(/^Failed to fetch approved dine/)
  const notice = page.getByText('No connection. You see this page as it was when you last read it.')
  const kept = () => page.evaluate(async () => (await (await caches.open('listing-pages')).keys()).map(({ url }) => new URL(url).pathname))
  // The first visit, by a search engine.
  await page.goto('/lists/shops?lang=en')
  await expect.poll(kept).toEqual(['/lists/shops'])
  await page.goto('/lists?lang=en')
  await page.goto('/lists/shops/in/chania?lang=en')
  await expect.poll(kept).toEqual(['/lists/shops', '/lists', '/lists/shops/in/chania'])
  await expect(notice).toBeHidden()
  await visit('/shop?city=Chania')
  await copiesAreKept(page, '/greekCities.json')
  await codeIsKept(page)
  await site.disconnect()
  const read = [['/lists', 'All lists'], ['/lists/shops', 'Shops'], ['/lists/shops/in/chania', 'Shops in Chania']] as const
  for (const [path, title] of read) {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expect(notice).toBeVisible()
  }
  const others = [
    ['shops/tag/zero-waste', 'shop?tag=Zero%20Waste', 'Apple cellar'],
    ['shops/in/unknown', 'shop', 'Apple cellar'],
    ['dine/in/rhodes/2', 'dine?city=Rhodes', 'It has nothing of this list'],
  ] as const
  for (const [path, screen, words] of others) {
    await page.goto(`/lists/${path}`)
    await expect(page).toHaveURL(`${site.url}/#/${screen}`)
    await expect(main(page)).toContainText(words)
  }
})

test('lists with a filter and the search have what was seen and saved, and say so', async ({ page, visit, site, expectConsole }) => {
  expectConsole('Failed to fetch approved dine')
  const notice = page.getByRole('status').filter({ hasText: 'lists and searches have only what this device has kept' })
  const titles = main(page).getByRole('article').getByRole('heading')
  await visit('/dine')
  await main(page).getByRole('link', { name: 'Chickpea corner', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click()
  await page.goBack()
  await goTo(page, '/shop')
  await copiesAreKept(page, '/api/shops/approved')
  await copiesAreKept(page, '/greekRegions.json')
  await codeIsKept(page)
  // The list with the saved listing is gone, as after some weeks. The browser's own cache has the address of a whole list.
  await page.evaluate(async () => {
    const data = await caches.open('data')
    const ofDine = (await data.keys()).filter(({ url }) => url.includes('/api/dine/'))
    await Promise.all([...ofDine.map((key) => data.delete(key)), fetch('api/shops/approved').then((response) => response.text())])
  })
  await site.disconnect()
  for (const place of ['city=Chania', 'region=crete']) {
    await goTo(page, `/shop?${place}`)
    await expect(titles).toHaveText(['Apple cellar'])
  }
  await expect(notice).toBeVisible()
  for (const text of ['aple', 'Χανιά', 'Crete', 'καταστήματα Κρήτη']) {
    await goTo(page, `/search?q=${text}`)
    await expect(titles).toHaveText(['Apple cellar'])
  }
  await expect(main(page)).toContainText(/only the listings that this device has kept were searched: \d+\./)
  await expect(notice).toBeVisible()
  await goTo(page, '/search?q=chickpea')
  await expect(titles).toHaveText(['Chickpea corner'])
  await titles.getByRole('link').click()
  await expect(dialog(page, 'Chickpea corner')).toContainText('Maps')
})

test('a listing whose page was read opens over a calendar that does not have it', async ({ page, visit, site }) => {
  const walk = (await listed(page, 'events')).get('Forest walk') ?? 0
  await page.goto(`${listingPagePath('event', { id: walk, title: 'Forest walk' })}?lang=en`)
  await expect.poll(() => page.evaluate(() => caches.has('data'))).toBe(true)
  const otherMonth = '/events?date=2027-06-24'
  await visit(otherMonth)
  await copiesAreKept(page, `/api/events/${walk}`)
  await copiesAreKept(page, '/api/events/days')
  await codeIsKept(page)
  await site.disconnect()
  await goTo(page, `${otherMonth}&event=${walk}`)
  await expect(dialog(page, 'Forest walk')).toContainText('Maps')
})

test('what was not seen says so in words of its own', async ({ page, visit, site, expectConsole }) => {
  expectConsole('Failed to fetch approved dine', 2)
  expectConsole('Failed to fetch approved events', 2)
  await visit('/shop')
  await copiesAreKept(page, '/api/shops/approved')
  await codeIsKept(page)
  await site.disconnect()
  await goTo(page, '/dine')
  await expect(main(page)).toContainText('It has nothing of this list: the pages that you have read open again.')
  await expect(main(page)).not.toContainText('Error fetching posts')
  const kept = main(page).getByRole('navigation', { name: 'Kept on this device:' }).getByRole('link')
  await expect(kept).toHaveText(['Shop', 'Search'])
  await goTo(page, '/events')
  await expect(main(page)).toContainText('It has nothing of these days: the months that you have seen open again.')
  await goTo(page, '/search?q=walk')
  await expect(main(page)).toContainText('This device has kept nothing with “walk”.')
  await expect(main(page)).toContainText(/only the listings that this device has kept were searched: \d+\./)
  // The page of an event, and the path of a screen without the hash.
  await page.goto('/events/999999')
  await expect(dialog(page, 'Event')).toContainText('This event is not kept on this device. It opens when you are connected.')
  await page.goto('/dine')
  await expect(page).toHaveURL(`${site.url}/#/dine`)
  await expect(main(page)).toContainText('It has nothing of this list')
  await page.goto('/shops/999999')
  await expect(dialog(page, 'Post')).toContainText('This post is not kept on this device. It opens when you are connected.')
})
