/** A database that keeps its connections open and does not respond. */
import { sql } from 'kysely'
import { afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { connect } from '../../../server/database/connect.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startSilentProxy, type SilentProxy } from '../../support/servers/silent-proxy.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let proxy: SilentProxy
let db: Database['db']
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(async () => {
  proxy = await startSilentProxy(database.url)
  db = connect(proxy.url)
  site = await startTestApp(db)
})
afterEach(async () => {
  proxy.stop()
  await db.destroy()
})

/** Far below the minute that the operating system would wait, but enough for a request on a busy machine. */
const patience = 15_000

const read = () => site.app.inject({ url: '/api/shops/1', headers: { accept: 'application/json' } })
const signIn = () => {
  const payload = { username: 'maria', password: 'olives-and-figs' }
  return site.app.inject({ method: 'POST', url: '/auth/login', headers: { accept: 'application/json' }, payload })
}

/** Opens connections, which the pool then keeps. */
async function openConnections(count: number): Promise<void> {
  await Promise.all(Array.from({ length: count }, () => sql`select pg_sleep(0.1)`.execute(db)))
}

describe('a database that stops responding', () => {
  it('makes every request fail with 503, including those that wait for a connection', { timeout: patience }, async () => {
    expect((await read()).statusCode).toBe(404)
    proxy.stopForwarding()
    const answers = await Promise.all([...Array.from({ length: 30 }, read), signIn()])
    expect(new Set(answers.map((answer) => `${answer.statusCode} ${answer.json<{ type: string }>().type}`))).toEqual(new Set(['503 /docs#not-ready']))
    expect((await site.app.inject('/health/live')).statusCode).toBe(200)
  })

  it('loses its connections, and serves requests again as soon as new ones work', { timeout: patience }, async () => {
    await openConnections(5)
    proxy.stopForwarding()
    expect((await read()).statusCode).toBe(503)
    proxy.forwardNew()
    // The requests are sent in sequence: each would wait if the pool reused one of the other four connections.
    const statuses = []
    for (let request = 0; request < 5; request += 1) statuses.push((await read()).statusCode)
    expect(statuses).toEqual([404, 404, 404, 404, 404])
  })

  it('within a transaction rolls it back and releases its locks soon', { timeout: patience }, async () => {
    const broken = db.transaction().execute(async (transaction) => {
      await sql`update public_version set version = version + 1`.execute(transaction)
      proxy.stopForwarding()
      await sql`select 1`.execute(transaction)
    })
    await expect(broken).rejects.toThrow()
    proxy.forwardNew()
    await sql`update public_version set version = version + 10`.execute(db)
    expect(await db.selectFrom('public_version').select('version').execute()).toEqual([{ version: 10 }])
  })

  it('has its connections closed', { timeout: patience }, async () => {
    await openConnections(3)
    proxy.stopForwarding()
    await Promise.all([read(), read(), read()])
    proxy.forwardNew()
    await read()
    expect(proxy.connections()).toBe(1)
  })
})

describe('a slow statement', () => {
  it('is cancelled by the database, and its connection stays open', { timeout: patience }, async () => {
    const backend = async () => (await sql<{ pid: number }>`select pg_backend_pid() pid`.execute(db)).rows[0]?.pid
    const before = await backend()
    await expect(sql`select pg_sleep(60)`.execute(db)).rejects.toMatchObject({ code: '57014' })
    expect(await backend()).toBe(before)
  })
})
