/** The pages that the server makes, over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp } from '../../support/servers/test-app.ts'

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

it.each(['1', '7', '999999', '9999999', '00', '01', '-1', 'x', '0x1', '1e3'])('the sitemap has no part %s', async (part) => {
  const { app } = await startTestApp(database.db)
  await insertApproved(database.db, { type: 'shop', title: 'Jars', description: 'Refill.' })
  expect((await app.inject(`/sitemap/${part}.xml`)).statusCode).toBe(404)
  expect((await app.inject('/sitemap/0.xml')).statusCode).toBe(200)
})
