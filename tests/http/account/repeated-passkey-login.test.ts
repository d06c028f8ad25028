/** Logging in again with a passkey before what is dangerous. */
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { freshLoginMs } from '../../../domain/account/fresh-login.ts'
import { passkeyChallengeMs } from '../../../domain/account/passkeys.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { problemOf } from '../../support/calls/problem-response.ts'
import { softwarePasskey, type Ceremony, type SoftwarePasskey } from '../../support/calls/software-passkey.ts'
import { insertMember, signedIn, type Member } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

interface Options {
  readonly challenge: string
  readonly allowCredentials?: readonly { readonly id: string }[]
}

let database: Database
let site: TestApp
let member: Member
let device: SoftwarePasskey
/** The session of the member, whose login is not fresh. */
let headers: { authorization: string }

beforeAll(async () => {
  database = await createTestDatabase()
  const environment = { PUBLIC_URL: 'https://prasino.example', RATE_LIMIT_SCALE: '1000' }
  site = await startTestApp(database.db, { environment })
})
beforeEach(async () => {
  device = softwarePasskey()
  member = await insertMember(database.db)
  await addPasskey(member, device)
  headers = await loggedInSince(member, freshLoginMs + 1)
})

const loggedInSince = async ({ username }: Member, ms: number) => ({
  accept: 'application/json', ...await signedIn(database.db, username, site.clock.now, new Date(site.clock.now.getTime() - ms)),
})
const post = (url: string, payload?: object, as = headers) =>
  site.app.inject({ method: 'POST', url, headers: { accept: 'application/json', ...as }, ...(payload && { payload }) })
const optionsOf = async (url: string, as = headers) => (await post(url, undefined, as)).json<Options>()
const ceremony = (challenge: string, changes: Partial<Ceremony> = {}): Ceremony =>
  ({ challenge, origin: 'https://prasino.example', site: 'prasino.example', counter: 2, isVerified: true, ...changes })

async function addPasskey(owner: Member, key: SoftwarePasskey) {
  const as = await loggedInSince(owner, 0)
  const { challenge } = await optionsOf('/api/my/second-factor/passkeys/options', as)
  const credential = key.created(ceremony(challenge, { counter: 1 }))
  expect((await post('/api/my/second-factor/passkeys', { name: 'Phone', credential }, as)).statusCode).toBe(200)
}

async function logInAgain(changes: Partial<Ceremony> = {}, key = device) {
  const { challenge } = await optionsOf('/api/my/login/passkey/options')
  return post('/api/my/login/passkey', { credential: key.signed(ceremony(challenge, changes)) })
}

/** What is dangerous: it needs a fresh login. */
const renewCodes = (as = headers) => site.app.inject({ method: 'PUT', url: '/api/my/second-factor/codes', headers: as })
const stillNeedsFreshLogin = async () => problemOf(await renewCodes()).type === 'fresh-login-needed'
const sessionsOf = ({ id }: Member) =>
  database.db.selectFrom('session').select(['id', 'logged_in_at', 'keep']).where('user', '=', id).orderBy('id').execute()

