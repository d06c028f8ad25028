/** The ETag of the list for moderation: what a client that asks again from time to time is told. */
import { beforeAll, describe, expect, it } from 'vitest'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, type Got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { startTestApp } from '../../support/servers/test-app.ts'

let admins: ReturnType<typeof callsOf>
/** Its listings change nothing that the list tells of the author of others. */
let member: ReturnType<typeof callsOf>
let site: Awaited<ReturnType<typeof startTestApp>>

beforeAll(async () => {
  const database = await createTestDatabase()
  site = await startTestApp(database.db)
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'maria' })
  admins = callsOf(site, 'admin')
  member = callsOf(site, 'maria')
  await submitted('Jars', admins)
})

const first = '/api/listings?approved=false&limit=1'

async function submitted(title: string, author = member): Promise<number> {
  site.clock.now = new Date(site.clock.now.getTime() + 60_000)
  return (await got(author.submit('shop', { title, description: 'By weight.' }))).id
}

async function tagOf(url: string): Promise<string> {
  const { headers } = await admins.get(url)
  expect(headers.etag).toMatch(/^"[\w-]{22}"$/)
  return String(headers.etag)
}

const statusOf = async (url: string, tag: string) => (await admins.get(url, { 'if-none-match': tag })).statusCode

describe('a page of the list for moderation', () => {
  it('is an empty 304 while nothing changes, and is not stored', async () => {
    const tag = await tagOf(first)
    const again = await admins.get(first, { 'if-none-match': `"other", W/${tag}` })
    expect([again.statusCode, again.body, again.headers.etag]).toEqual([304, '', tag])
    expect(again.headers['cache-control']).toBe('no-store')
    expect(again.headers['content-type']).toBeUndefined()
    expect(await statusOf(first, '"other"')).toBe(200)
  })

  it('has another tag when a listing arrives, also if as many were decided on and the page is the same', async () => {
    const last = await submitted('Soap')
    const before = await admins.get(first)
    await got(admins.reject('shop', last))
    await submitted('Boxes')
    const after = await admins.get(first, { 'if-none-match': String(before.headers.etag) })
    expect(after.statusCode).toBe(200)
    expect([after.json<Got[]>()[0]?.title, after.headers['x-total-count']]).toEqual(['Jars', before.headers['x-total-count']])
  })

  it('has another tag when one is decided on, and a tag of its own in each list', async () => {
    const lists = [first, '/api/listings?state=approved&limit=5']
    const [waiting = '', approved = ''] = await Promise.all(lists.map(tagOf))
    expect(waiting).not.toBe(approved)
    await got(admins.approve('shop', await submitted('Bags')))
    expect(await statusOf(lists[1] ?? '', approved)).toBe(200)
  })

  it('needs a session to be compared', async () => {
    const answer = await site.app.inject({ url: first, headers: { 'if-none-match': await tagOf(first) } })
    expect(answer.statusCode).toBe(401)
  })

  it('is a whole list without a tag unless a page is asked for', async () => {
    expect((await admins.get('/api/listings?approved=false')).headers.etag).toBeUndefined()
  })
})
