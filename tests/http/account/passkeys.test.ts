/** Adding passkeys, and logging in with them. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import { maxPasskeys, passkeyChallengeMs } from '../../../domain/account/passkeys.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { removeExpiredRows } from '../../../server/store/expired-rows.ts'
import { problemOf } from '../../support/calls/problem-response.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { softwarePasskey, type Ceremony, type SoftwarePasskey } from '../../support/calls/software-passkey.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

type State = components['schemas']['SecondFactor']

let database: Database
let site: TestApp
let member: Member
let headers: { authorization: string; accept: string }
let device: SoftwarePasskey

beforeAll(async () => {
  database = await createTestDatabase()
  const environment = { PUBLIC_URL: 'https://prasino.example', RATE_LIMIT_SCALE: '1000' }
  site = await startTestApp(database.db, { environment })
})
beforeEach(async () => {
  device = softwarePasskey()
  member = await insertMember(database.db)
  headers = { accept: 'application/json', ...await signedIn(database.db, member.username, site.clock.now) }
  await database.db.deleteFrom('mail_outbox').execute()
})

const post = (url: string, payload?: object) => site.app.inject({ method: 'POST', url, headers, ...(payload && { payload }) })
const call = (method: 'GET' | 'PUT' | 'DELETE', path: string) => site.app.inject({ method, url: `/api/my/second-factor${path}`, headers })
const optionsOf = async (url: string) => (await post(url)).json<{ challenge: string } & Record<string, unknown>>()
const logIn = (code?: string) =>
  post('/auth/login', { username: member.username, password: member.password, ...(code !== undefined && { code }) })

/** What is right, but for the changes. */
const ceremony = (challenge: string, changes: Partial<Ceremony> = {}): Ceremony =>
  ({ challenge, origin: 'https://prasino.example', site: 'prasino.example', counter: 1, isVerified: true, ...changes })

async function add(changes: Partial<Ceremony> = {}, key = device) {
  const { challenge } = await optionsOf('/api/my/second-factor/passkeys/options')
  return post('/api/my/second-factor/passkeys', { name: 'Phone', credential: key.created(ceremony(challenge, changes)) })
}

async function logInWithPasskey(changes: Partial<Ceremony> = {}, key = device, keep?: boolean) {
  const { challenge } = await optionsOf('/auth/passkey/options')
  const credential = key.signed(ceremony(challenge, { counter: 2, ...changes }))
  return post('/auth/passkey', { credential, ...(keep !== undefined && { keep }) })
}

const stateNow = async () => (await call('GET', '')).json<State>()
const codesOf = (answer: Awaited<ReturnType<typeof add>>) => answer.json<components['schemas']['RecoveryCodes']>().codes

describe('adding a passkey', () => {
  it('asks for one that the device finds by the site, and that verifies its user', async () => {
    const options = await optionsOf('/api/my/second-factor/passkeys/options')
    expect(options).toMatchObject({
      rp: { id: 'prasino.example', name: 'Prasino' }, user: { name: member.username }, attestation: 'none', excludeCredentials: [],
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      pubKeyCredParams: [-8, -7, -257].map((alg) => ({ type: 'public-key', alg })),
    })
  })

  it('gives recovery codes with the first one only, and is told by mail', async () => {
    expect(codesOf(await add())).toHaveLength(10)
    expect(codesOf(await add({}, softwarePasskey()))).toEqual([])
    const mail = { kind: 'second-factor-changed', user: member.id, change: 'passkey-added' }
    expect(await queuedMails(database.db)).toEqual([mail, mail])
    expect(await stateNow()).toMatchObject({ recoveryCodes: 10, passkeys: [{ name: 'Phone', usedAt: null }, { name: 'Phone' }] })
  })

  it.each<[string, Partial<Ceremony>]>([
    ['of another origin', { origin: 'https://prasino.evil.example' }],
    ['of another site', { site: 'evil.example' }],
    ['that has not verified its user', { isVerified: false }],
    ['that has signed another challenge', { challenge: 'bm90IG9mIHRoaXMgc2l0ZQ' }],
  ])('refuses one %s', async (_, changes) => {
    expect(problemOf(await add(changes))).toMatchObject({ status: 403, type: 'wrong-passkey' })
    expect((await stateNow()).passkeys).toEqual([])
  })

  it('takes each challenge once, in time, and from the member for whom it was made', async () => {
    const { challenge } = await optionsOf('/api/my/second-factor/passkeys/options')
    const credential = device.created(ceremony(challenge))
    const own = headers
    headers = { ...headers, ...await signedIn(database.db, (await insertMember(database.db)).username, site.clock.now) }
    expect(problemOf(await post('/api/my/second-factor/passkeys', { name: 'Phone', credential }))).toMatchObject({ type: 'wrong-passkey' })
    headers = own
    expect((await post('/api/my/second-factor/passkeys', { name: 'Phone', credential })).statusCode).toBe(200)
    expect(problemOf(await post('/api/my/second-factor/passkeys', { name: 'Phone', credential }))).toMatchObject({ type: 'wrong-passkey' })
  })

  it('refuses one that is there already, and one too many', async () => {
    await add()
    expect(problemOf(await add())).toMatchObject({ status: 409, type: 'second-factor-changed' })
    for (let count = 1; count < maxPasskeys; count += 1) await add({}, softwarePasskey())
    expect(problemOf(await post('/api/my/second-factor/passkeys/options'))).toMatchObject({ type: 'second-factor-changed' })
  })
})

