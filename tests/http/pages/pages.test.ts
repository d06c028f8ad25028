/** The pages that the server makes, over HTTP. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

describe('robots.txt', () => {
  /** Whether the longest rule that matches the address allows it. RFC 9309, section 2.2.2. */
  function isAllowed(robots: string, address: string): boolean {
    const rules = robots.split('\n').flatMap((line) => {
      const [, kind, path = ''] = /^(Allow|Disallow): (\S+)$/.exec(line) ?? []
      const pattern = new RegExp(`^${path.replaceAll(/[.?+]/g, String.raw`\$&`).replaceAll('*', '.*')}`)
      return kind && pattern.test(address) ? [{ isAllowed: kind === 'Allow', length: path.length }] : []
    })
    return rules.toSorted((a, b) => b.length - a.length || Number(b.isAllowed) - Number(a.isAllowed))[0]?.isAllowed ?? true
  }

  it('lets search engines fetch what public lists are made of, and nothing that is private or expensive', async () => {
    const { app } = await startTestApp(database.db)
    const robots = (await app.inject('/robots.txt')).body
    const query = '?city=Athens&page=2'
    const open = [
      '/', '/assets/main-1a2b.js', '/config.json', '/greekCities.json', '/greekRegions.json', '/manifest.webmanifest', '/sitemap.xml',
      '/sitemap/0.xml', '/embed', '/events/1-walk', '/events/1-walk.png?lang=en&v=1', '/feeds/events.json',
      '/api/events/days?from=2026-12-01', '/api/events/towns?from=2026-12-01',
      ...['events', 'volunteers', 'shops', 'dine'].flatMap((type) => [`/api/${type}/approved`, `/api/${type}/approved${query}`]),
    ]
    const closed = [
      '/api/users', '/api/audit', '/api/my/listings', '/api/listings', '/api/contact', '/api/events/unapproved', '/api/shops/3',
      '/api/events', '/api/search?q=ka', '/api/events/counts', '/auth/login', '/open-data/listings.csv?cursor=1',
    ]
    expect(open.filter((address) => !isAllowed(robots, address))).toEqual([])
    expect(closed.filter((address) => isAllowed(robots, address))).toEqual([])
  })

  it('keeps search engines out of the API, and is revalidated', async () => {
    const { app } = await startTestApp(database.db)
    const { statusCode, headers, body } = await app.inject('/robots.txt')
    expect(statusCode).toBe(200)
    expect(headers).toMatchObject({ 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=0, s-maxage=1' })
    expect(body).toContain('Disallow: /api/')
    const again = await app.inject({ url: '/robots.txt', headers: { 'if-none-match': headers.etag } })
    expect(again.statusCode).toBe(304)
    expect((await app.inject({ method: 'HEAD', url: '/robots.txt' })).statusCode).toBe(200)
  })
})

describe('the footer of a document', () => {
  it.each(['/lists', '/lists/shops', '/embed', '/nothing-here'])('is that of the app: %s', async (path) => {
    const { app, clock } = await startTestApp(database.db)
    clock.now = new Date('2026-12-31T23:00:00Z')
    const { body } = await app.inject({ url: `${path}?lang=en`, headers: { accept: 'text/html' } })
    const [, footer = ''] = /<footer[^>]*>(.*)<\/footer>/s.exec(body) ?? []
    const links = { about: 'About Us', contact: 'Contact Us', social: 'Social Media', accessibility: 'Accessibility' }
    for (const [screen, name] of Object.entries(links)) expect(footer).toContain(`<a href="/#/${screen}">${name}</a>`)
    expect(footer).toContain('Copyright © 2027, Prasino. All rights reserved.')
  })
})

describe('the parameter lang of a document', () => {
  const greek = { translatedTitle: 'Βάζα', translatedDescription: 'Ξαναγέμισμα.' }
  const urls = async () => {
    const id = await insertApproved(database.db, { type: 'shop', title: 'Jars', description: 'Refill.', ...greek })
    return ['/embed', `/shops/${id}-jars`, `/shops/${id}-jars.png`]
  }

  it.each(['zz', '', '__proto__', 'EL'])('is ignored with the value %j, as if it was not there', async (lang) => {
    const { app } = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://prasino.example' } })
    for (const url of await urls()) {
      for (const language of ['el', 'en', 'el']) {
        const { headers, statusCode } = await app.inject({ url: `${url}?lang=${lang}`, headers: { 'accept-language': language } })
        expect([url, statusCode, headers['content-language']]).toEqual([url, 200, language])
        expect(headers.vary).toContain('Accept-Language')
        expect(headers.vary).toContain('Cookie')
      }
    }
  })

  it('decides if the site has the language, whatever the reader sends', async () => {
    const { app } = await startTestApp(database.db)
    for (const url of await urls()) {
      const { headers } = await app.inject({ url: `${url}?lang=el`, headers: { 'accept-language': 'en', 'cookie': 'language=en' } })
      expect([url, headers['content-language']]).toEqual([url, 'el'])
      expect(headers.vary ?? '').not.toContain('Accept-Language')
    }
  })

  it('is kept by a redirect only then', async () => {
    const { app } = await startTestApp(database.db)
    const id = await insertApproved(database.db, { type: 'dine', title: 'Soup', description: 'Hot.' })
    const target = async (lang: string) => (await app.inject(`/dine/${id}?lang=${lang}`)).headers.location
    expect(await target('el')).toMatch(/-soup\?lang=el$/)
    expect(await target('zz')).toMatch(/-soup$/)
  })
})

