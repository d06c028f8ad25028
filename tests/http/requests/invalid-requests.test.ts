/** Invalid requests: each gets a problem that names the fault, and never a 500. */
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type Problem = components['schemas']['Problem']

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
})

async function problemOf(url: string, method: 'GET' | 'POST' | 'PATCH' = 'GET'): Promise<Problem> {
  const answer = await site.app.inject({ method, url, headers: { accept: 'application/json' } })
  expect(answer.headers['content-type']).toBe('application/problem+json; charset=utf-8')
  const problem = answer.json<Problem>()
  expect(problem.status).toBe(answer.statusCode)
  return problem
}

describe('an invalid parameter', () => {
  it.each([
    ['limit=0', 'limit', 'It must be at least 1.'],
    ['limit=101', 'limit', 'It must be at most 100.'],
    ['limit=ten', 'limit', 'It must be of type integer.'],
    ['limit=1.5', 'limit', 'It must be of type integer.'],
    ['limit=1e1', 'limit', 'It must be of type integer.'],
    ['limit=', 'limit', 'It must be of type integer.'],
    ['limit=%20', 'limit', 'It must be of type integer.'],
    ['page=1000000000', 'page', 'It must be at most 1000.'],
    ['page=99999999999999999999999', 'page', 'It must be of type integer.'],
    ['page=-1', 'page', 'It must be at least 1.'],
    ['limit=1&limit=2', 'limit', 'It must be given only once.'],
    ['from=2026-11-21&from=2026-11-21', 'from', 'It must be given only once.'],
    ['from=2026-02-30', 'from', 'It must be a day from 1900 to 2199, as yyyy-MM-dd.'],
    ['from=21/11/2026', 'from', 'It must be a day from 1900 to 2199, as yyyy-MM-dd.'],
    ['from=infinity', 'from', 'It must be a day from 1900 to 2199, as yyyy-MM-dd.'],
    ['from=0001-01-01', 'from', 'It must be a day from 1900 to 2199, as yyyy-MM-dd.'],
    ['from=2026-11-21&to=2026-11-20', 'to', 'It must not be before from.'],
    ['expand=weeks', 'expand', 'It must be one of days.'],
    ['city=', 'city', 'It must be at least 1 character long.'],
    [`city=${'a'.repeat(101)}`, 'city', 'It must be at most 100 characters long.'],
    [Array.from({ length: 301 }, (_, n) => `city=${n}`).join('&'), 'city', 'It must have at most 300 entries.'],
    ['city=%zz', 'city', 'It is not correctly written.'],
    ['city=%E0%A4', 'city', 'It is not correctly written.'],
    ['city=%ED%A0%80', 'city', 'It is not correctly written.'],
    ['tag=Art%00', 'tag', 'It is not correctly written.'],
  ])('is named in the problem: %s', async (query, name, detail) => {
    const problem = await problemOf(`/api/events/approved?${query}`)
    expect(problem).toMatchObject({ type: '/docs#invalid-request', status: 400, detail: `${name}: ${detail}` })
    expect(problem.errors).toEqual([{ in: 'query', name, detail }])
  })

  it('is named with all others', async () => {
    const problem = await problemOf('/api/events/approved?limit=0&from=x&expand=weeks')
    expect(problem.errors?.map(({ name }) => name).sort()).toEqual(['expand', 'from', 'limit'])
  })

  it('is one of at most twenty that a response names', async () => {
    const query = Array.from({ length: 5_000 }, (_, n) => `unknown${n}=1`).join('&')
    expect((await problemOf(`/api/email-verification/confirm?${query}`)).errors).toHaveLength(20)
  })

  it('in a query of 100 kB is named, but not repeated', async () => {
    const problem = await problemOf(`/api/events/approved?city=${'a'.repeat(100_000)}`)
    expect(problem.errors).toEqual([{ in: 'query', name: 'city', detail: 'It must be at most 100 characters long.' }])
    expect(problem).not.toHaveProperty('instance')
  })

  it('is named if it is a header', async () => {
    const headers = { accept: 'application/json', 'if-none-match': 'x'.repeat(1_001) }
    const answer = await site.app.inject({ url: '/api/events/approved', headers })
    expect(answer.json<Problem>().errors).toMatchObject([{ in: 'header', name: 'If-None-Match' }])
  })
})