describe('what is dangerous', () => {
  it('is done after a login with a passkey, in that session only, and with a new token', async () => {
    const elsewhere = await loggedInSince(member, freshLoginMs + 1)
    const before = await sessionsOf(member)
    const { token } = (await logInAgain()).json<{ token: string }>()
    expect(problemOf(await renewCodes(elsewhere))).toMatchObject({ type: 'fresh-login-needed' })
    expect(problemOf(await renewCodes())).toMatchObject({ status: 401, type: 'not-signed-in' })
    expect((await renewCodes({ ...headers, authorization: `Bearer ${token}` })).statusCode).toBe(200)
    const renewed = before.at(-2)
    expect(await sessionsOf(member)).toEqual(before.map((row) => (row === renewed ? { ...row, logged_in_at: site.clock.now } : row)))
  })

  it.each<[string, Partial<Ceremony>]>([
    ['of another origin', { origin: 'https://prasino.evil.example' }],
    ['of another site', { site: 'evil.example' }],
    ['that has not verified its user', { isVerified: false }],
    ['that has signed another challenge', { challenge: 'bm90IG9mIHRoaXMgc2l0ZQ' }],
    ['whose counter stands still, as that of a copy', { counter: 1 }],
    ['whose counter goes back', { counter: 0 }],
  ])('stays refused after a passkey %s', async (_, changes) => {
    expect(problemOf(await logInAgain(changes))).toMatchObject({ status: 403, type: 'wrong-passkey' })
    expect(await stillNeedsFreshLogin()).toBe(true)
  })

  it('stays refused after a passkey of somebody else, whoever asked for the challenge', async () => {
    const [other, key] = [await insertMember(database.db), softwarePasskey()]
    await addPasskey(other, key)
    expect(problemOf(await logInAgain({}, key))).toMatchObject({ status: 403, type: 'wrong-passkey' })
    const { challenge } = await optionsOf('/api/my/login/passkey/options', await loggedInSince(other, 0))
    for (const signer of [key, device]) {
      const credential = signer.signed(ceremony(challenge))
      expect(problemOf(await post('/api/my/login/passkey', { credential }))).toMatchObject({ type: 'wrong-passkey' })
    }
    expect(await stillNeedsFreshLogin()).toBe(true)
  })

  it('stays refused after a signature for a login, which a page that only looks like one may have got', async () => {
    const { challenge } = await optionsOf('/auth/passkey/options')
    const credential = device.signed(ceremony(challenge))
    expect(problemOf(await post('/api/my/login/passkey', { credential }))).toMatchObject({ type: 'wrong-passkey' })
    expect(await stillNeedsFreshLogin()).toBe(true)
  })
})

describe('a challenge', () => {
  it('is signed once', async () => {
    const { challenge } = await optionsOf('/api/my/login/passkey/options')
    // A counter of 0 is that of devices that do not count: only the challenge tells the second use.
    await database.db.updateTable('passkey').set({ counter: 0 }).where('user', '=', member.id).execute()
    const credential = device.signed(ceremony(challenge, { counter: 0 }))
    const { token } = (await post('/api/my/login/passkey', { credential })).json<{ token: string }>()
    const again = await post('/api/my/login/passkey', { credential }, { authorization: `Bearer ${token}` })
    expect(problemOf(again)).toMatchObject({ status: 403, type: 'wrong-passkey' })
  })

  it('is over after its time', async () => {
    const { challenge } = await optionsOf('/api/my/login/passkey/options')
    site.clock.now = new Date(site.clock.now.getTime() + passkeyChallengeMs)
    const credential = device.signed(ceremony(challenge))
    expect(problemOf(await post('/api/my/login/passkey', { credential }))).toMatchObject({ status: 403, type: 'wrong-passkey' })
  })

  it('does not open a session to whoever has none', async () => {
    const { challenge } = await optionsOf('/api/my/login/passkey/options')
    const credential = device.signed(ceremony(challenge))
    for (const url of ['/api/my/login/passkey', '/api/my/login/passkey/options']) {
      expect(problemOf(await post(url, { credential }, { authorization: '' }))).toMatchObject({ status: 401, type: 'not-signed-in' })
    }
    expect(problemOf(await post('/auth/passkey', { credential }))).toMatchObject({ status: 403, type: 'wrong-passkey' })
  })

  it('names the passkeys of the caller, and is not made for who has none', async () => {
    const { id } = device.signed(ceremony(''))
    expect((await optionsOf('/api/my/login/passkey/options')).allowCredentials).toMatchObject([{ id }])
    const without = await loggedInSince(await insertMember(database.db), 0)
    const answer = await post('/api/my/login/passkey/options', undefined, without)
    expect(problemOf(answer)).toMatchObject({ status: 409, type: 'second-factor-changed' })
  })
})