describe('a login with a passkey', () => {
  it('needs no password, and opens a session whose login is fresh', async () => {
    await add()
    const { token } = (await logInWithPasskey()).json<components['schemas']['Token']>()
    headers = { ...headers, authorization: `Bearer ${token}` }
    expect((await stateNow()).passkeys).toMatchObject([{ usedAt: site.clock.now.toISOString() }])
    expect((await call('PUT', '/codes')).statusCode).toBe(200)
  })

  it.each([[undefined, false], [false, false], [true, true]])('with keep %s starts a session that is kept: %s', async (keep, kept) => {
    await add()
    expect((await logInWithPasskey({}, device, keep)).statusCode).toBe(200)
    const sessions = database.db.selectFrom('session').select('keep').where('user', '=', member.id).orderBy('id', 'desc')
    expect((await sessions.executeTakeFirstOrThrow()).keep).toBe(kept)
  })

  it.each<[string, Partial<Ceremony>]>([
    ['of another origin', { origin: 'https://prasino.evil.example' }],
    ['of another site', { site: 'evil.example' }],
    ['that has not verified its user', { isVerified: false }],
    ['that has signed another challenge', { challenge: 'bm90IG9mIHRoaXMgc2l0ZQ' }],
    ['whose counter stands still, as that of a copy', { counter: 1 }],
    ['whose counter goes back', { counter: 0 }],
  ])('refuses one %s', async (_, changes) => {
    await add()
    expect(problemOf(await logInWithPasskey(changes))).toMatchObject({ status: 403, type: 'wrong-passkey' })
    expect((await logInWithPasskey()).statusCode).toBe(200)
  })

  it('refuses a signature that was used, and one of an old challenge', async () => {
    await add()
    const { challenge } = await optionsOf('/auth/passkey/options')
    const credential = device.signed(ceremony(challenge, { counter: 0 }))
    await database.db.updateTable('passkey').set({ counter: 0 }).where('user', '=', member.id).execute()
    expect((await post('/auth/passkey', { credential })).statusCode).toBe(200)
    expect(problemOf(await post('/auth/passkey', { credential }))).toMatchObject({ type: 'wrong-passkey' })
    const { challenge: old } = await optionsOf('/auth/passkey/options')
    site.clock.now = new Date(site.clock.now.getTime() + passkeyChallengeMs)
    expect(problemOf(await post('/auth/passkey', { credential: device.signed(ceremony(old)) }))).toMatchObject({ type: 'wrong-passkey' })
  })

  it('refuses a signature of another key, and what cannot be read', async () => {
    await add()
    const { challenge } = await optionsOf('/auth/passkey/options')
    const { id, rawId } = device.signed(ceremony(challenge, { counter: 2 }))
    const other = softwarePasskey().signed(ceremony(challenge, { counter: 2 }))
    expect(problemOf(await post('/auth/passkey', { credential: other }))).toMatchObject({ type: 'wrong-passkey' })
    expect(problemOf(await post('/auth/passkey', { credential: { ...other, id, rawId } }))).toMatchObject({ type: 'wrong-passkey' })
    const unreadable = { ...other, id, rawId, response: {} }
    expect(problemOf(await post('/auth/passkey', { credential: unreadable }))).toMatchObject({ type: 'wrong-passkey' })
  })

  it('does not let in whoever is disabled', async () => {
    await add()
    await database.db.updateTable('user').set({ enabled: false }).where('id', '=', member.id).execute()
    expect(problemOf(await logInWithPasskey())).toMatchObject({ status: 403, type: 'account-disabled' })
  })
})

