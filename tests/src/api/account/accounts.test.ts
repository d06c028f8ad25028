/** The web app's calls for accounts. */
import { describe, expect, it } from 'vitest'
import type { RequestFailed } from '../../../../domain/failure.ts'
import { createAccounts, type Accounts } from '../../../../src/api/account/accounts.ts'
import { createApiClient } from '../../../../src/api/client.ts'
import { jwt } from '../jwt.ts'

const { signal } = new AbortController()

function accounts(...answers: (() => Response | Promise<Response>)[]) {
  const requests: { call: string; body: unknown }[] = []
  const authorizations: (string | null)[] = []
  const fetch = async (input: RequestInfo | URL) => {
    const request = input as Request
    const { pathname, search } = new URL(request.url)
    const body = await request.text()
    authorizations.push(request.headers.get('Authorization'))
    requests.push({ call: `${request.method} ${pathname}${search}`, body: body === '' ? null : JSON.parse(body) })
    return (answers.length > 1 ? answers.shift() : answers[0])?.() ?? expect.unreachable()
  }
  return { requests, authorizations, calls: createAccounts(createApiClient('http://api.example', 'en', fetch)) }
}

const text = (sentence: string, status = 200) => () => new Response(sentence, { status, headers: { 'Content-Type': 'text/plain' } })
const json = (body: unknown) => () => new Response(JSON.stringify(body), { headers: { 'Content-Type': 'application/json' } })
const problem = (type: string, status: number) => () =>
  new Response(JSON.stringify({ type: `/docs#${type}`, title: type, status, detail: 'No.' }), {
    status,
    headers: { 'Content-Type': 'application/problem+json' },
  })
const noResponse = () => Promise.reject(new TypeError('fetch failed'))

const failureOf = (call: Promise<unknown>) =>
  call.then(
    () => expect.unreachable(),
    (error: unknown) => (error as RequestFailed).failure,
  )

const credentials = { username: 'eleni', password: 'olives' }
const registration = { ...credentials, email: 'eleni@example.org' }
const choice = { token: 'a+b', newPassword: 'mountain-tea' }
const message = { name: 'Eleni', email: 'eleni@example.org', subject: 'Beach', message: 'Who?' }
const report = { kind: 'spam', why: null, name: null, email: null, concernsChildren: false, goodFaith: false } as const

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
  {
    name: 'disownSignUp', make: (calls) => calls.disownSignUp({ token: 'a' }, signal),
    call: 'POST /auth/verification/disown', body: { token: 'a' },
  },
  {
    name: 'confirmNewEmail', make: (calls) => calls.confirmNewEmail({ token: 'a' }, signal),
    call: 'POST /auth/email/confirm', body: { token: 'a' },
  },
  {
    name: 'returnEmail', make: (calls) => calls.returnEmail({ token: 'a' }, signal),
    call: 'POST /auth/email/return', body: { token: 'a' },
  },
  { name: 'resetPassword', make: (calls) => calls.resetPassword(choice, signal), call: 'POST /auth/password/reset', body: choice },
  { name: 'sendContactMessage', make: (calls) => calls.sendContactMessage(message, signal), call: 'POST /api/contact', body: message },
  {
    name: 'sendReport', make: (calls) => calls.sendReport({ id: 42, report }, signal),
    call: 'POST /api/listings/42/reports', body: report,
  },
  {
    name: 'sendObjection', make: (calls) => calls.sendObjection({ id: 7, text: 'It is right.' }),
    call: 'POST /api/my/objections/7', body: { text: 'It is right.' },
  },
  {
    name: 'sendLinkedObjection', make: (calls) => calls.sendLinkedObjection({ token: 'a', text: 'It was not me.' }),
    call: 'POST /api/objections', body: { token: 'a', text: 'It was not me.' },
  },
]