it.each([
  '/lists', '/lists/events', '/lists/events/in/chania/2', '/events/12-slug', '/shops/12', '/dine/12.png', '/embed', '/robots.txt',
  '/sitemap.xml', '/sitemap/0.xml',
])('%s with a slash at its end has moved to it for good, with its query', async (path) => {
  const { app } = await startTestApp(database.db)
  for (const query of ['', '?lang=el', '?lang=el&from=a/']) {
    const { statusCode, headers } = await app.inject(`${path}/${query}`)
    expect([statusCode, headers.location]).toEqual([301, path + query])
  }
})

describe('an unknown address', () => {
  const browser = 'text/html,application/xhtml+xml,application/xml;q=0.9,*/*;q=0.8'
  let site: TestApp

  beforeAll(async () => {
    site = await startTestApp(database.db)
  })

  function ask(url: string, headers: Record<string, string> = {}) {
    return site.app.inject({ url, headers: { 'accept': browser, 'accept-language': 'el', ...headers } })
  }

  it.each(['/nothing-here', '/el/lists/unknown', '/lists/unknown', '/events/20/x', '/assets/old.js', '//evil.example', '/%23/nothing'])(
    'is for people a page with the header, the search and a way on: %s',
    async (url) => {
      const { statusCode, headers, body } = await ask(url)
      expect([statusCode, headers['content-type'], headers['content-language']]).toEqual([404, 'text/html; charset=utf-8', 'el'])
      expect(headers['cache-control']).toBe('no-store')
      expect(headers['content-security-policy']).toContain("default-src 'self'")
      expect(body).toContain('<h1>Δεν βρέθηκε</h1>\n<p>Καμία σελίδα δεν έχει αυτή τη διεύθυνση.')
      expect(body).toContain('<meta name="robots" content="noindex">')
      expect(body).toMatch(/<header class="header">.*<main>.*<form role="search" action="\/lists\/search"[^>]* aria-label.*href="\/lists\?lang=el".*<\/main>/s)
      expect(body).not.toContain('evil.example')
    },
  )

  it('is in the language that the address or the visitor has chosen, and leads to the same address in the other', async () => {
    const inEnglish = [await ask('/nothing-here?lang=en'), await ask('/nothing-here', { cookie: 'language=en' })]
    for (const { headers, body } of inEnglish) {
      expect([headers['content-language'], headers.vary]).toEqual(['en', 'Accept, Accept-Language, Cookie, Accept-Encoding'])
      expect(body).toContain('href="?lang=el"')
    }
  })

  it('is compressed as any other document, and sent to who names it as known', async () => {
    const { body } = await ask('/nothing-here')
    for (const [coding, unpack] of [['br', brotliDecompressSync], ['gzip', gunzipSync]] as const) {
      const { statusCode, headers, rawPayload } = await ask('/nothing-here', { 'accept-encoding': coding, 'if-none-match': '*' })
      expect([statusCode, headers['content-encoding'], headers['cache-control']]).toEqual([404, coding, 'no-store'])
      expect(unpack(rawPayload).toString()).toBe(body)
    }
  })

  const others = ['*/*', 'application/json', 'text/html, application/json', 'text/html;q=0']

  it.each(others)('is a sentence or JSON for `Accept: %s`', async (accept) => {
    const { statusCode, headers } = await ask('/nothing-here', { accept })
    expect([statusCode, headers['content-type']]).toEqual([404, expect.stringMatching(/^(?:text\/plain|application\/problem\+json);/)])
  })
})

it.each(['1', '7', '999999', '9999999', '00', '01', '-1', 'x', '0x1', '1e3'])('the sitemap has no part %s', async (part) => {
  const { app } = await startTestApp(database.db)
  await insertApproved(database.db, { type: 'shop', title: 'Jars', description: 'Refill.' })
  expect((await app.inject(`/sitemap/${part}.xml`)).statusCode).toBe(404)
  expect((await app.inject('/sitemap/0.xml')).statusCode).toBe(200)
})