describe('an id', () => {
  it.each([
    ['0', 'id: It must be at least 1.'],
    ['-1', 'id: It must be at least 1.'],
    ['abc', 'id: It must be of type integer.'],
    ['01', 'id: It must be of type integer.'],
    ['1.0', 'id: It must be of type integer.'],
    ['2147483648', 'id: It must be at most 2147483647.'],
    ['%00', 'id: It must be of type integer.'],
    ['1%20or%201=1', 'id: It must be of type integer.'],
  ])('that is invalid gets 400: %s', async (id, detail) => {
    expect(await problemOf(`/api/events/${id}`)).toMatchObject({ status: 400, detail })
  })

  it.each([
    ['events', 'There is no event 4711.'],
    ['volunteers', 'There is no volunteering opportunity 4711.'],
    ['shops', 'There is no shop 4711.'],
    ['dine', 'There is no dining place 4711.'],
  ])('that does not exist gets 404: %s', async (list, detail) => {
    expect(await problemOf(`/api/${list}/4711`)).toMatchObject({ type: '/docs#unknown-listing', status: 404, detail })
  })

  it('can be the largest possible number', async () => {
    expect(await problemOf('/api/events/2147483647')).toMatchObject({ status: 404 })
  })
})

describe('a name', () => {
  it('of an unknown city gets 400', async () => {
    expect(await problemOf('/api/events/approved?city=Athens&city=Atlantis')).toMatchObject({
      type: '/docs#unknown-city', status: 400, detail: 'There is no city "Atlantis".', errors: [{ in: 'query', name: 'city' }],
    })
  })

  it('of an unknown tag gets 400', async () => {
    expect(await problemOf('/api/shops/approved?tag=vegan')).toMatchObject({
      type: '/docs#unknown-tag', status: 400, detail: 'There is no tag "vegan".', errors: [{ in: 'query', name: 'tag' }],
    })
  })
})

describe('an address', () => {
  it.each(['/api', '/api/party', '/api/events', '/api/events/1/2', '/events', '/index.php', '/..%2f..%2fetc%2fpasswd', '//'])(
    'that does not exist gets a 404 that names it: %s',
    async (url) => expect(await problemOf(url)).toMatchObject({ type: '/docs#unknown-address', detail: `There is nothing at GET ${url}.` }),
  )

  it('gets 404 with a method that it does not have', async () => {
    expect(await problemOf('/api/events/approved', 'PATCH')).toMatchObject({
      type: '/docs#unknown-address', detail: 'There is nothing at PATCH /api/events/approved.',
    })
  })

  it('with an invalid encoding gets 400', async () => {
    expect(await problemOf('/api/events/%E0%A4%A')).toMatchObject({ type: '/docs#unreadable-request', status: 400 })
  })

  it('that is very long gets a 404 that repeats its beginning', async () => {
    const problem = await problemOf(`/api/${'a'.repeat(5_000)}`)
    expect(problem.status).toBe(404)
    expect(problem.detail.length).toBeLessThan(150)
  })

  it('with a very long parameter gets 400', async () => {
    expect((await problemOf(`/api/events/${'9'.repeat(300)}`)).status).toBe(400)
  })
})

describe('any query', () => {
  const value = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom('Athens', 'Art', '2026-11-21', '10', 'days', '0', '\0'))
  const name = fc.oneof(fc.constantFrom('city', 'tag', 'from', 'to', 'limit', 'page', 'expand'), fc.string())
  const query = fc.array(fc.tuple(name, value), { maxLength: 6 })

  it('gets a list or a 400 that names a fault', async () => {
    await fc.assert(
      fc.asyncProperty(query, async (pairs) => {
        const text = pairs.map((pair) => pair.map(encodeURIComponent).join('=')).join('&')
        const answer = await site.app.inject({ url: `/api/events/approved?${text}`, headers: { accept: 'application/json' } })
        expect([200, 400]).toContain(answer.statusCode)
        if (answer.statusCode === 400) expect(answer.json<Problem>().errors).not.toHaveLength(0)
      }),
    )
  })
})
