/** Registration: the stored sign-up, the mails, and the links that confirm an address. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { issueLinkToken } from '../../../server/store/account/account-tokens.ts'
import { removeExpiredRows } from '../../../server/store/expired-rows.ts'
import { confirm, loggedIn, post, refusal } from '../../support/calls/auth-calls.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember, insertUnconfirmed } from '../../support/listings/members.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '1000' } })
})

const registered = { status: 200, sentence: 'Registration successful! Click on the link that was sent to your email, so you can log in.' }

function registration(username: string, given: object = {}) {
  return { username, email: `${username}@private.test`, password: 'private-olives-and-thyme', ...given }
}

async function userNamed(username: string) {
  return database.db.selectFrom('user').selectAll().where('username', '=', username).executeTakeFirst()
}

async function signUpNamed(username: string) {
  return database.db.selectFrom('sign_up').selectAll().where('username', '=', username).executeTakeFirst()
}

let names = 0

async function mailsSince(work: () => Promise<unknown>) {
  const before = (await queuedMails(database.db)).length
  await work()
  return (await queuedMails(database.db)).slice(before)
}

describe('a registration', () => {
  it('stores a sign-up with a hashed password, and no user', async () => {
    const wakes = site.mail.wakes
    const mails = await mailsSince(async () => expect(await post(site, '/auth/register', registration('eleni'))).toEqual(registered))
    const signUp = await signUpNamed('eleni')
    expect(signUp).toMatchObject({ email: 'eleni@private.test', created_at: site.clock.now })
    expect(signUp?.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/)
    expect(await userNamed('eleni')).toBeUndefined()
    expect(mails).toEqual([{ kind: 'verification', signUp: signUp?.id }])
    expect(site.mail.wakes).toBe(wakes + 1)
  })

  it.each([
    ['a user', (username: string) => insertMember(database.db, { username })],
    ['a sign-up', (username: string) => insertUnconfirmed(database.db, { username })],
  ])('with the name of %s is rejected, in any letter case', async (_, insert) => {
    const { username } = await insert(`taken${(names += 1)}`)
    const mails = await mailsSince(async () => {
      for (const name of [username, username.toUpperCase()]) {
        const other = registration(name, { email: 'other@private.test', password: 'private-another' })
        const refused = await refusal(site, '/auth/register', other)
        expect(refused).toMatchObject({ status: 409, type: 'username-taken' })
      }
    })
    expect(mails).toEqual([])
  })

  it('with the name of an expired sign-up is accepted', async () => {
    await insertUnconfirmed(database.db, { username: 'late' }, new Date(site.clock.now.getTime() - 7 * 24 * 3_600_000))
    expect(await post(site, '/auth/register', registration('late', { email: 'another@private.test' }))).toEqual(registered)
    expect(await signUpNamed('late')).toMatchObject({ email: 'another@private.test' })
  })

  const common = ['password', '12345678', 'PassWord', 'qwertyuiop', 'sunshine1']

  it.each(common)('with a common password is rejected: %s', async (password) => {
    const mails = await mailsSince(async () => {
      const refused = await refusal(site, '/auth/register', registration('common', { password }))
      expect(refused).toMatchObject({ status: 400, type: 'common-password', fields: ['password'] })
      expect(refused.detail).toBe('This password is among the most common ones, which are guessed first. Please choose another one.')
    })
    expect(mails).toEqual([])
  })

  const tree = '\u{1F333}'
  const guessable = ['maria.papa', 'MariaPapa1', 'papa.maria@private.test', 'prasino2026!', tree.repeat(8), 'xyxyxyxy', '456789456789']

  it.each(guessable)('with a password that is easy to guess is rejected: %s', async (password) => {
    const mails = await mailsSince(async () => {
      const sent = registration('maria.papa', { email: 'papa.maria@private.test', password })
      const refused = await refusal(site, '/auth/register', sent)
      expect(refused).toMatchObject({ status: 400, type: 'guessable-password', fields: ['password'] })
      expect(refused.detail).toContain('This password is easy to guess')
    })
    expect(mails).toEqual([])
  })

  it('is accepted once if several send the same name concurrently', async () => {
    // Each has another password: with the same password, a late request would change the address of the first.
    const different = (n: number) => ({ email: `first${n}@private.test`, password: `private-olives-and-thyme-${n}` })
    const answers = await Promise.all(
      Array.from({ length: 6 }, (_, n) => post(site, '/auth/register', registration('first', different(n)))),
    )
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409])
  })

  it('gets the same responses in the same steps, whether the address has an account or not', async () => {
    const { email } = await insertMember(database.db)
    const observed = async (address: string) => {
      const username = `other${(names += 1)}`
      const calls = [
        ['/auth/register', registration(username, { email: address })],
        ['/auth/login', { username, password: 'private-olives-and-thyme' }],
        ['/auth/login', { username, password: 'private-wrong' }],
        ['/auth/login', { username: address, password: 'private-another' }],
        ['/auth/register', registration(username, { email: address })],
        ['/auth/register', registration(username, { email: 'other@private.test', password: 'private-wrong' })],
        ['/auth/register', registration(username, { email: `${username}@private.test` })],
        ['/auth/verification/resend', { username }],
        ['/auth/verification/resend', { email: address }],
        ['/auth/password/forgot', { email: address }],
      ] as const
      const before = site.hashes.made
      const answers = []
      for (const [url, body] of calls) answers.push(await post(site, url, body))
      return { answers, hashes: site.hashes.made - before }
    }
    const known = await observed(email.toUpperCase())
    expect(known).toEqual(await observed('nobody-yet@private.test'))
    expect(known.answers.map(({ status }) => status)).toEqual([200, 403, 401, 401, 409, 409, 200, 200, 200, 200])
    // One for each password that is stored or compared.
    expect(known.hashes).toBe(7)
  })
})

describe('a sign-up with a mistyped address', () => {
  it('gets another address with the same password, and its earlier link is invalidated', async () => {
    const { id, username, email, password } = await insertUnconfirmed(database.db)
    const old = await issueLinkToken(database.db, 'verification', id, site.clock.now)
    const mails = await mailsSince(async () => {
      expect(await post(site, '/auth/register', { username, email: `right.${email}`, password })).toEqual(registered)
    })
    expect(mails).toEqual([{ kind: 'verification', signUp: id }])
    expect(await signUpNamed(username)).toMatchObject({ id, email: `right.${email}` })
    expect((await confirm(site, old)).status).toBe(400)
  })

  it('does not change with another password, or with the same address', async () => {
    const { username, email, password } = await insertUnconfirmed(database.db)
    for (const sent of [{ email: `wrong.${email}`, password: 'private-another' }, { email: email.toUpperCase(), password }]) {
      expect(await refusal(site, '/auth/register', { username, ...sent })).toMatchObject({ status: 409, type: 'username-taken' })
    }
    expect(await signUpNamed(username)).toMatchObject({ email })
  })
})

describe('a confirmation', () => {
  async function newcomer(given: { username?: string; email?: string } = {}) {
    const member = await insertUnconfirmed(database.db, given)
    return { member, token: await issueLinkToken(database.db, 'verification', member.id, site.clock.now) }
  }

  const confirmed = (username: string) => ({ status: 200, sentence: `Your email is confirmed. You can log in as ${username} now.` })

  it('turns the sign-up into a user, and returns the user name', async () => {
    const { member, token } = await newcomer({ username: 'Sofia.K' })
    expect(await confirm(site, token)).toEqual(confirmed('Sofia.K'))
    const made = { email: 'Sofia.K@private.test', role: 'ROLE_USER', enabled: true }
    expect(await userNamed('Sofia.K')).toMatchObject(made)
    expect(await signUpNamed('Sofia.K')).toBeUndefined()
    expect(await loggedIn(site, member)).toBeTruthy()
    expect(await loggedIn(site, { ...member, username: member.email })).toBeTruthy()
  })

  it('returns the same for a second click, for two concurrent clicks, and for an earlier link', async () => {
    const { member, token } = await newcomer()
    const older = await issueLinkToken(database.db, 'verification', member.id, site.clock.now)
    const answers = await Promise.all([confirm(site, token), confirm(site, token), confirm(site, older)])
    answers.push(await confirm(site, token), await confirm(site, older))
    expect(answers).toEqual(answers.map(() => confirmed(member.username)))
  })

  it('returns the same for a second click weeks later', async () => {
    const { member, token } = await newcomer()
    await confirm(site, token)
    const begun = site.clock.now
    site.clock.now = new Date(begun.getTime() + 20 * 24 * 3_600_000)
    await removeExpiredRows(database.db, site.clock.now)
    expect(await confirm(site, token)).toEqual(confirmed(member.username))
    site.clock.now = begun
  })

  it('is rejected after a day', async () => {
    const { member, token } = await newcomer()
    const begun = site.clock.now
    site.clock.now = new Date(begun.getTime() + 24 * 3_600_000)
    const answer = await confirm(site, token)
    site.clock.now = begun
    expect(answer).toEqual({ status: 400, sentence: 'This link has expired or is not complete. Please ask for a new one.' })
    expect(await userNamed(member.username)).toBeUndefined()
  })

  it('is accepted for one of several sign-ups with an address; the others get email-taken', async () => {
    const email = 'wanted@private.test'
    const [otherSignUp, owner] = [await newcomer({ email }), await newcomer({ email: email.toUpperCase() })]
    expect(await confirm(site, owner.token)).toEqual(confirmed(owner.member.username))
    expect(await confirm(site, otherSignUp.token)).toEqual({
      status: 409, sentence: 'This email address has an account already. Please log in with it.',
    })
    expect(await userNamed(otherSignUp.member.username)).toBeUndefined()
    // The response does not change for the other one: the sign-up still has the name.
    const { username, password } = otherSignUp.member
    expect(await refusal(site, '/auth/login', { username, password })).toMatchObject({ type: 'not-confirmed' })
  })

  it('creates one user if two sign-ups with one address confirm concurrently', async () => {
    const email = 'both@private.test'
    const links = [await newcomer({ email }), await newcomer({ email })]
    const answers = await Promise.all(links.map(({ token }) => confirm(site, token)))
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409])
    expect(await database.db.selectFrom('user').select('id').where('email', '=', email).execute()).toHaveLength(1)
  })

  it('is rejected if a user has taken the name in the meantime', async () => {
    const { member, token } = await newcomer({ username: 'overtaken' })
    await insertMember(database.db, { username: 'Overtaken', email: 'first@private.test' })
    expect(await confirm(site, token)).toEqual({ status: 409, sentence: 'This username is taken. Please choose another one.' })
    expect(member.id).toBeGreaterThan(0)
  })

  const unsent = ['x', 'ελιά', '3q2-7wXGm0p9sLkQ1vR5tYb8nCzE4uHaJdKfMgWoPiA', ' ']

  it.each(unsent)('with an unknown link is rejected: %j', async (token) => {
    expect(await confirm(site, token)).toMatchObject({ status: 400, sentence: expect.stringContaining('has expired') as string })
  })

  it('with a reset link is rejected', async () => {
    const { id } = await insertMember(database.db)
    const reset = await issueLinkToken(database.db, 'reset', id, site.clock.now)
    expect((await confirm(site, reset)).status).toBe(400)
  })

  it('without a token, or with an invalid one, is rejected with 400', async () => {
    for (const query of ['', '?token=', `?token=${'x'.repeat(201)}`, '?token=%00', '?token=a&token=b']) {
      expect((await site.app.inject(`/api/email-verification/confirm${query}`)).statusCode).toBe(400)
    }
  })
})

describe('a request for another link', () => {
  const sent = { status: 200, sentence: 'If this account waits for confirmation, a new link is on its way.' }

  it('gets the same response in the same steps for every name and address', async () => {
    const { username, email } = await insertUnconfirmed(database.db)
    const accounts = [{ username }, { email }, { username: 'nobody' }, { email: 'nobody@private.test' }]
    const mails = await mailsSince(async () => {
      for (const account of accounts) expect(await post(site, '/auth/verification/resend', account)).toEqual(sent)
    })
    expect(mails).toEqual(accounts.map((account) => ({ kind: 'verification-again', account })))
  })

  it.each([{}, { username: 'eleni', email: 'eleni@private.test' }, { username: 'el' }, { email: 'eleni' }])(
    'is rejected without exactly one valid name or address: %j',
    async (body) => expect(await refusal(site, '/auth/verification/resend', body)).toMatchObject({ status: 400, type: 'invalid-request' }),
  )
})
