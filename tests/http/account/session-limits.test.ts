/** How long sessions last: unused, and at most. */
import fc from 'fast-check'
import { afterEach, beforeAll, describe, expect, it } from 'vitest'
import type { Role } from '../../../domain/account/roles.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { removeExpiredRows } from '../../../server/store/expired-rows.ts'
import { loggedIn } from '../../support/calls/auth-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

const secondMs = 1_000
const hourMs = 3_600_000
const dayMs = 24 * hourMs

/** A second before the end of an hour, so that what is stored of the last use is as old as it can be. */
const begun = new Date('2026-11-21T10:59:59Z')

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
})
afterEach(() => void (site.clock.now = begun))

const after = (ms: number) => new Date(begun.getTime() + ms)

/** A new session of a new user. */
async function session(role: Role, keep?: boolean) {
  site.clock.now = begun
  const { id, username, password } = await insertMember(database.db, { role })
  const payload = { username, password, ...(keep === undefined ? {} : { keep }) }
  const answer = await site.app.inject({ method: 'POST', url: '/auth/login', headers: { accept: 'application/json' }, payload })
  const { token } = answer.json<{ token: string }>()
  const call = (method: 'GET' | 'POST', url: string, body?: object) =>
    site.app.inject({ method, url, headers: { accept: 'application/json', authorization: `Bearer ${token}` }, ...(body && { payload: body }) })
  const use = async (ms: number) => {
    site.clock.now = after(ms)
    return (await call('GET', '/api/my/role')).statusCode
  }
  const setRole = (given: Role) => database.db.updateTable('user').set({ role: given }).where('id', '=', id).execute()
  return { id, username, password, token, call, use, setRole }
}

/** The role, whether the user asks to be kept logged in, and the limits in days, by hand. */
const limits: readonly (readonly [Role, boolean | undefined, number, number])[] = [
  ['ROLE_USER', undefined, 7, 30],
  ['ROLE_USER', false, 7, 30],
  ['ROLE_USER', true, 30, 30],
  ['ROLE_MODERATOR', false, 1, 7],
  ['ROLE_MODERATOR', true, 1, 7],
  ['ROLE_ADMIN', undefined, 1, 7],
  ['ROLE_ADMIN', true, 1, 7],
]

describe.each(limits)('a session of a %s with keep %s, for %d days unused and %d in all,', (role, keep, unused, longest) => {
  it('is accepted until it was unused for its time, and void soon after', async () => {
    const [until, beyond] = [await session(role, keep), await session(role, keep)]
    expect(await until.use(unused * dayMs - secondMs)).toBe(200)
    expect(await beyond.use(unused * dayMs + secondMs)).toBe(401)
  })

  it('ends its time after the login, however much it is used, which its token tells', async () => {
    const { token, use } = await session(role, keep)
    const { exp } = JSON.parse(atob(token.split('.')[1] ?? '')) as { exp: number }
    expect(exp * 1_000).toBe(after(longest * dayMs).getTime())
    const hours = Array.from({ length: longest * 2 - 1 }, (_, count) => (count + 1) * 12)
    for (const each of hours) expect(await use(each * hourMs)).toBe(200)
    expect([await use(longest * dayMs - secondMs), await use(longest * dayMs)]).toEqual([200, 401])
  })

  it('is stored, listed and counted as a session as long as it is accepted', async () => {
    const { id, username, password } = await session(role, keep)
    const over = unused === longest ? unused * dayMs : unused * dayMs + secondMs
    const listed = async (ms: number) => {
      site.clock.now = after(ms)
      const headers = { authorization: `Bearer ${await loggedIn(site, { username, password })}` }
      const sessions = (await site.app.inject({ url: '/api/my/sessions', headers })).json<unknown[]>().length
      await site.app.inject({ method: 'POST', url: '/auth/logout', headers })
      return sessions - 1
    }
    const stored = async (ms: number) => {
      await removeExpiredRows(database.db, after(ms))
      return (await database.db.selectFrom('session').select('id').where('user', '=', id).execute()).length
    }
    expect([await listed(over - 1), await stored(over - 1)]).toEqual([1, 1])
    expect([await listed(over), await stored(over)]).toEqual([0, 0])
  })
})

it('never ends within its limit, whenever it was used', async () => {
  const gap = fc.integer({ min: 0, max: 7 * dayMs - 1 })
  await fc.assert(
    fc.asyncProperty(fc.array(gap, { minLength: 1, maxLength: 8 }), async (gaps) => {
      const { use } = await session('ROLE_USER')
      let at = 0
      for (const each of gaps) {
        at += each
        if (at >= 30 * dayMs) return
        expect(await use(at)).toBe(200)
      }
    }),
    { numRuns: 15 },
  )
})

describe('a role', () => {
  it('that is given has its limits from the next request on, and one that is taken too', async () => {
    const [early, late] = [await session('ROLE_USER', true), await session('ROLE_USER', true)]
    await early.setRole('ROLE_MODERATOR')
    expect(await early.use(dayMs + hourMs)).toBe(401)
    await early.setRole('ROLE_USER')
    expect(await early.use(dayMs + hourMs)).toBe(200)
    for (let day = 1; day <= 8; day += 1) expect(await late.use(day * dayMs)).toBe(200)
    await late.setRole('ROLE_ADMIN')
    expect(await late.use(8 * dayMs)).toBe(401)
  })
})

describe('a login that is repeated in a session', () => {
  it('starts the time anew, and keeps what the user asked for', async () => {
    const { call, password, use, id } = await session('ROLE_USER', true)
    expect(await use(29 * dayMs)).toBe(200)
    const { token } = (await call('POST', '/api/my/login', { password })).json<{ token: string }>()
    const again = async (ms: number) => {
      site.clock.now = after(ms)
      return (await site.app.inject({ url: '/api/my/role', headers: { authorization: `Bearer ${token}` } })).statusCode
    }
    expect([await again((29 + 30) * dayMs - secondMs), await again((29 + 30) * dayMs)]).toEqual([200, 401])
    expect(await database.db.selectFrom('session').select('keep').where('user', '=', id).execute()).toEqual([{ keep: true }])
  })
})

it('a session that is over is not used again by being asked for', async () => {
  const { use } = await session('ROLE_ADMIN')
  expect([await use(dayMs + hourMs), await use(0)]).toEqual([401, 200])
  expect(await use(dayMs + hourMs)).toBe(401)
})
