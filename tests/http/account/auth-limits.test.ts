/** Rate limits on attempts: when they are reached, for whom, and when they end. */
import { createHash } from 'node:crypto'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { issueLinkToken } from '../../../server/store/account/account-tokens.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember, type Member } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let member: Member

beforeAll(async () => {
  database = await createTestDatabase()
  member = await insertMember(database.db, { username: 'eleni' })
})
beforeEach(async () => {
  await database.db.deleteFrom('attempt').execute()
  await database.db.deleteFrom('known_network').execute()
})

const start = (environment: Record<string, string> = {}) => startTestApp(database.db, { environment })

interface Sent {
  readonly url: string
  readonly body: object
  readonly from?: string
  readonly forwardedFor?: string
}

function send(site: TestApp, { url, body, from = '203.0.113.7', forwardedFor }: Sent) {
  const headers = { accept: 'application/json', ...(forwardedFor && { 'x-forwarded-for': forwardedFor }) }
  return site.app.inject({ method: 'POST', url, headers, payload: body, remoteAddress: from })
}

/** The number of requests before the first 429; `sent` makes the request of each turn. */
async function allowedRequests(site: TestApp, sent: (turn: number) => Sent): Promise<number> {
  for (let turn = 0; turn < 100; turn += 1) {
    if ((await send(site, sent(turn))).statusCode === 429) return turn
  }
  return Infinity
}

const calls = [
  ['/auth/verification/resend', (name: string) => ({ email: `${name}@private.test` })],
  ['/auth/password/forgot', (name: string) => ({ email: `${name}@private.test` })],
  ['/api/contact', (name: string) => ({ name, email: `${name}@private.test`, subject: 'Leaves', message: 'Fall.' })],
] as const

describe.each(calls)('%s', (url, body) => {
  it('is allowed twenty times from one address', async () => {
    expect(await allowedRequests(await start(), (turn) => ({ url, body: body(`name${turn}`) }))).toBe(20)
  })

  it('allows five requests for one account from one address, existing or not, in any letter case', async () => {
    for (const name of ['eleni', 'nobody']) {
      const spelled = (turn: number) => (turn % 2 ? name : name.toUpperCase())
      expect(await allowedRequests(await start(), (turn) => ({ url, body: body(spelled(turn)) }))).toBe(5)
    }
  })

  it('allows requests of the owner after ten requests from other addresses', async () => {
    const site = await start()
    for (let turn = 0; turn < 5; turn += 1) {
      for (const from of ['198.51.100.1', '198.51.100.2']) await send(site, { url, body: body('eleni'), from })
    }
    expect((await send(site, { url, body: body('eleni'), from: '198.51.100.1' })).statusCode).toBe(429)
    expect((await send(site, { url, body: body('eleni') })).statusCode).toBe(200)
  })

  it('allows thirty requests for one account from all addresses together', async () => {
    for (const name of ['eleni', 'nobody']) {
      await database.db.deleteFrom('attempt').execute()
      expect(await allowedRequests(await start(), (turn) => ({ url, body: body(name), from: `198.51.100.${turn}` }))).toBe(30)
    }
  })

  it('still allows requests from an address where the account has signed in', async () => {
    const site = await start()
    const home = '203.0.113.99'
    const { username, password } = member
    expect((await send(site, { url: '/auth/login', body: { username, password }, from: home })).statusCode).toBe(200)
    await allowedRequests(site, (turn) => ({ url, body: body('eleni'), from: `198.51.100.${turn}` }))
    expect(await allowedRequests(site, () => ({ url, body: body('eleni'), from: home }))).toBe(5)
  })
})

describe('registering', () => {
  const registration = (turn: number, email: string) => ({ username: `new${turn}`, email, password: 'private-olives-and-thyme' })

  it('is allowed twenty times from one address, and thirty times for one e-mail address', async () => {
    const site = await start()
    const url = '/auth/register'
    expect(await allowedRequests(site, (turn) => ({ url, body: registration(turn, `new${turn}@private.test`) }))).toBe(20)
    const other = (turn: number) => ({ url, body: registration(100 + turn, 'eleni@private.test'), from: `198.51.100.${turn}` })
    expect(await allowedRequests(site, other)).toBe(30)
  })
})

describe('choosing a new password', () => {
  it('is allowed twenty times from one address', async () => {
    const body = { token: 'x', newPassword: 'private-mountain-tea' }
    expect(await allowedRequests(await start(), () => ({ url: '/auth/password/reset', body }))).toBe(20)
  })
})

