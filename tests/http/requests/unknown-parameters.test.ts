/** Parameters that networks, newsletters and scripts add to public addresses: they change nothing, and make no entry in a cache. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { readContract, type Operation } from '../../../server/http/contract/contract.ts'
import { projectFiles } from '../../../server/start/project-files.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

const added = ['utm_source=newsletter', 'fbclid=IwAR0%2Fx', '_=1763712000000', '__proto__=1', 'City=Athens', 'sort=%zz', '%zz=1']

let database: Database
let site: TestApp
let operations: readonly Operation[] = []
let ids: Readonly<Record<string, number>> = {}

beforeAll(async () => {
  database = await createTestDatabase()
  ids = {
    events: await insertApproved(database.db, { type: 'event', title: 'Beach cleanup', startDate: '2026-11-28' }),
    volunteers: await insertApproved(database.db, { type: 'volunteer', title: 'Garden' }),
    shops: await insertApproved(database.db, { type: 'shop', title: 'Refills' }),
    dine: await insertApproved(database.db, { type: 'dine', title: 'Beans' }),
  }
  site = await startTestApp(database.db, { environment: { PUBLIC_URL: 'https://prasino.example' } })
  operations = (await readContract(projectFiles().contract)).filter(({ isPublicRead, isFile }) => isPublicRead && !isFile)
})

const get = (url: string) => site.app.inject({ url, headers: { accept: 'application/json' } })

const required: Readonly<Record<string, string>> = { searchListings: '?q=cleanup', listEventDays: '?from=2026-11-01&to=2026-11-30' }

function addressOf({ id, path }: Operation): string {
  const folder = /(\w+)\/\{id\}/.exec(path)?.[1] ?? ''
  return path.replace('{id}', String(ids[folder])) + (required[id] ?? '')
}

function withAdded(address: string, parameter: string): string {
  return `${address}${address.includes('?') ? '&' : '?'}${parameter}`
}

describe('an unknown parameter of a public read', () => {
  it('changes no operation', async () => {
    expect(operations.length).toBeGreaterThan(25)
    for (const operation of operations) {
      const address = addressOf(operation)
      const plain = await get(address)
      expect([address, plain.statusCode]).toEqual([address, 200])
      for (const parameter of added) {
        const answer = await get(withAdded(address, parameter))
        expect([address, parameter, answer.statusCode, answer.body, answer.headers.etag])
          .toEqual([address, parameter, plain.statusCode, plain.body, plain.headers.etag])
      }
    }
  })

  it('is in no link to another page', async () => {
    expect((await get('/api/events/approved?limit=1&page=2&utm_source=x')).headers.link).not.toContain('utm')
  })

  it.each([
    '/api/events/approved?limit=10', '/feeds/events.ics', '/feeds/shops.atom', '/open-data/listings.json', '/api/events/counts',
    '/sitemap.xml', '/sitemap/0.xml', '/embed?lang=el',
  ])('makes no entry in the cache: %s', async (address) => {
    const title = `New after ${address}`
    const before = await get(address)
    // Within half a second an entry is used without asking for the version, but a new one is read from the database.
    await insertApproved(database.db, { type: 'event', title, startDate: '2026-11-29' })
    for (const parameter of added) expect((await get(withAdded(address, parameter))).body).toBe(before.body)
    site.clock.elapsedMs += 1_000
    await get(address)
  })
})

describe('a parameter that is known and wrong', () => {
  it.each(['limit=0', 'city=%zz', 'from=x', 'limit=1&limit=2'])('is named beside unknown ones: %s', async (query) => {
    const problem = (await get(`/api/events/approved?utm_source=x&${query}`)).json<{ status: number; errors: { name: string }[] }>()
    expect(problem.status).toBe(400)
    expect(problem.errors.map(({ name }) => name)).toEqual([query.split('=')[0]])
  })
})

describe('an operation that changes something or needs a session', () => {
  it('takes no unknown parameter', async () => {
    const answer = await site.app.inject({ method: 'POST', url: '/auth/logout?utm_source=x', headers: { accept: 'application/json' } })
    expect([400, 401]).toContain(answer.statusCode)
    const confirmed = (await get(`/api/email-verification/confirm?token=${'a'.repeat(43)}&utm_source=x`)).json<{ errors: unknown[] }>()
    expect(confirmed.errors).toMatchObject([{ in: 'query', name: 'utm_source' }])
  })
})
