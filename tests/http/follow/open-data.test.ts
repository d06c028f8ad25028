/** Open data over HTTP: all approved listings, page by page, as JSON and as CSV. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type OpenData = components['schemas']['OpenData']

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://prasino.example' } })
  const tags = [{ name: 'Art' }, { name: 'Cleanup' }]
  await insertApproved(database.db, { type: 'event', title: '=HYPERLINK("x")', startDate: '2026-12-01', cost: 5, tags })
  await insertApproved(database.db, { type: 'shop', title: 'Pending', approved: false })
  await insertApproved(database.db, { type: 'shop', title: 'Παντοπωλείο, "χύμα"', description: 'a\r\nb' })
  await insertApproved(database.db, { type: 'dine', title: 'Third' })
})

const get = (url: string, headers: Record<string, string> = {}) => site.app.inject({ url, headers })

describe('open data as JSON', () => {
  it('leads from page to page through all approved listings, under a named licence', async () => {
    const titles: string[] = []
    let next: string | null = 'https://prasino.example/open-data/listings.json?limit=2'
    for (let pages = 0; next !== null; pages += 1) {
      const answer = await get(next.replace('https://prasino.example', ''))
      const data: OpenData = answer.json()
      expect(data.license).toMatchObject({ identifier: 'CC-BY-4.0' })
      expect(data.attribution).toBe('Prasino, https://prasino.example')
      expect(String(answer.headers['link']).includes('rel="next"')).toBe(data.next !== null)
      titles.push(...data.listings.map(({ title }) => title))
      next = data.next
      expect(pages).toBeLessThan(2)
    }
    expect(titles).toEqual(['=HYPERLINK("x")', 'Παντοπωλείο, "χύμα"', 'Third'])
  })

  it('has the fields of the type, the page and the type, and not who submitted', async () => {
    const [event, shop] = (await get('/open-data/listings.json')).json<OpenData>().listings
    expect(Object.keys(event ?? {}).sort()).toEqual([
      'address', 'approved', 'city', 'cost', 'description', 'endDate', 'endTime', 'id', 'language', 'link', 'page', 'startDate',
      'startTime', 'tags', 'title', 'translatedDescription', 'translatedTitle', 'type', 'updated',
    ])
    expect(shop).not.toHaveProperty('startDate')
    expect(shop?.page).toBe(`https://prasino.example/shops/${shop?.id}-pantopoleio-chyma`)
  })

  it.each(['limit=0', 'limit=501', 'cursor=x'])('refuses %s', async (query) => {
    expect((await get(`/open-data/listings.json?${query}`)).statusCode).toBe(400)
  })
})

describe('open data as CSV', () => {
  it('is a table that a spreadsheet reads without running anything', async () => {
    const { body, headers } = await get('/open-data/listings.csv?limit=2')
    expect(headers).toMatchObject({ 'content-type': 'text/csv; charset=utf-8' })
    expect(headers['link']).toMatch(/^<https:\/\/creativecommons.org\/.*>; rel="license", <https:.*listings\.csv\?cursor=\d+&limit=2>; rel="next"$/)
    expect(body).toMatch(/^\uFEFFid,type,page,updated,title,/)
    expect(body).toContain(`,"'=HYPERLINK(""x"")",`)
    expect(body).toContain(',"Παντοπωλείο, ""χύμα""",')
    expect(body).toContain(',"a\r\nb",')
    expect(body).toContain(',"Art;Cleanup",')
    expect(body.endsWith('\r\n')).toBe(true)
  })

  it('is there for Greek spreadsheets, which separate by semicolons, and stays so on the next page', async () => {
    const { body, headers } = await get('/open-data/listings.csv?limit=2&separator=semicolon')
    expect(body).toMatch(/^\uFEFFid;type;page;updated;title;/)
    expect(body).toContain(`;"'=HYPERLINK(""x"")";`)
    expect(headers['link']).toMatch(/listings\.csv\?cursor=\d+&limit=2&separator=semicolon>; rel="next"$/)
    expect((await get('/open-data/listings.csv?separator=comma')).body).toBe((await get('/open-data/listings.csv')).body)
    expect((await get('/open-data/listings.csv?separator=tab')).statusCode).toBe(400)
    expect((await get('/embed?lang=el')).body).toContain('href="https://prasino.example/open-data/listings.csv?separator=semicolon"')
  })
})

it.each(['json', 'csv'])('open data as %s are revalidated, and readable from any origin', async (format) => {
  const { headers } = await get(`/open-data/listings.${format}`)
  expect(headers).toMatchObject({ 'access-control-allow-origin': '*', 'cache-control': 'public, max-age=0, s-maxage=1' })
  expect((await get(`/open-data/listings.${format}`, { 'if-none-match': String(headers.etag) })).statusCode).toBe(304)
})
