/** Lists that are too long for the cache: they are streamed, and a client can detect a truncated list. */
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { gunzipSync } from 'node:zlib'
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import { noFilter } from '../../../domain/lists/filter.ts'
import { connectWithoutTimeLimits } from '../../../server/database/connect.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { approvedList } from '../../../server/store/lists/approved-list.ts'
import { allRows } from '../../../server/store/lists/entry-queries.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertManyEvents } from '../../support/listings/many-listings.ts'
import { insertMember, signedIn } from '../../support/listings/members.ts'
import { portOf } from '../../support/servers/raw-http.ts'
import { breakOtherConnections, waitForTransactionsToEnd } from '../../support/servers/sessions.ts'
import { insertApproved, startTestApp, type TestApp } from '../../support/servers/test-app.ts'

const events = 4_000

const url = '/api/events/approved'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  await insertManyEvents(database.url, events, '2026-11-22')
  // Larger than the socket buffers.
  await sql`update listing set description = repeat('Φ', 2000)`.execute(database.db)
  site = await startTestApp(database.db)
  await site.app.listen({ port: 0, host: '127.0.0.1' })
})

/** The response, whose body is not read yet. */
async function answerTo(path: string, headers: Record<string, string> = {}): Promise<IncomingMessage> {
  const call = get({ port: portOf(site.app), host: '127.0.0.1', path, headers, agent: false })
  const [answer] = (await once(call, 'response')) as [IncomingMessage]
  call.on('error', () => undefined)
  return answer.on('error', () => undefined)
}

async function read(answer: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of answer) chunks.push(chunk as Buffer)
  return Buffer.concat(chunks)
}

describe('a long list', () => {
  it('is complete and in order, from one snapshot', async () => {
    // All at once may take longer than the limit for a statement.
    const unlimited = connectWithoutTimeLimits(database.url)
    const expected = await approvedList(unlimited, 'event', { filter: noFilter }).rowsAt(allRows)
    await unlimited.destroy()
    const answer = await answerTo(url)
    await insertApproved(database.db, { type: 'event', title: 'Too late', startDate: '2100-01-01' })
    const listed = (await read(answer)).toString()
    await sql`delete from listing where title = 'Too late'`.execute(database.db)
    expect(JSON.parse(listed)).toEqual(expected.map(({ listing }) => listing))
    expect(answer.headers).not.toHaveProperty('content-length')
    expect(answer.headers).toMatchObject({ 'cache-control': 'public, max-age=0, s-maxage=1', vary: 'Accept-Encoding' })
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8')
  })

  it('is compressed, with an ETag that is valid until a change', async () => {
    const plain = await answerTo(url)
    const coded = await answerTo(url, { 'accept-encoding': 'br, gzip' })
    const [text, packed] = await Promise.all([read(plain), read(coded)])
    expect(coded.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(packed).equals(text)).toBe(true)
    const known = { 'if-none-match': `${coded.headers.etag}` }
    expect([plain.headers.etag === coded.headers.etag, (await answerTo(url, known)).statusCode]).toEqual([false, 304])
    await sql`update public_version set version = version + 1`.execute(database.db)
    site.clock.elapsedMs += 500
    const changed = await answerTo(url, known)
    expect(changed.statusCode).toBe(200)
    changed.destroy()
    await waitForTransactionsToEnd(database.db)
  })

  it('responds to HEAD with its headers', async () => {
    const answer = await site.app.inject({ method: 'HEAD', url })
    expect([answer.statusCode, answer.body]).toEqual([200, ''])
    expect(answer.headers.etag).toMatch(/^"[\w-]+"$/)
    await waitForTransactionsToEnd(database.db)
  })

  it('releases its transaction if the client disconnects', async () => {
    for (let turn = 0; turn < 5; turn += 1) {
      const answer = await answerTo(url, turn % 2 === 0 ? {} : { 'accept-encoding': 'gzip' })
      expect(answer.statusCode).toBe(200)
      await once(answer, 'readable')
      answer.destroy()
      await waitForTransactionsToEnd(database.db)
    }
  })

  it('is sent to one address at most twice at a time; further requests get 503, with one line in the log', async () => {
    const both = await Promise.all([answerTo(url), answerTo(url)])
    for (let n = 0; n < 5; n += 1) {
      const refused = await answerTo(url)
      expect([refused.statusCode, refused.headers['retry-after']]).toEqual([503, '5'])
      expect((await read(refused)).toString()).toContain('limit=100 and page=1')
    }
    for (const answer of both) answer.destroy()
    await waitForTransactionsToEnd(database.db)
    const later = await answerTo(url)
    expect(later.statusCode).toBe(200)
    expect(site.log.filter(({ msg }) => msg === 'refused for now')).toMatchObject([{ level: 40 }])
    later.destroy()
    await waitForTransactionsToEnd(database.db)
  })

  it('resets the connection if the database connection breaks', async () => {
    const answer = await answerTo(url)
    await once(answer, 'readable')
    const broken = new Promise((resolve) => answer.once('error', resolve))
    await breakOtherConnections(database.db)
    answer.resume()
    expect(await broken).toMatchObject({ code: 'ECONNRESET' })
    expect(answer.complete).toBe(false)
    expect(site.log.filter(({ level }) => Number(level) >= 50)).toEqual([])
    expect((await site.app.inject('/health/ready')).statusCode).toBe(200)
  })

  it('is available to administrators too', async () => {
    await insertMember(database.db, { username: 'eleni', role: 'ROLE_ADMIN' })
    const answer = await answerTo('/api/listings?approved=true', await signedIn(database.db, 'eleni'))
    expect(answer.headers).not.toHaveProperty('content-length')
    expect(JSON.parse((await read(answer)).toString())).toHaveLength(events)
  })
})