describe.each(sentences)('$name', ({ make, call, body }) => {
  it('sends the documented request and returns the sentence of the response', async () => {
    const { requests, calls } = accounts(text('Done, thank you.\n'))
    expect(await make(calls)).toBe('Done, thank you.')
    expect(requests).toEqual([{ call, body }])
  })

  it('returns an empty string for an empty response', async () => {
    const empty = () => new Response(null, { headers: { 'Content-Length': '0' } })
    expect(await make(accounts(empty).calls)).toBe('')
  })

  it('fails with the problem or the sentence of the response', async () => {
    expect(await failureOf(make(accounts(problem('too-many-requests', 429)).calls))).toEqual({
      status: 429, type: 'too-many-requests', sentence: 'No.',
    })
    expect(await failureOf(make(accounts(text('Closed today', 503)).calls))).toEqual({
      status: 503, type: null, sentence: 'Closed today',
    })
  })

  it('fails without a status if there is no response', async () => {
    expect((await failureOf(make(accounts(noResponse).calls))).status).toBeNull()
  })
})

describe('login', () => {
  it('returns the session of the token', async () => {
    const token = jwt({ sub: 'eleni', role: 'ROLE_ADMIN', exp: 2_000_000_000 })
    const { requests, calls } = accounts(json({ token }))
    expect(await calls.login(credentials, signal)).toEqual({
      username: 'eleni', role: 'ROLE_ADMIN', token, expiresAt: 2_000_000_000_000,
    })
    expect(requests).toEqual([{ call: 'POST /auth/login', body: credentials }])
  })

  it.each([['a bare text', text], ['a JSON string', json]])('accepts a token sent as %s', async (_, sent) => {
    const token = jwt({ sub: 'eleni', role: 'ROLE_USER', exp: 2_000_000_000 })
    expect(await accounts(sent(token)).calls.login(credentials, signal)).toMatchObject({ username: 'eleni', token })
  })

  it('fails if the response is HTML', async () => {
    expect(await failureOf(accounts(text('<h1>Hello</h1>')).calls.login(credentials, signal))).toMatchObject({ status: 200 })
  })

  it.each([[{}], [{ token: 7 }], [{ token: 'no-jwt' }], [{ token: jwt({ role: 'ROLE_USER' }) }], [null], [[]]])(
    'fails if the response %j has no user name',
    async (answer) => expect(await failureOf(accounts(json(answer)).calls.login(credentials, signal))).toMatchObject({ status: 200 }),
  )

  it('fails if the response is empty', async () => {
    const empty = () => new Response(null, { status: 200, headers: { 'Content-Length': '0' } })
    expect(await failureOf(accounts(empty).calls.login(credentials, signal))).toMatchObject({ status: 200 })
  })
})

describe('signing out', () => {
  it('sends the token of the session that ends', async () => {
    const { requests, authorizations, calls } = accounts(text('You are signed out.'))
    expect(await calls.logout('a.b.c')).toBe('You are signed out.')
    expect(requests).toEqual([{ call: 'POST /auth/logout', body: null }])
    expect(authorizations).toEqual(['Bearer a.b.c'])
  })
})

describe('the confirmation link', () => {
  it('is requested once, also by concurrent and later calls', async () => {
    const { requests, calls } = accounts(text('Confirmed.'), problem('used-link', 400))
    const both = await Promise.all([calls.confirmEmail({ token: 'a' }), calls.confirmEmail({ token: 'a' })])
    expect(both).toEqual(['Confirmed.', 'Confirmed.'])
    expect(await calls.confirmEmail({ token: 'a' })).toBe('Confirmed.')
    expect(requests).toHaveLength(1)
  })

  it('is not requested again after the server refused it', async () => {
    const { requests, calls } = accounts(problem('unknown-link', 400))
    await failureOf(calls.confirmEmail({ token: 'a' }))
    expect((await failureOf(calls.confirmEmail({ token: 'a' }))).type).toBe('unknown-link')
    expect(requests).toHaveLength(1)
  })

  it.each([
    ['there was no response', noResponse],
    ['there were too many requests', problem('too-many-requests', 429)],
    ['the server failed', problem('unexpected', 500)],
  ])('is requested again if %s', async (_, answer) => {
    const { calls } = accounts(answer, text('Confirmed.'))
    await failureOf(calls.confirmEmail({ token: 'a' }))
    expect(await calls.confirmEmail({ token: 'a' })).toBe('Confirmed.')
  })

  it('is requested once for each token', async () => {
    const { requests, calls } = accounts(text('Confirmed.'))
    await calls.confirmEmail({ token: 'a' })
    await calls.confirmEmail({ token: 'b' })
    expect(requests).toHaveLength(2)
  })
})
