/** Reads that are in no cache take turns by network, over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest'
import { addDays } from '../../../domain/days/days.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let site: TestApp

beforeAll(async () => {
  const { db } = await createTestDatabase()
  // The allowance is so small that the first read uses it up.
  site = await startTestApp(db, { environment: { RATE_LIMIT_SCALE: '0.001', TRUST_PROXY: 'loopback' } })
  // The duration of a read is measured.
  Object.defineProperty(site.clock, 'elapsedMs', { get: () => performance.now() })
})

const read = (network: string, url: string) =>
  site.app.inject({ url, headers: { 'x-forwarded-for': network, 'accept': 'application/json' } })

/** More than can wait; none is in a cache. */
const addresses = Array.from({ length: 160 }, (_, number) => addDays('2026-12-01', number)).flatMap((from, number) => [
  `/api/events/approved?limit=10&page=1&from=${from}`, `/feeds/events.json?from=${from}`, `/events/${number + 1}`,
])

describe('a network that asks for more than can wait', () => {
  it('is told when to come again, while others are served', async () => {
    const heavy = '198.51.100.1'
    await read(heavy, '/api/shops/approved?limit=9')
    const flood = Promise.all(addresses.map((address) => read(heavy, address)))
    expect((await read('203.0.113.7', '/api/shops/approved?limit=8')).statusCode).toBe(200)
    const answers = await flood
    const refused = answers.filter(({ statusCode }) => statusCode === 429)
    expect(refused.length).toBeGreaterThan(0)
    for (const answer of refused) {
      expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0)
      expect(answer.json()).toMatchObject({ title: 'Too many requests' })
    }
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => ![200, 404, 429].includes(status))).toEqual([])
  })
})
