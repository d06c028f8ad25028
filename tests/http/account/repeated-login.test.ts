/** Logging in again before what is dangerous. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshLoginMs } from '../../../domain/account/fresh-login.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { problemOf } from '../../support/calls/problem-response.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let admin: Member
let target: Member
let headers: { authorization: string }

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
})
beforeEach(async () => {
  admin = await insertMember(database.db, { role: 'ROLE_ADMIN' })
  target = await insertMember(database.db)
  headers = await loggedInSince(freshLoginMs + 1)
})

const loggedInSince = async (ms: number) => ({
  accept: 'application/json', ...await signedIn(database.db, admin.username, site.clock.now, new Date(site.clock.now.getTime() - ms)),
})
const disable = (as = headers) => site.app.inject({
  method: 'PUT', url: `/api/users/${target.id}/disabled`, headers: as, payload: { reason: 'Advertising only.' },
})
const logInAgain = (password: string) => site.app.inject({
  method: 'POST', url: '/api/my/login', headers, payload: { password },
})

describe('what is dangerous', () => {
  it('is done ten minutes after a login, and refused later', async () => {
    expect((await disable(await loggedInSince(freshLoginMs))).statusCode).toBe(200)
    expect(problemOf(await disable())).toMatchObject({ status: 403, type: 'fresh-login-needed' })
  })

  it('is done after the password was said again, in that session only, and with a new token', async () => {
    const elsewhere = await loggedInSince(freshLoginMs + 1)
    const { token } = (await logInAgain(admin.password)).json<{ token: string }>()
    expect(problemOf(await disable(elsewhere))).toMatchObject({ type: 'fresh-login-needed' })
    expect(problemOf(await disable())).toMatchObject({ status: 401, type: 'not-signed-in' })
    expect((await disable({ ...headers, authorization: `Bearer ${token}` })).statusCode).toBe(200)
  })

  it('stays refused after a wrong password', async () => {
    expect(problemOf(await logInAgain('private-not-this-one'))).toMatchObject({ status: 403, type: 'wrong-current-password' })
    expect(problemOf(await disable())).toMatchObject({ type: 'fresh-login-needed' })
  })
})

it('one listing is deleted without a fresh login, and several are not', async () => {
  const decide = (count: number) => site.app.inject({
    method: 'POST', url: '/api/decisions', headers,
    payload: {
      action: 'delete', reason: 'Advertising only.',
      listings: Array.from({ length: count }, (_, n) => ({ id: 900_000 + n, etag: '"1-1"' })),
    },
  })
  expect((await decide(1)).statusCode).toBe(200)
  expect(problemOf(await decide(2))).toMatchObject({ status: 403, type: 'fresh-login-needed' })
})
