/** The web app's calls for accounts. */
import { describe, expect, it } from 'vitest'
import type { RequestFailed } from '../../../domain/failure.ts'
import { createAccounts, type Accounts } from '../../../src/api/accounts.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { jwt } from './jwt.ts'

const { signal } = new AbortController()

function accounts(...answers: (() => Response | Promise<Response>)[]) {
  const asked: { call: string; body: unknown }[] = []
  const authorizations: (string | null)[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const request = input as Request
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    authorizations.push(request.headers.get('Authorization'))
    asked.push({ call: `${request.method} ${pathname}${search}`, body: body === '' ? null : JSON.parse(body) })
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? expect.unreachable()
  }
  return { asked, authorizations, calls: createAccounts(createApiClient('http://api.example', fetch)) }
}

const text = (sentence: string, status = 200) => () => new Response(sentence, { status, headers: { 'Content-Type': 'text/plain' } })
const json = (body: unknown) => () => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
const problem = (type: string, status: number) => () =>
  new Response(JSON.stringify({ type: `/docs#${type}`, title: type, status, detail: 'No.' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })
const away = () => Promise.reject(new TypeError('fetch failed'))

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => (error as RequestFailed).failure,
  )

const credentials = { username: 'eleni', password: 'olives' }
const registration = { ...credentials, email: 'eleni@example.org' }
const choice = { token: 'a+b', newPassword: 'mountain-tea' }
const message = { name: 'Eleni', email: 'eleni@example.org', subject: 'Beach', message: 'Who?' }

/** Specification, section 7. */
const sentences: { name: string; make: (calls: Accounts) => Promise<string>; call: string; body: unknown }[] = [
  { name: 'register', make: (calls) => calls.register(registration, signal), call: 'POST /auth/register', body: registration },
  {
    name: 'confirmEmail', make: (calls) => calls.confirmEmail({ token: 'a+b' }),
    call: 'GET /api/email-verification/confirm?token=a%2Bb', body: null,
  },
  {
    name: 'resendVerification', make: (calls) => calls.resendVerification({ username: 'eleni' }, signal),
    call: 'POST /auth/verification/resend', body: { username: 'eleni' },
  },
  {
    name: 'forgotPassword', make: (calls) => calls.forgotPassword({ email: 'eleni@example.org' }, signal),
    call: 'POST /auth/password/forgot', body: { email: 'eleni@example.org' },
  },
  { name: 'resetPassword', make: (calls) => calls.resetPassword(choice, signal), call: 'POST /auth/password/reset', body: choice },
  { name: 'sendContactMessage', make: (calls) => calls.sendContactMessage(message, signal), call: 'POST /api/contact', body: message },
]

describe.each(sentences)('$name', ({ make, call, body }) => {
  it('asks as documented and gives the sentence of the answer', async () => {
    const { asked, calls } = accounts(text('Done, thank you.\n'))
    expect(await make(calls)).toBe('Done, thank you.')
    expect(asked).toEqual([{ call, body }])
  })

  it('is content with an empty answer', async () => {
    const empty = () => new Response(null, { headers: { 'Content-Length': '0' } })
    expect(await make(accounts(empty).calls)).toBe('')
  })

  it('fails with what the server says, be it a problem or a sentence', async () => {
    expect(await failureOf(make(accounts(problem('too-many-requests', 429)).calls))).toEqual({
      status: 429, type: 'too-many-requests', sentence: 'No.',
    })
    expect(await failureOf(make(accounts(text('Closed today', 503)).calls))).toEqual({
      status: 503, type: null, sentence: 'Closed today',
    })
  })

  it('fails without a status where nothing answers', async () => {
    expect((await failureOf(make(accounts(away).calls))).status).toBeNull()
  })
})

describe('login', () => {
  it('gives the session that the token stands for', async () => {
    const token = jwt({ sub: 'eleni', role: 'ROLE_ADMIN', exp: 2_000_000_000 })
    const { asked, calls } = accounts(json({ token }))
    expect(await calls.login(credentials, signal)).toEqual({
      username: 'eleni', role: 'ROLE_ADMIN', token, expiresAt: 2_000_000_000_000,
    })
    expect(asked).toEqual([{ call: 'POST /auth/login', body: credentials }])
  })

  it.each([['a bare text', text], ['a JSON string', json]])('takes a token that comes as %s', async (_, sent) => {
    const token = jwt({ sub: 'eleni', role: 'ROLE_USER', exp: 2_000_000_000 })
    expect(await accounts(sent(token)).calls.login(credentials, signal)).toMatchObject({ username: 'eleni', token })
  })

  it('fails where the answer is a page', async () => {
    expect(await failureOf(accounts(text('<h1>Hello</h1>')).calls.login(credentials, signal))).toMatchObject({ status: 200 })
  })

  it.each([[{}], [{ token: 7 }], [{ token: 'no-jwt' }], [{ token: jwt({ role: 'ROLE_USER' }) }], [null], [[]]])(
    'fails where the answer %j names nobody',
    async (answer) => expect(await failureOf(accounts(json(answer)).calls.login(credentials, signal))).toMatchObject({ status: 200 }),
  )

  it('fails where the answer is empty', async () => {
    const empty = () => new Response(null, { status: 200, headers: { 'Content-Length': '0' } })
    expect(await failureOf(accounts(empty).calls.login(credentials, signal))).toMatchObject({ status: 200 })
  })
})

describe('signing out', () => {
  it('names the session that ends, which is not the present one any more', async () => {
    const { asked, authorizations, calls } = accounts(text('You are signed out.'))
    expect(await calls.logout('a.b.c')).toBe('You are signed out.')
    expect(asked).toEqual([{ call: 'POST /auth/logout', body: null }])
    expect(authorizations).toEqual(['Bearer a.b.c'])
  })
})

describe('the link of a registration', () => {
  it('is followed once, however often it is asked for', async () => {
    const { asked, calls } = accounts(text('Confirmed.'), problem('used-link', 400))
    const both = await Promise.all([calls.confirmEmail({ token: 'a' }), calls.confirmEmail({ token: 'a' })])
    expect(both).toEqual(['Confirmed.', 'Confirmed.'])
    expect(await calls.confirmEmail({ token: 'a' })).toBe('Confirmed.')
    expect(asked).toHaveLength(1)
  })

  it('stays refused once it was', async () => {
    const { asked, calls } = accounts(problem('unknown-link', 400))
    await failureOf(calls.confirmEmail({ token: 'a' }))
    expect((await failureOf(calls.confirmEmail({ token: 'a' }))).type).toBe('unknown-link')
    expect(asked).toHaveLength(1)
  })

  it.each([
    ['nothing answered', away],
    ['it was asked for too often', problem('too-many-requests', 429)],
    ['the server failed', problem('unexpected', 500)],
  ])('is followed again where %s', async (_, answer) => {
    const { calls } = accounts(answer, text('Confirmed.'))
    await failureOf(calls.confirmEmail({ token: 'a' }))
    expect(await calls.confirmEmail({ token: 'a' })).toBe('Confirmed.')
  })

  it('is not mistaken for another', async () => {
    const { asked, calls } = accounts(text('Confirmed.'))
    await calls.confirmEmail({ token: 'a' })
    await calls.confirmEmail({ token: 'b' })
    expect(asked).toHaveLength(2)
  })
})
