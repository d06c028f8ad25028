/** Where a member is signed in: the sessions, and ending them. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { insertMember, type Member } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type OwnSession = components['schemas']['OwnSession']

let database: Database
let site: TestApp
let member: Member

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '100' } })
})
beforeEach(async () => {
  member = await insertMember(database.db)
})

const firefox = 'Mozilla/5.0 (Android 15; Mobile; rv:145.0) Gecko/145.0 Firefox/145.0'
const safari = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.5 Safari/604.1'
const edge = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Edg/142.0.0.0'

/** The header of a new session of a browser. */
async function signIn(userAgent = firefox, { username, password } = member): Promise<{ authorization: string }> {
  const headers = { 'user-agent': userAgent, accept: 'application/json' }
  const answer = await site.app.inject({ method: 'POST', url: '/auth/login', headers, payload: { username, password } })
  expect(answer.statusCode).toBe(200)
  return { authorization: `Bearer ${answer.json<{ token: string }>().token}` }
}

const call = (method: 'GET' | 'DELETE', headers: { authorization: string }, path = '') =>
  site.app.inject({ method, url: `/api/my/sessions${path}`, headers })
const sessions = async (headers: { authorization: string }) => (await call('GET', headers)).json<OwnSession[]>()

describe('the sessions of a member', () => {
  it.each([
    [firefox, 'Firefox', 'Android'], [safari, 'Safari', 'iOS'], [edge, 'Microsoft Edge', 'Windows'],
    ['', null, null], ['x'.repeat(5_000), null, null],
  ])('name the browser and the system that signed in: %.60s', async (userAgent, browser, system) => {
    const [session] = await sessions(await signIn(userAgent))
    expect(session).toMatchObject({ isCurrent: true, browser, system })
  })

  it('are those that have not ended, the own one first, then the one that was used last', async () => {
    const begun = site.clock.now
    const hours = (count: number) => new Date(begun.getTime() + count * 3_600_000)
    const phone = await signIn(safari)
    site.clock.now = hours(1)
    const tablet = await signIn(edge)
    site.clock.now = hours(2)
    const laptop = await signIn()
    site.clock.now = hours(5.5)
    await sessions(phone)
    const listed = await sessions(laptop)
    expect(listed.map(({ browser, startedAt, seenAt }) => [browser, startedAt, seenAt])).toEqual([
      ['Firefox', hours(2).toISOString(), hours(5).toISOString()],
      ['Safari', begun.toISOString(), hours(5).toISOString()],
      ['Microsoft Edge', hours(1).toISOString(), hours(1).toISOString()],
    ])
    site.clock.now = hours(24 * 7 + 0.5)
    expect((await sessions(tablet)).map(({ browser }) => browser)).toEqual(['Microsoft Edge', 'Firefox', 'Safari'])
    site.clock.now = hours(24 * 7 + 6)
    expect((await sessions(tablet)).map(({ browser }) => browser)).toEqual(['Microsoft Edge'])
    site.clock.now = begun
  })

  it('are noted as used once an hour, also by requests that come together', async () => {
    const begun = site.clock.now
    const headers = await signIn()
    site.clock.now = new Date(begun.getTime() + 2 * 3_600_000)
    const answers = await Promise.all([1, 2, 3, 4].map(() => call('GET', headers)))
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200, 200])
    const written = () => database.db.selectFrom('session').select(['seen_at']).where('user', '=', member.id).executeTakeFirstOrThrow()
    expect(await written()).toEqual({ seen_at: new Date('2026-11-21T12:00:00Z') })
    site.clock.now = begun
  })

  it('end one by one, for whom they belong to', async () => {
    const [phone, laptop, stranger] = [await signIn(safari), await signIn(), await signIn(edge, await insertMember(database.db))]
    const ofPhone = (await sessions(laptop)).find(({ isCurrent }) => !isCurrent)?.id
    await call('DELETE', stranger, `/${ofPhone}`)
    expect((await sessions(laptop))).toHaveLength(2)
    const left = await call('DELETE', laptop, `/${ofPhone}`)
    expect(left.json()).toMatchObject([{ isCurrent: true, browser: 'Firefox' }])
    expect((await call('GET', phone)).statusCode).toBe(401)
    // Repeated, as by a request whose answer was lost.
    expect((await call('DELETE', laptop, `/${ofPhone}`)).statusCode).toBe(200)
  })

  it('end all but the own one, and none of another member', async () => {
    const [phone, laptop, stranger] = [await signIn(safari), await signIn(), await signIn(edge, await insertMember(database.db))]
    expect((await call('DELETE', laptop)).json()).toMatchObject([{ isCurrent: true }])
    const statuses = await Promise.all([phone, laptop, stranger].map(async (each) => (await call('GET', each)).statusCode))
    expect(statuses).toEqual([401, 200, 200])
  })

  it('end with the own one', async () => {
    const headers = await signIn()
    const [own] = await sessions(headers)
    expect((await call('DELETE', headers, `/${own?.id}`)).json()).toEqual([])
    expect((await call('GET', headers)).statusCode).toBe(401)
  })
})
