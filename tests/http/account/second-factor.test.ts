/** Setting up a second factor, and logging in with it. */
import { Secret, TOTP } from 'otpauth'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { freshLoginMs } from '../../../domain/account/fresh-login.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { issueLinkToken } from '../../../server/store/account/account-tokens.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { problemOf } from '../../support/calls/problem-response.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type State = components['schemas']['SecondFactor']

const stepMs = 30_000

let database: Database
let site: TestApp
let member: Member
let headers: { authorization: string; accept: string }

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
})
beforeEach(async () => {
  member = await insertMember(database.db)
  headers = { accept: 'application/json', ...await signedIn(database.db, member.username, site.clock.now) }
  await database.db.deleteFrom('mail_outbox').execute()
})

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object) =>
  site.app.inject({ method, url: `/api/my/second-factor${path}`, headers, ...(payload && { payload }) })
const logIn = (code?: string, password = member.password) => site.app.inject({
  method: 'POST', url: '/auth/login', headers: { accept: 'application/json' },
  payload: { username: member.username, password, ...(code !== undefined && { code }) },
})
const logInAgain = (code?: string) => site.app.inject({
  method: 'POST', url: '/api/my/login', headers, payload: { password: member.password, ...(code !== undefined && { code }) },
})

interface App {
  readonly codeAfter: (steps: number) => string
  readonly recoveryCodes: readonly string[]
}

/** An app that is in use; its code of this moment is used up. */
async function setUp(): Promise<App> {
  const { secret } = (await call('POST', '/authenticator')).json<components['schemas']['NewAuthenticator']>()
  const codeAfter = codesOf(secret)
  const confirmed = await call('PUT', '/authenticator', { code: codeAfter(0) })
  return { codeAfter, recoveryCodes: confirmed.json<components['schemas']['RecoveryCodes']>().codes }
}

function codesOf(secret: string): App['codeAfter'] {
  const totp = new TOTP({ secret: Secret.fromBase32(secret) })
  return (steps) => totp.generate({ timestamp: site.clock.now.getTime() + steps * stepMs })
}

describe('setting up an authenticator app', () => {
  it('takes effect with the first right code, gives recovery codes, and is told by mail', async () => {
    const { address, secret } = (await call('POST', '/authenticator')).json<components['schemas']['NewAuthenticator']>()
    expect(address).toContain(`Prasino:${member.username}?issuer=Prasino&secret=${secret}`)
    expect((await logIn()).statusCode).toBe(200)
    expect(problemOf(await call('PUT', '/authenticator', { code: codesOf(secret)(5) }))).toMatchObject({ status: 403, type: 'wrong-code' })
    expect((await logIn()).statusCode).toBe(200)
    const confirmed = await call('PUT', '/authenticator', { code: codesOf(secret)(0) })
    expect(new Set(confirmed.json<components['schemas']['RecoveryCodes']>().codes).size).toBe(10)
    expect((await call('GET', '')).json<State>())
      .toEqual({ authenticatorSince: site.clock.now.toISOString(), passkeys: [], recoveryCodes: 10, isRequired: false })
    expect(await queuedMails(database.db)).toEqual([{ kind: 'second-factor-changed', user: member.id, change: 'authenticator-added' }])
  })

  it('replaces a secret that was not used yet, and none that is in use', async () => {
    const first = (await call('POST', '/authenticator')).json<components['schemas']['NewAuthenticator']>()
    const app = await setUp()
    expect(problemOf(await logIn(codesOf(first.secret)(1)))).toMatchObject({ type: 'wrong-code' })
    expect(problemOf(await call('POST', '/authenticator'))).toMatchObject({ status: 409, type: 'second-factor-changed' })
    expect((await logIn(app.codeAfter(1))).statusCode).toBe(200)
  })

  it('leaves no secret in the database that can be read', async () => {
    const { secret } = (await call('POST', '/authenticator')).json<components['schemas']['NewAuthenticator']>()
    const { seed } = await database.db.selectFrom('authenticator').select('seed').where('user', '=', member.id).executeTakeFirstOrThrow()
    expect(seed.includes(Buffer.from(Secret.fromBase32(secret).buffer))).toBe(false)
  })
})