describe('beside a password', () => {
  it('a passkey is a second factor, in whose place a recovery code logs in', async () => {
    const [code] = codesOf(await add())
    expect(problemOf(await logIn())).toMatchObject({ status: 403, type: 'second-factor-needed' })
    expect(problemOf(await logIn('492039'))).toMatchObject({ type: 'wrong-code' })
    expect((await logIn(code)).statusCode).toBe(200)
  })

  it('the recovery codes are void with the last factor, and no sooner', async () => {
    await add()
    await add({}, softwarePasskey())
    const [first, second] = (await stateNow()).passkeys
    expect((await call('DELETE', `/passkeys/${first?.id}`)).json<State>()).toMatchObject({ recoveryCodes: 10, passkeys: [{ id: second?.id }] })
    expect((await call('DELETE', `/passkeys/${second?.id}`)).json<State>()).toMatchObject({ recoveryCodes: 0, passkeys: [] })
    expect((await logIn()).statusCode).toBe(200)
    expect(problemOf(await logInWithPasskey())).toMatchObject({ type: 'wrong-passkey' })
  })

  it('a member removes no passkey of another one', async () => {
    await add()
    const [passkey] = (await stateNow()).passkeys
    const own = headers
    headers = { ...headers, ...await signedIn(database.db, (await insertMember(database.db)).username, site.clock.now) }
    expect((await call('DELETE', `/passkeys/${passkey?.id}`)).statusCode).toBe(200)
    headers = own
    expect((await stateNow()).passkeys).toHaveLength(1)
  })
})

it('challenges that are over are removed, and no others', async () => {
  await optionsOf('/auth/passkey/options')
  await removeExpiredRows(database.db, new Date(site.clock.now.getTime() + passkeyChallengeMs - 1))
  expect(await database.db.selectFrom('passkey_challenge').select('user').execute()).not.toEqual([])
  await removeExpiredRows(database.db, new Date(site.clock.now.getTime() + passkeyChallengeMs))
  expect(await database.db.selectFrom('passkey_challenge').select('user').execute()).toEqual([])
})

describe('where passkeys are offered', () => {
  it.each<[string, Record<string, string>, boolean]>([
    ['a site with a name', { PUBLIC_URL: 'https://prasino.example' }, true],
    ['a site without a configured address', {}, true],
    ['a site whose host is a network address', { PUBLIC_URL: 'https://192.0.2.7' }, false],
    ['a site that is not encrypted', { PUBLIC_URL: 'http://prasino.example' }, false],
  ])('%s', async (_, environment, isOffered) => {
    const other = await startTestApp(database.db, { environment })
    const { offers, passkeySite } = (await other.app.inject('/config.json')).json<components['schemas']['Configuration']>()
    const host = environment.PUBLIC_URL === undefined ? 'localhost' : 'prasino.example'
    expect([offers.includes('passkeys'), passkeySite]).toEqual(isOffered ? [true, host] : [false, undefined])
    const answer = await other.app.inject({ method: 'POST', url: '/auth/passkey/options', headers: { host: 'localhost:3000' } })
    expect(answer.statusCode).toBe(isOffered ? 200 : 501)
  })

  it('without a configured address, they belong to localhost, and to no host that a caller names', async () => {
    const other = await startTestApp(database.db)
    const optionsAt = (host: string) => other.app.inject({ method: 'POST', url: '/auth/passkey/options', headers: { host } })
    expect((await optionsAt('localhost:3000')).json<object>()).toMatchObject({ rpId: 'localhost', userVerification: 'required' })
    for (const host of ['127.0.0.1:3000', 'evil.example']) expect((await optionsAt(host)).statusCode).toBe(501)
  })
})