describe('signing in', () => {
  const login = (username: string, password = 'private-wrong') => ({ url: '/auth/login', body: { username, password } })

  it.each(['eleni', 'nobody'])('is allowed twenty times for one account, existing or not: %s', async (username) => {
    expect(await allowedRequests(await start(), (turn) => ({ ...login(username), from: `198.51.100.${turn}` }))).toBe(20)
  })

  it('counts the user name and the e-mail address of an account together', async () => {
    const named = (turn: number) => login(turn % 2 ? 'eleni' : member.email.toUpperCase())
    expect(await allowedRequests(await start(), (turn) => ({ ...named(turn), from: `198.51.100.${turn}` }))).toBe(20)
  })

  it('treats look-alike names as other accounts, which cannot be signed in to', async () => {
    const site = await start()
    const spellings = ['victim', 'v\u0130ctim', 'vict\u0130m', 'v\u0130ct\u0130m']
    await insertMember(database.db, { username: 'victim' })
    const signedIn = await Promise.all(spellings.map((username) => send(site, login(username, member.password))))
    expect(signedIn.map(({ statusCode }) => statusCode)).toEqual([200, 401, 401, 401])
  })

  it('is allowed from a network where the user signed in before, whatever others try', async () => {
    const site = await start()
    const home = (turn: number) => `2001:db8:0:9::${(turn + 1).toString(16)}`
    const signIn = (from: string) => send(site, { ...login('eleni', member.password), from })
    expect((await signIn(home(0))).statusCode).toBe(200)
    await allowedRequests(site, (turn) => ({ ...login('eleni'), from: `198.51.100.${turn}` }))
    expect((await signIn('192.0.2.1')).statusCode).toBe(429)
    expect((await signIn(home(1))).statusCode).toBe(200)
    // Attempts from this network are limited too.
    expect(await allowedRequests(site, (turn) => ({ ...login(turn % 2 ? 'eleni' : member.email), from: home(turn) }))).toBe(19)
  })

  it('treats a known network as unknown after 90 days, and after a new password', async () => {
    for (const forget of [
      async (site: TestApp) => {
        site.clock.now = new Date(site.clock.now.getTime() + 90 * 86_400_000)
      },
      async (site: TestApp) => {
        const token = await issueLinkToken(database.db, 'reset', member.id, site.clock.now)
        const body = { token, newPassword: member.password }
        expect((await send(site, { url: '/auth/password/reset', body })).statusCode).toBe(200)
      },
    ]) {
      await database.db.deleteFrom('attempt').execute()
      const site = await start()
      const home = { ...login('eleni', member.password), from: '203.0.113.50' }
      expect((await send(site, home)).statusCode).toBe(200)
      await forget(site)
      await allowedRequests(site, (turn) => ({ ...login('eleni'), from: `198.51.100.${turn}` }))
      expect((await send(site, home)).statusCode).toBe(429)
    }
  })

  it('stores ten networks of an account, as keyed hashes', async () => {
    const site = await start({ RATE_LIMIT_SCALE: '100' })
    const { id, username, password } = await insertMember(database.db)
    for (let turn = 0; turn < 12; turn += 1) {
      site.clock.now = new Date(site.clock.now.getTime() + 1_000)
      expect((await send(site, { ...login(username, password), from: `198.51.100.${turn}` })).statusCode).toBe(200)
    }
    const rows = await database.db.selectFrom('known_network').selectAll().where('user', '=', id).orderBy('seen_at').execute()
    const ages = rows.map(({ seen_at }) => site.clock.now.getTime() - seen_at.getTime())
    expect(ages).toEqual([9, 8, 7, 6, 5, 4, 3, 2, 1, 0].map((n) => n * 1_000))
    const unkeyed = createHash('sha256').update('198.51.100.11').digest()
    expect(rows.some(({ network_hash }) => network_hash.equals(unkeyed))).toBe(false)
  })

  it('is allowed sixty times from one address', async () => {
    expect(await allowedRequests(await start(), (turn) => login(`nobody${turn}`))).toBe(60)
  })

  it('counts successful attempts too, so that a success does not reset the limit', async () => {
    const site = await start()
    for (let turn = 0; turn < 5; turn += 1) {
      expect((await send(site, { ...login('eleni', member.password), from: `198.51.100.${turn}` })).statusCode).toBe(200)
    }
    expect(await allowedRequests(site, (turn) => ({ ...login('eleni'), from: `192.0.2.${turn}` }))).toBe(15)
  })

  it('does not check the password when the limit is exceeded', async () => {
    const site = await start()
    await allowedRequests(site, (turn) => ({ ...login('eleni'), from: `198.51.100.${turn}` }))
    const before = site.hashes.made
    expect((await send(site, { ...login('eleni', member.password), from: '192.0.2.1' })).statusCode).toBe(429)
    expect(site.hashes.made).toBe(before)
  })

  it('is still allowed for other accounts and addresses', async () => {
    const site = await start()
    await allowedRequests(site, () => login('nobody'))
    expect((await send(site, { ...login('eleni', member.password), from: '192.0.2.1' })).statusCode).toBe(200)
  })

  it('returns the time to wait, and is allowed again after it', async () => {
    const site = await start()
    const begun = site.clock.now
    await allowedRequests(site, (turn) => ({ ...login('eleni'), from: `198.51.100.${turn}` }))
    site.clock.now = new Date(begun.getTime() + 5 * 60_000 + 500)
    const refused = await send(site, { ...login('eleni'), from: '192.0.2.1' })
    expect(refused.headers['retry-after']).toBe('600')
    expect(refused.json()).toMatchObject({
      type: '/docs#too-many-requests', status: 429, detail: 'That was too often. Please try again in 10 minutes.',
    })
    site.clock.now = new Date(begun.getTime() + 15 * 60_000)
    expect((await send(site, { ...login('eleni', member.password), from: '192.0.2.1' })).statusCode).toBe(200)
  })

  it('is allowed when a clock that was days ahead is correct again', async () => {
    const site = await start()
    const begun = site.clock.now
    site.clock.now = new Date(begun.getTime() + 2 * 86_400_000)
    await allowedRequests(site, (turn) => ({ ...login('eleni'), from: `198.51.100.${turn}` }))
    site.clock.now = begun
    expect((await send(site, { ...login('eleni', member.password), from: '192.0.2.1' })).statusCode).toBe(200)
  })

  it('is counted for all servers of a database together', async () => {
    const [one, other] = [await start(), await start()]
    const turns = Array.from({ length: 24 }, (_, turn) => turn)
    const answers = await Promise.all(
      turns.map((turn) => send(turn % 2 ? one : other, { ...login('eleni'), from: `198.51.100.${turn}` })),
    )
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(20)
  })

  it('has a limit that RATE_LIMIT_SCALE multiplies', async () => {
    const site = await start({ RATE_LIMIT_SCALE: '0.1' })
    expect(await allowedRequests(site, (turn) => ({ ...login('eleni'), from: `198.51.100.${turn}` }))).toBe(2)
  })
})

