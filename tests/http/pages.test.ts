/** The pages that the server makes, over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { createTestDatabase } from '../support/database.ts'
import { startTestApp } from '../support/test-app.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})

describe('robots.txt', () => {
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
