/** What a visitor does, in another engine: lists, filter, calendar, an event, search, languages, and a visit without a server. */
import { expect } from '@playwright/test'
import { cleanup } from '../support/listings/visitor-listings.ts'
import { button, dialog, field, heading, link, type DrivenPage } from './driven-page.ts'
import { delayedDay, lookedAt, visitorTest as test } from './engine-test.ts'

const titles = heading(undefined, 'main article')

/** `Bird count 01` and so on. */
const counts = (...numbers: readonly number[]) => numbers.map((number) => `Bird count ${String(number).padStart(2, '0')}`)
const countsFrom = (first: number, last: number) => counts(...Array.from({ length: last - first + 1 }, (_, index) => first + index))

test.afterEach(({}, { title }) => lookedAt('flows', title))

test('a list by pages, and back', async ({ driven }) => {
  await driven.open('/volunteer')
  await driven.expectTexts(titles, countsFrom(1, 10))
  await driven.click(button('Next', 'main nav'))
  await driven.expectTexts(titles, countsFrom(11, 20))
  await driven.expectAddress('/#/volunteer?page=2')
  await driven.reload()
  await driven.expectTexts(titles, countsFrom(11, 20))
  await driven.click(button('Previous', 'main nav'))
  await driven.expectTexts(titles, countsFrom(1, 10))
  await driven.back()
  await driven.expectTexts(titles, countsFrom(11, 20))
})

test('a filter by towns and tags', async ({ driven, expectedMessages }) => {
  // The counts of a choice are not awaited once the next is made. Firefox reports such a request when it goes through a service worker.
  expectedMessages.push(/^Failed to load ‘[^’]*\/counts\?[^’]*’\. A ServiceWorker intercepted the request/)
  await driven.open('/volunteer')
  await driven.click(button('Filter'))
  await driven.see({ css: 'input[type="checkbox"]', within: '[role="dialog"]' })
  const search = { css: 'input[type="search"]', within: '[role="dialog"]' }
  for (const city of ['Athens', 'Heraklion']) {
    await driven.refill(search, city)
    await driven.click(field(city, '[role="dialog"]'))
    await driven.refill(search, '')
  }
  await driven.click(field('Birds', '[role="dialog"]'))
  await driven.click(button('Apply', '[role="dialog"]'))
  await driven.seeNone(dialog('Filter'))
  await driven.expectTexts(titles, counts(3, 6, 9, 12, 15, 18, 21))
  await driven.expectAddress('/#/volunteer?city=Athens&city=Heraklion&tag=Birds')
  await driven.click(button('Remove Heraklion'))
  await driven.expectTexts(titles, counts(3, 9, 15, 21))
})

test('the calendar by keyboard', async ({ driven }) => {
  await driven.open('/events')
  const today = dayName(delayedDay('2026-10-07'))
  await driven.see(button(today))
  await driven.evaluate((name) => document.querySelector<HTMLElement>(`button[aria-label^="${name}"]`)?.focus(), today)
  await driven.expectFocus(button(today))
  await driven.press('ArrowRight', 'PageDown')
  const [year = 0, month = 0, day = 0] = delayedDay('2026-10-08').split('-').map(Number)
  const lastOfMonth = new Date(Date.UTC(year, month + 1, 0)).getUTCDate()
  const later = new Date(Date.UTC(year, month, Math.min(day, lastOfMonth)))
  await driven.expectFocus(button(dayName(later.toISOString().slice(0, 10))))
  await driven.press('PageUp', 'ArrowLeft')
  await driven.expectFocus(button(today))
})

test('an event over the calendar, by pointer and by keyboard', async ({ driven }) => {
  const bar = button('Forest walk', '[role="grid"]')
  await driven.open('/events')
  await driven.click(bar)
  await driven.see(dialog('Forest walk'))
  await driven.expectTitle('Prasino | Forest walk')
  await driven.expectAddress('event=')
  await driven.press('Escape')
  await driven.seeNone(dialog())
  await driven.expectFocus(bar)
  await driven.press('Enter')
  await driven.see(dialog('Forest walk'))
  await driven.click(button('Close', '[role="dialog"]'))
  await driven.seeNone(dialog())
  await driven.expectTitle('Prasino | Events')
  await driven.open(`/events?mode=list&from=${delayedDay('2026-10-10')}`)
  await driven.see({ css: 'main article', name: '' })
  await expect.poll(() => driven.texts(titles)).toContain(cleanup.title)
})

test('a search in Latin letters for Greek words', async ({ driven }) => {
  await driven.open('/about')
  await driven.click(link('Search', 'header'))
  await driven.expectFocus(field('What are you looking for?'))
  await driven.type('ksana')
  await expect.poll(async () => (await driven.texts(titles))[0]).toBe('Ένδυμα ξανά')
  await driven.expectAddress('/#/search?q=ksana')
  await driven.back()
  await driven.expectTitle('Prasino | About Us')
})

test('the languages', async ({ driven }) => {
  await driven.open('/shop')
  await driven.expectTitle('Prasino | Shop')
  await driven.click(button('Ελληνικά'))
  await driven.expectTitle('Prasino | Καταστήματα')
  await driven.reload()
  await driven.expectTitle('Prasino | Καταστήματα')
  expect(await driven.evaluate(() => document.documentElement.lang)).toBe('el')
  await driven.click(button('English'))
  await driven.expectTitle('Prasino | Shop')
})

test('a visit while the server is stopped', async ({ driven, sharedSite, expectedMessages }) => {
  await driven.open('/shop')
  await driven.see(titles)
  const seen = await driven.texts(titles)
  await copiesAreKept(driven, '/api/shops/approved')
  expectedMessages.push(/service-?worker|NetworkError|Failed to load|TypeError|Load failed|ServiceWorker/i)
  await sharedSite.stop()
  try {
    await driven.reload()
    await driven.expectTexts(titles, seen)
    await driven.see({ css: '[role="status"]', name: 'No connection. You see what was there on' })
  } finally {
    await sharedSite.start()
  }
})

/** Waits until the service worker has stored the page and its requests. */
async function copiesAreKept(driven: DrivenPage, address: string): Promise<void> {
  await expect.poll(() => driven.evaluate(async (part) => {
    const stores = await Promise.all((await caches.keys()).map((name) => caches.open(name)))
    const kept = (await Promise.all(stores.map((store) => store.keys()))).flat().map(({ url }) => url)
    const isKept = kept.some((url) => url.includes(part)) && kept.includes(new URL('.', location.href).href)
    return isKept && navigator.serviceWorker.controller !== null
  }, address), 'the service worker keeps a copy').toBe(true)
}

/** The accessible name of a day in the calendar: `Wednesday, October 7, 2026`. */
function dayName(day: string): string {
  return new Date(day).toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' })
}
