/** The API client: it adds the session token to the calls that need it, and limits the time of all calls. */
import { readFileSync } from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import type { RequestFailed } from '../../../domain/failure.ts'
import { bearer } from '../../../src/api/bearer.ts'
import { answerOf, createApiClient } from '../../../src/api/client.ts'

function signedInClient(token: string | null, status = 200) {
  const sent: Request[] = []
  const refused: string[] = []
  const fetch = (input: RequestInfo | URL) => {
    sent.push(input as Request)
    return Promise.resolve(new Response('{}', { status }))
  }
  const client = createApiClient('http://api.example', 'en', fetch)
  client.use(bearer({ token: () => token, onUnauthorized: (refusedToken) => void refused.push(refusedToken) }))
  return { client, sent, refused }
}

interface Operation {
  readonly operationId: string
  readonly security?: readonly unknown[]
}

const contract = parse(readFileSync('openapi.yaml', 'utf8')) as { paths: Record<string, Record<string, Operation>> }
const methods = new Set(['get', 'post', 'put', 'delete'])
const operations = Object.entries(contract.paths).flatMap(([path, item]) =>
  Object.entries(item).flatMap(([method, { operationId, security = [] }]) =>
    // Signing out sends the token of the session that it ends, which is no longer the current one.
    methods.has(method) && operationId !== 'logout' ? [{ operationId, method, path, isSecured: security.length > 0 }] : [],
  ),
)

describe('a request that needs a fresh login', () => {
  const needed = () => new Response(JSON.stringify({ type: '/docs#fresh-login-needed', status: 403 }), {
    status: 403, headers: { 'content-type': 'application/problem+json' },
  })
  function clientFor(answers: Response[], logInAgain: () => Promise<string | null>) {
    const sent: { token: string | null; body: string }[] = []
    const client = createApiClient('http://api.example', 'en', async (input) => {
      const request = input as Request
      sent.push({ token: request.headers.get('Authorization'), body: await request.text() })
      return answers[sent.length - 1] ?? new Response('{}')
    }, logInAgain)
    client.use(bearer({ token: () => 'abc', onUnauthorized: () => undefined }))
    return { client, sent }
  }
  const disable = (client: ReturnType<typeof createApiClient>) =>
    client.PUT('/api/users/{id}/disabled', { params: { path: { id: 3 } }, body: { reason: 'Advertising only.' } })

  it('is sent again after it, with the new token and the same body', async () => {
    const { client, sent } = clientFor([needed()], async () => 'new')
    expect((await disable(client)).response.status).toBe(200)
    expect(sent).toEqual(['abc', 'new'].map((token) => ({ token: `Bearer ${token}`, body: '{"reason":"Advertising only."}' })))
  })

  it('fails as it was refused without it', async () => {
    const { client, sent } = clientFor([needed()], async () => null)
    const call = disable(client)
    await expect(answerOf(call)).rejects.toMatchObject({ failure: { status: 403, type: 'fresh-login-needed' } })
    expect(sent.length).toBe(1)
  })

  it('asks nobody for any other refusal', async () => {
    const logInAgain = vi.fn(async () => 'new')
    const { client } = clientFor([new Response('{"type":"/docs#not-allowed"}', { status: 403 })], logInAgain)
    expect((await disable(client)).response.status).toBe(403)
    expect(logInAgain).not.toHaveBeenCalled()
  })
})

describe('the token', () => {
  it.each(operations)('is sent with $operationId only if the contract requires a session', async ({ method, path, isSecured }) => {
    const { client, sent } = signedInClient('abc')
    await client.request(method as 'get', path as '/health/live', {})
    expect(sent[0]?.headers.get('Authorization')).toBe(isSecured ? 'Bearer abc' : null)
    expect(sent[0]?.credentials).toBe(isSecured ? 'include' : 'same-origin')
  })

  it.each(operations)('is sent with a JSON content type, and other calls are not: $operationId', async ({ method, path, isSecured }) => {
    const { client, sent } = signedInClient('abc')
    await client.request(method as 'get', path as '/health/live', {})
    expect(sent[0]?.headers.get('Content-Type')).toBe(isSecured ? 'application/json' : null)
  })

  it('is not sent when signed out', async () => {
    const { client, sent } = signedInClient(null)
    await client.GET('/api/users')
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })

  it('is reported if the server refuses it', async () => {
    const { client, refused } = signedInClient('abc', 401)
    await client.GET('/api/users')
    expect(refused).toEqual(['abc'])
  })

  it('is not reported after a wrong password', async () => {
    const { client, refused } = signedInClient('abc', 401)
    await client.POST('/auth/login', { body: { username: 'eleni', password: 'x' } })
    expect(refused).toEqual([])
  })

  it('is not reported after a 403', async () => {
    const { client, refused } = signedInClient('abc', 403)
    await client.GET('/api/users')
    expect(refused).toEqual([])
  })

  it('does not change the body', async () => {
    const { client, sent } = signedInClient('abc')
    await client.POST('/api/shops', { body: { title: 'Jars', description: 'Refill' } })
    expect(await sent[0]?.json()).toEqual({ title: 'Jars', description: 'Refill' })
  })
})

describe('a call', () => {
  /** A server that never responds; it reacts to the abort signal as fetch does. */
  const silent = (_: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)))

  it('fails without a status after 20 seconds without a response', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const call = answerOf(createApiClient('http://api.example', 'en', silent).GET('/health/live'))
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(20_000))
    limit.abort(new DOMException('Timed out.', 'TimeoutError'))
    const failed = await call.catch((error: unknown) => error as RequestFailed)
    expect(failed).toMatchObject({ failure: { status: null } })
  })

  it('ends immediately when it is aborted', async () => {
    const controller = new AbortController()
    const call = answerOf(createApiClient('http://api.example', 'en', silent).GET('/health/live', { signal: controller.signal }))
    controller.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