describe('the table of attempts', () => {
  it('contains no personal data', async () => {
    await send(await start(), { url: '/auth/password/forgot', body: { email: 'eleni@private.test' }, from: '203.0.113.7' })
    const rows = await database.db.selectFrom('attempt').selectAll().execute()
    expect(rows).toHaveLength(3)
    expect(JSON.stringify(rows.map((row) => ({ ...row, key_hash: row.key_hash.toString('latin1') })))).not.toMatch(/eleni|203\.0/)
    expect(rows.map(({ key_hash }) => key_hash.length)).toEqual([32, 32, 32])
  })
})

describe('the address of a caller', () => {
  const forgot = (turn: number) => ({ url: '/auth/password/forgot', body: { email: `name${turn}@private.test` } })

  it('comes from X-Forwarded-For of a trusted proxy', async () => {
    const site = await start({ TRUST_PROXY: '10.0.0.0/8' })
    expect(await allowedRequests(site, (turn) => ({ ...forgot(turn), from: '10.1.2.3', forwardedFor: `198.51.100.${turn}` }))).toBe(Infinity)
    const forged = (turn: number) => ({ ...forgot(turn), from: '10.1.2.3', forwardedFor: `198.51.100.${turn}, 192.0.2.9` })
    expect(await allowedRequests(site, forged)).toBe(20)
  })

  it.each([
    ['an address with a port', (turn: number) => `198.51.100.7:${4_000 + turn}`],
    ['an IPv6 address with a port', (turn: number) => `[2001:db8:0:7::1]:${4_000 + turn}`],
    ['an invalid address', (turn: number) => `rubbish${turn}`],
  ])('is the same, whatever a trusted proxy appends: %s', async (_, forwardedFor) => {
    const site = await start({ TRUST_PROXY: '10.0.0.0/8' })
    expect(await allowedRequests(site, (turn) => ({ ...forgot(turn), from: '10.1.2.3', forwardedFor: forwardedFor(turn) }))).toBe(20)
  })

  it('does not come from X-Forwarded-For of other clients', async () => {
    for (const site of [await start(), await start({ TRUST_PROXY: '10.0.0.0/8' })]) {
      await database.db.deleteFrom('attempt').execute()
      expect(await allowedRequests(site, (turn) => ({ ...forgot(turn), forwardedFor: `198.51.100.${turn}` }))).toBe(20)
    }
  })

  it('is a network of 64 bits with IPv6', async () => {
    const from = (turn: number) => `2001:db8:0:7::${turn.toString(16)}`
    expect(await allowedRequests(await start(), (turn) => ({ ...forgot(turn), from: from(turn) }))).toBe(20)
  })
})