describe('a login with a second factor', () => {
  it('needs the password first, and then a code', async () => {
    const app = await setUp()
    expect(problemOf(await logIn(app.codeAfter(1), 'private-not-this-one'))).toMatchObject({ status: 401, type: 'wrong-password' })
    expect(problemOf(await logIn())).toMatchObject({ status: 403, type: 'second-factor-needed' })
    expect((await logIn(app.codeAfter(1))).statusCode).toBe(200)
  })

  it('tells a client that knows only the documented calls in a sentence', async () => {
    await setUp()
    const payload = { username: member.username, password: member.password }
    const { statusCode, body } = await site.app.inject({ method: 'POST', url: '/auth/login', payload, headers: { accept: '*/*' } })
    expect([statusCode, body]).toEqual([403, expect.stringMatching(/^This account has a second factor: .+ recovery code .+\.$/)])
  })

  it.each([[-2, false], [-1, false], [0, false], [1, true], [2, false]])(
    'after the code of this half minute takes that of %i steps later: %s', async (steps, isTaken) => {
      const app = await setUp()
      expect((await logIn(app.codeAfter(steps))).statusCode).toBe(isTaken ? 200 : 403)
    },
  )

  it.each([[-1, true], [0, true], [1, true], [2, false]])(
    'half an hour later takes the code of a clock that is %i steps off: %s', async (steps, isTaken) => {
      const app = await setUp()
      site.clock.now = new Date(site.clock.now.getTime() + 60 * stepMs)
      expect((await logIn(app.codeAfter(steps))).statusCode).toBe(isTaken ? 200 : 403)
    },
  )

  it('takes each code once, also of two requests at the same time', async () => {
    const app = await setUp()
    const code = app.codeAfter(1)
    const statuses = (await Promise.all([logIn(code), logIn(code), logIn(code)])).map(({ statusCode }) => statusCode)
    expect(statuses.toSorted()).toEqual([200, 403, 403])
    expect(problemOf(await logIn(code))).toMatchObject({ type: 'wrong-code' })
  })

  it('takes each recovery code once, however it is written, and tells the member', async () => {
    const { recoveryCodes: [first = ''] } = await setUp()
    await database.db.deleteFrom('mail_outbox').execute()
    expect((await logIn(`${first.slice(0, 5).toUpperCase()} - ${first.slice(5)}`)).statusCode).toBe(200)
    expect(problemOf(await logIn(first))).toMatchObject({ type: 'wrong-code' })
    expect((await call('GET', '')).json<State>().recoveryCodes).toBe(9)
    expect(await queuedMails(database.db)).toEqual([{ kind: 'second-factor-changed', user: member.id, change: 'code-used' }])
  })

  it('does not take the codes of another member', async () => {
    const { recoveryCodes: [code = ''] } = await setUp()
    const other = await insertMember(database.db)
    headers = { ...headers, ...await signedIn(database.db, other.username, site.clock.now) }
    member = other
    await setUp()
    expect(problemOf(await logIn(code))).toMatchObject({ type: 'wrong-code' })
  })

  it('cannot be guessed: after ten codes, also the right one has to wait', async () => {
    const app = await setUp()
    for (let n = 0; n < 10; n += 1) expect((await logIn(`00000${n % 10}`)).statusCode).toBe(403)
    expect((await logIn(app.codeAfter(1))).statusCode).toBe(429)
  })

  it('is needed after a reset of the password too', async () => {
    const app = await setUp()
    const token = await issueLinkToken(database.db, 'reset', member.id, site.clock.now)
    const newPassword = 'private-figs-and-oregano'
    await site.app.inject({ method: 'POST', url: '/auth/password/reset', payload: { token, newPassword } })
    expect(problemOf(await logIn(undefined, newPassword))).toMatchObject({ type: 'second-factor-needed' })
    expect((await logIn(app.codeAfter(1), newPassword)).statusCode).toBe(200)
  })
})

describe('a fresh login with a second factor', () => {
  it('needs a code too, and lets the factor be changed', async () => {
    const app = await setUp()
    headers = {
      ...headers, ...await signedIn(database.db, member.username, site.clock.now, new Date(site.clock.now.getTime() - freshLoginMs - 1)),
    }
    expect(problemOf(await call('DELETE', '/authenticator'))).toMatchObject({ type: 'fresh-login-needed' })
    expect(problemOf(await logInAgain())).toMatchObject({ type: 'second-factor-needed' })
    const { token } = (await logInAgain(app.codeAfter(1))).json<components['schemas']['Token']>()
    headers = { ...headers, authorization: `Bearer ${token}` }
    expect((await call('DELETE', '/authenticator')).json<State>()).toMatchObject({ authenticatorSince: null, recoveryCodes: 0 })
    expect((await logIn()).statusCode).toBe(200)
  })
})

it('new recovery codes make the old ones void, and need a second factor', async () => {
  expect(problemOf(await call('PUT', '/codes'))).toMatchObject({ status: 409, type: 'second-factor-changed' })
  const { recoveryCodes: [old = ''] } = await setUp()
  const renewed = (await call('PUT', '/codes')).json<components['schemas']['RecoveryCodes']>().codes
  expect(problemOf(await logIn(old))).toMatchObject({ type: 'wrong-code' })
  expect((await logIn(renewed[9])).statusCode).toBe(200)
})

describe('where it is required', () => {
  it('administrators without one can do nothing but set it up', async () => {
    const strict = await startTestApp(database.db, { environment: { SECOND_FACTOR: 'required' } })
    const admin = await insertMember(database.db, { role: 'ROLE_ADMIN' })
    const as = { accept: 'application/json', ...await signedIn(database.db, admin.username, strict.clock.now) }
    const users = () => strict.app.inject({ url: '/api/users', headers: as })
    expect(problemOf(await users())).toMatchObject({ status: 403, type: 'second-factor-missing' })
    const state = await strict.app.inject({ url: '/api/my/second-factor', headers: as })
    expect(state.json<State>().isRequired).toBe(true)
    await database.db.insertInto('authenticator')
      .values({ user: admin.id, seed: Buffer.alloc(1), confirmed_at: strict.clock.now }).execute()
    expect((await users()).statusCode).toBe(200)
  })
})
