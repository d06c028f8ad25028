/** Cached responses: ETags, 304, content codings, and when each process sees a change. */
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let otherSite: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  for (let n = 0; n < 20; n += 1) await insertApproved(database.db, { type: 'dine', title: `Ladera ${n}`, description: 'Beans. '.repeat(20) })
  site = await startTestApp(database.db)
  otherSite = await startTestApp(database.db)
})

const url = '/api/dine/approved'

function get(headers: Record<string, string> = {}, from: TestApp = site) {
  return from.app.inject({ url, headers })
}

describe('a list', () => {
  it('is revalidated by browsers each time, with 304 if it is unchanged', async () => {
    const first = await get()
    expect(first.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=1', vary: 'Accept-Encoding' })
    const tag = String(first.headers.etag)
    expect(tag).toMatch(/^"[\w-]+"$/)
    for (const known of [tag, `"other", ${tag}`, `W/${tag}`, '*']) {
      const again = await get({ 'if-none-match': known })
      expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
      expect(again.headers).not.toHaveProperty('content-type')
    }
    expect((await get({ 'if-none-match': '"other"' })).statusCode).toBe(200)
  })

  it.each([
    ['br', brotliDecompressSync],
    ['gzip', gunzipSync],
  ] as const)('is compressed with %s, with its own ETag', async (coding, unpack) => {
    const plain = await get()
    const coded = await get({ 'accept-encoding': coding })
    expect(coded.headers['content-encoding']).toBe(coding)
    expect(unpack(coded.rawPayload).toString()).toBe(plain.body)
    expect(coded.rawPayload.length).toBeLessThan(plain.rawPayload.length / 4)
    expect(coded.headers.etag).not.toBe(plain.headers.etag)
    expect((await get({ 'accept-encoding': coding, 'if-none-match': String(coded.headers.etag) })).statusCode).toBe(304)
  })

  it('is compressed already in the first response after a change', async () => {
    await insertApproved(database.db, { type: 'dine', title: 'Gemista' })
    site.clock.elapsedMs += 500
    const answers = await Promise.all([get({ 'accept-encoding': 'br' }), get({ 'accept-encoding': 'br' })])
    for (const { headers, rawPayload } of answers) {
      expect(headers['content-encoding']).toBe('br')
      expect(brotliDecompressSync(rawPayload).toString()).toContain('Gemista')
    }
  })

  it('is not compressed for clients that accept no coding', async () => {
    await get({ 'accept-encoding': 'br' })
    for (const accepted of ['identity', 'br;q=0, gzip;q=0', 'zstd', '']) {
      expect((await get({ 'accept-encoding': accepted })).headers).not.toHaveProperty('content-encoding')
    }
  })

  it('has another ETag if only the count has changed', async () => {
    const page = () => site.app.inject('/api/volunteers/approved?limit=1')
    await insertApproved(database.db, { type: 'volunteer', title: 'A' })
    site.clock.elapsedMs += 500
    const one = await page()
    await insertApproved(database.db, { type: 'volunteer', title: 'B' })
    site.clock.elapsedMs += 500
    const two = await page()
    expect(two.body).toBe(one.body)
    expect(two.headers.etag).not.toBe(one.headers.etag)
  })
})

describe('a change by one process', () => {
  it('is seen by another after half a second, when that checks the public version', async () => {
    const events = (from: TestApp) => from.app.inject('/api/events/approved').then((answer) => answer.json<unknown[]>().length)
    for (const each of [site, otherSite]) each.clock.elapsedMs += 10_000
    const before = await events(site)
    expect(await events(otherSite)).toBe(before)
    await insertApproved(database.db, { type: 'event', title: 'New', startDate: '2026-12-01' })
    otherSite.clock.elapsedMs += 499
    expect(await events(otherSite)).toBe(before)
    otherSite.clock.elapsedMs += 1
    expect(await events(otherSite)).toBe(before + 1)
    expect(await events(site)).toBe(before)
    site.clock.elapsedMs += 500
    expect(await events(site)).toBe(before + 1)
  })
})
