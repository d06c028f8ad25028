/** Becoming a member: what is kept, who is written to, and the links that confirm an address. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { issueLinkToken } from '../../server/store/account-tokens.ts'
import { confirm, loggedIn, post, refusal } from '../support/auth-calls.ts'
import { createTestDatabase } from '../support/database.ts'
import { insertMember } from '../support/members.ts'
import { queuedMails } from '../support/queued-mails.ts'
import { startTestApp, type TestApp } from '../support/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
})
afterAll(() => database.close())

const registered = { status: 200, sentence: 'Registration successful! Click on the link that was sent to your email, so you can log in.' }

function registration(username: string, given: object = {}) {
  return { username, email: `${username}@private.test`, password: 'private-olives-and-thyme', ...given }
}

async function userNamed(username: string) {
  return database.db.selectFrom('user').selectAll().where('username', '=', username).executeTakeFirst()
}

async function mailsSince(work: () => Promise<unknown>) {
  const before = (await queuedMails(database.db)).length
  await work()
  return (await queuedMails(database.db)).slice(before)
}

describe('a registration', () => {
  it('keeps a member who still has to confirm, with a password that nobody can read', async () => {
    const wakes = site.mail.wakes
    const mails = await mailsSince(async () => expect(await post(site, '/auth/register', registration('eleni'))).toEqual(registered))
    const user = await userNamed('eleni')
    expect(user).toMatchObject({ email: 'eleni@private.test', role: 'ROLE_USER', enabled: true, confirmed: false, session_version: 0 })
    expect(user?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(mails).toEqual([{ kind: 'verification', user: user?.id }])
    expect(site.mail.wakes).toBe(wakes + 1)
  })

  it.each(['maria', 'MARIA', 'Maria'])('of a name that is taken is refused: %s', async (username) => {
    if (!(await userNamed('maria'))) await insertMember(database.db, { username: 'maria' })
    const mails = await mailsSince(async () => {
      const refused = await refusal(site, '/auth/register', registration(username, { email: 'other@private.test' }))
      expect(refused).toMatchObject({ status: 409, type: 'username-taken' })
    })
    expect(mails).toEqual([])
  })

  it('with an address that has an account answers like any other, keeps nothing, and writes to the owner', async () => {
    const owner = await insertMember(database.db, { username: 'katerina' })
    const before = site.hashes.made
    const mails = await mailsSince(async () => {
      expect(await post(site, '/auth/register', registration('kat', { email: 'KATERINA@private.test' }))).toEqual(registered)
    })
    expect(await userNamed('kat')).toBeUndefined()
    expect(mails).toEqual([{ kind: 'account-exists', user: owner.id }])
    expect(site.hashes.made - before).toBe(1)
  })

  it('of one name by several at once is a success for one of them', async () => {
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => post(site, '/auth/register', registration('first', { email: `first${n}@private.test` }))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('that is sent twice at once makes one member', async () => {
    const answers = await Promise.all(['twice', 'twice'].map((name) => post(site, '/auth/register', registration(name))))
    expect(answers.filter(({ status }) => status !== 200 && status !== 409)).toEqual([])
    expect(await database.db.selectFrom('user').select('id').where('email', '=', 'twice@private.test').execute()).toHaveLength(1)
  })
})

describe('a confirmation', () => {
  async function newcomer() {
    const member = await insertMember(database.db, { confirmed: false })
    return { member, token: await issueLinkToken(database.db, member.id, 'verification', site.clock.now) }
  }

  it('lets the member in', async () => {
    const { member, token } = await newcomer()
    expect(await confirm(site, token)).toEqual({ status: 200, sentence: 'Your email is confirmed. You can log in now.' })
    expect(await loggedIn(site, member)).toBeTruthy()
  })

  it('works once, also by two clicks at once', async () => {
    const { token } = await newcomer()
    const answers = await Promise.all([confirm(site, token), confirm(site, token)])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400])
    expect(await confirm(site, token)).toEqual({ status: 400, sentence: 'This link was used before, and works only once.' })
  })

  it('is too late after a day', async () => {
    const { member, token } = await newcomer()
    const begun = site.clock.now
    site.clock.now = new Date(begun.getTime() + 24 * 3_600_000)
    const answer = await confirm(site, token)
    site.clock.now = begun
    expect(answer).toEqual({ status: 400, sentence: 'This link has expired or is not complete. Please ask for a new one.' })
    expect(await userNamed(member.username)).toMatchObject({ confirmed: false })
  })

  const unsent = ['x', 'ελιά', '3q2-7wXGm0p9sLkQ1vR5tYb8nCzE4uHaJdKfMgWoPiA', ' ']

  it.each(unsent)('by a link that nobody was sent is refused: %j', async (token) => {
    expect(await confirm(site, token)).toMatchObject({ status: 400, sentence: expect.stringContaining('has expired') as string })
  })

  it('by a link to a new password is refused', async () => {
    const { member } = await newcomer()
    const reset = await issueLinkToken(database.db, member.id, 'reset', site.clock.now)
    expect((await confirm(site, reset)).status).toBe(400)
    expect(await userNamed(member.username)).toMatchObject({ confirmed: false })
  })

  it('without a token, or with one that is too long, is a 400', async () => {
    for (const query of ['', '?token=', `?token=${'x'.repeat(201)}`, '?token=%00', '?token=a&token=b']) {
      expect((await site.app.inject(`/api/email-verification/confirm${query}`)).statusCode).toBe(400)
    }
  })
})

describe('another link', () => {
  const sent = { status: 200, sentence: 'If this account waits for confirmation, a new link is on its way.' }

  it('is asked for by name or address, in the same words and steps for everybody', async () => {
    const { username, email } = await insertMember(database.db, { confirmed: false })
    const accounts = [{ username }, { email }, { username: 'nobody' }, { email: 'nobody@private.test' }]
    const mails = await mailsSince(async () => {
      for (const account of accounts) expect(await post(site, '/auth/verification/resend', account)).toEqual(sent)
    })
    expect(mails).toEqual(accounts.map((account) => ({ kind: 'verification-again', account })))
  })

  it.each([{}, { username: 'eleni', email: 'eleni@private.test' }, { username: 'el' }, { email: 'eleni' }])(
    'is refused where it is not clear for whom: %j',
    async (body) => expect(await refusal(site, '/auth/verification/resend', body)).toMatchObject({ status: 400, type: 'invalid-request' }),
  )
})
