/** The pages of lists over HTTP: for people without scripts, and for search engines. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { incrementPublicVersion } from '../../../server/store/public-version.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

const address = 'https://prasino.example'

let database: Database
let site: TestApp
const ids: Record<string, number> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { PUBLIC_URL: address } })
  const insert = async (listing: Parameters<typeof insertApproved>[1]) => {
    ids[String(listing.title)] = await insertApproved(database.db, listing)
  }
  const event: Parameters<typeof insertApproved>[1] = {
    type: 'event', description: 'Bring <b>tea</b>.', city: 'Chania', tags: [{ name: 'Cleanup' }],
  }
  await insert({ ...event, title: 'Later', startDate: '2027-05-01' })
  await insert({ ...event, title: 'Sunday', startDate: '2026-11-22', endDate: '2026-11-23', translatedTitle: 'Κυριακή' })
  await insert({ ...event, title: 'Past', city: 'Volos', startDate: '2026-10-01', tags: [{ name: 'Seminar' }] })
  await insert({ ...event, title: 'Some day', city: 'Other', tags: [{ name: 'Other' }] })
  await insert({ type: 'shop', title: 'Jars', description: 'Refill.', city: 'Chania', tags: [{ name: 'Vegan' }] })
  await insert({ type: 'shop', title: 'Post', description: 'Refill.', city: 'e-shop' })
  await insert({ type: 'dine', title: 'Soup', description: 'Hot.', city: 'Volos', tags: [{ name: 'Vegan' }] })
  await insert({ type: 'volunteer', title: 'Waiting', description: 'Not yet.', city: 'Athens', approved: false })
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })
const body = async (url: string) => (await get(url)).body

/** The titles of the listings of a page, in their order. */
const titlesOf = (html: string) => [...html.matchAll(/<h2><a href="[^"]*" lang="\w+">([^<]+)<\/a><\/h2>/g)].map(([, title]) => title)
/** The titles of what a search has found, in their order. */
const found = (html: string) => [...html.matchAll(/<h3><a href="[^"]*" lang="\w+">([^<]+)<\/a><\/h3>/g)].map(([, title]) => title)
/** The lists that a page leads to, beside those of its header. */
const linksOf = (html: string) => [...html.slice(html.indexOf('<main>')).matchAll(/href="(\/lists[^"]*)"/g)].map(([, link]) => link)

describe('the page of a list', () => {
  it.each([
    ['/lists/events', ['Sunday', 'Later', 'Some day']], ['/lists/events/weekend', ['Sunday']],
    ['/lists/events/in/chania', ['Sunday', 'Later']], ['/lists/events/tag/cleanup', ['Sunday', 'Later']],
    ['/lists/shops', ['Jars', 'Post']], ['/lists/dine/in/volos', ['Soup']],
  ])('%s has what is to come, each once', async (path, titles) => {
    expect(titlesOf(await body(`${path}?lang=en`))).toEqual(titles)
  })

  it('is in the language of the reader, and names the other', async () => {
    const { body: html, headers, statusCode } = await get('/lists/events/in/chania', { 'accept-language': 'el' })
    expect([statusCode, headers['content-language']]).toEqual([200, 'el'])
    expect(headers.vary).toContain('Accept-Language')
    const when = 'Κυριακή 22 – Δευτέρα 23 Νοεμβρίου 2026'
    for (const shown of ['<h1>Εκδηλώσεις στα Χανιά</h1>', '2 εκδηλώσεις', '>Κυριακή</a>', 'Bring &lt;b&gt;tea', when]) {
      expect(html).toContain(shown)
    }
    expect(html).toContain(`<link rel="canonical" href="${address}/lists/events/in/chania?lang=el">`)
    expect(html).toContain(`<link rel="alternate" hreflang="en" href="${address}/lists/events/in/chania?lang=en">`)
  })

  it('links its listings, the same list in the app, and other lists', async () => {
    const html = await body('/lists/events/in/chania?lang=en')
    expect(html).toContain(`href="/events/${ids['Sunday']}-sunday?lang=en"`)
    expect(html).toContain('href="/#/events?city=Chania">Filter and calendar</a>')
    expect(linksOf(html)).toEqual(expect.arrayContaining(['/lists/shops/in/chania?lang=en', '/lists/events?lang=en', '/lists?lang=en']))
    expect(linksOf(html)).not.toContain('/lists/dine/in/chania?lang=en')
    expect(linksOf(await body('/lists/shops/tag/vegan?lang=en'))).toContain('/lists/dine/tag/vegan?lang=en')
  })

  it('of a type leads to its towns, tags and times with listings', async () => {
    const links = linksOf(await body('/lists/events?lang=en'))
    expect(links).toEqual(expect.arrayContaining([
      '/lists/events/weekend?lang=en', '/lists/events/in/chania?lang=en', '/lists/events/tag/cleanup?lang=en',
    ]))
    expect(links.filter((link) => /volos|other|seminar/.test(String(link)))).toEqual([])
  })

  it('has the header of the app, with a search and the login', async () => {
    const html = await body('/lists/events?lang=el')
    expect(html).toContain('action="/lists/search" data-screen="/#/search"><input type="hidden" name="lang" value="el">')
    expect(html).toContain('<a href="/#/login">Σύνδεση</a>')
    expect(html).toContain('<a href="/lists/events?lang=el" data-screen="/#/events" aria-current="page">Εκδηλώσεις</a>')
  })

  it('without listings is there for who has its address, and not for search engines', async () => {
    const empty = [['/lists/volunteers', 'No posts available.'], ['/lists/events/in/volos', 'No event matches your choices.']] as const
    for (const [path, words] of empty) {
      const { statusCode, body: html } = await get(`${path}?lang=en`)
      expect([path, statusCode]).toEqual([path, 200])
      expect(html).toContain(words)
      expect(html).toContain('<meta name="robots" content="noindex">')
    }
  })

  it.each([
    'parks', 'events/in/atlantis', 'events/tag/vegan', 'events/2', 'events/1', '%22%3E%3Cb%3E',
  ])('is not /lists/%s', async (path) => {
    const { statusCode, body: html } = await get(`/lists/${path}`, { 'accept-language': 'el' })
    expect(statusCode).toBe(404)
    expect(html).toContain('Δεν βρέθηκε')
    expect(html).not.toContain('"><b>')
  })
})

it('a long list has pages, each with its own address', async () => {
  for (let number = 10; number < 62; number += 1) {
    await insertApproved(database.db, { type: 'dine', title: `Table ${number}`, description: 'Bread.', city: 'Athens' })
  }
  const first = await body('/lists/dine/in/athens?lang=en')
  expect(titlesOf(first)).toHaveLength(50)
  expect(first).toContain('<a href="/lists/dine/in/athens/2?lang=en" rel="next">Next</a>')
  const second = await body('/lists/dine/in/athens/2?lang=en')
  expect(titlesOf(second)).toEqual(['Table 60', 'Table 61'])
  expect(second).toContain('<title>Places to eat in Athens, page 2 |')
  expect(second).toContain('<a href="/lists/dine/in/athens?lang=en" rel="prev">Previous</a>')
  expect(second).not.toContain('rel="next"')
  expect((await get('/lists/dine/in/athens/3')).statusCode).toBe(404)
})

describe('the search without a script', () => {
  it('finds listings of all types, and names the lists that the words mean', async () => {
    const html = await body('/lists/search?q=chania+vegan&lang=en')
    expect(found(html)).toEqual(['Jars'])
    expect(found(await body('/lists/search?q=%CF%87%CE%B1%CE%BD%CE%B9%CE%B1&lang=en'))).toEqual(['Sunday', 'Later', 'Jars'])
    expect(linksOf(await body('/lists/search?q=events+chania&lang=en'))).toEqual(['/lists/events/in/chania?lang=en'])
    expect(html).toContain('<meta name="robots" content="noindex">')
  })

  it('keeps the words in its field and in its other language', async () => {
    const html = await body('/lists/search?q=%22%3E%3Cb%3E+soup&lang=en')
    expect(html).toContain('name="q" value="&quot;&gt;&lt;b&gt; soup"')
    expect(html).toContain('href="/lists/search?q=%22%3E%3Cb%3E+soup&amp;lang=el"')
    expect(html).not.toContain('"><b>')
  })

  it.each([
    ['', 'Type a word or its first letters'], ['?q=', 'Type a word or its first letters'], ['?q=zebra', 'Nothing was found for “zebra”.'],
    [`?q=${'z'.repeat(4_000)}`, `Nothing was found for “${'z'.repeat(100)}”.`],
  ])('answers %s with what to do', async (query, words) => {
    const { statusCode, body: html } = await get(`/lists/search${query}`, { 'accept-language': 'en' })
    expect(statusCode).toBe(200)
    expect(html).toContain(words)
  })

  it('is made again after a change of the listings', async () => {
    expect(found(await body('/lists/search?q=newest&lang=en'))).toEqual([])
    await insertApproved(database.db, { type: 'dine', title: 'Newest', description: 'Bread.', city: 'Serres' })
    await incrementPublicVersion(database.db)
    site.clock.elapsedMs += 1_000
    expect(found(await body('/lists/search?q=newest&lang=en'))).toEqual(['Newest'])
  })
})

it('one page leads to all lists, and so does the sitemap', async () => {
  const expected = [
    '/lists/events', '/lists/events/weekend', '/lists/events/in/chania', '/lists/events/tag/cleanup',
    '/lists/shops', '/lists/shops/in/chania', '/lists/shops/tag/vegan', '/lists/dine', '/lists/dine/in/volos', '/lists/dine/tag/vegan',
  ]
  const links = linksOf(await body('/lists?lang=en')).map((link) => link?.replace('?lang=en', ''))
  const sitemap = await body('/sitemap/lists.xml')
  const named = [...sitemap.matchAll(/<loc>https:\/\/prasino\.example([^<]+)\?lang=el<\/loc>/g)].map(([, path]) => path)
  expect(named).toEqual(expect.arrayContaining(['/lists', ...expected]))
  expect(links).toEqual(expect.arrayContaining(expected))
  for (const path of ['volunteers', 'events/in/volos', 'events/tag/seminar', 'shops/in/e-shop', 'events/tag/other']) {
    expect([...named, ...links]).not.toContain(`/lists/${path}`)
  }
  expect(await body('/sitemap.xml')).toContain(`<loc>${address}/sitemap/lists.xml</loc>`)
})
