/** The client: the session's token on the calls that need it, and the patience with all of them. */
import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { parse } from 'yaml'
import type { RequestFailed } from '../../../domain/failure.ts'
import { bearer } from '../../../src/api/bearer.ts'
import { answerOf, createApiClient } from '../../../src/api/client.ts'

afterEach(() => void vi.restoreAllMocks())

function signedInClient(token: string | null, status = 200) {
  const sent: Request[] = []
  const refused: string[] = []
  const fetch = (input: RequestInfo | URL) => {
    sent.push(input as Request)
    return Promise.resolve(new Response('{}', { status }))
  }
  const client = createApiClient('http://api.example', fetch)
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
    // Signing out brings the token of the session that it ends, which is not the present one any more.
    methods.has(method) && operationId !== 'logout' ? [{ operationId, method, path, isSecured: security.length > 0 }] : [],
  ),
)

describe('the token', () => {
  it.each(operations)('goes with $operationId exactly if the contract asks for it', async ({ method, path, isSecured }) => {
    const { client, sent } = signedInClient('abc')
    await client.request(method as 'get', path as '/health/live', {})
    expect(sent[0]?.headers.get('Authorization')).toBe(isSecured ? 'Bearer abc' : null)
    expect(sent[0]?.credentials).toBe(isSecured ? 'include' : 'same-origin')
  })

  it.each(operations)('comes with a JSON content type, and only then: $operationId', async ({ method, path, isSecured }) => {
    const { client, sent } = signedInClient('abc')
    await client.request(method as 'get', path as '/health/live', {})
    expect(sent[0]?.headers.get('Content-Type')).toBe(isSecured ? 'application/json' : null)
  })

  it('is not invented for who is not signed in', async () => {
    const { client, sent } = signedInClient(null)
    await client.GET('/api/users')
    expect(sent[0]?.headers.has('Authorization')).toBe(false)
  })

  it('that is refused is reported', async () => {
    const { client, refused } = signedInClient('abc', 401)
    await client.GET('/api/users')
    expect(refused).toEqual(['abc'])
  })

  it('has nothing to do with a wrong password', async () => {
    const { client, refused } = signedInClient('abc', 401)
    await client.POST('/auth/login', { body: { username: 'eleni', password: 'x' } })
    expect(refused).toEqual([])
  })

  it('is still good where something is not allowed', async () => {
    const { client, refused } = signedInClient('abc', 403)
    await client.GET('/api/users')
    expect(refused).toEqual([])
  })

  it('goes with a body that stays whole', async () => {
    const { client, sent } = signedInClient('abc')
    await client.POST('/api/shops', { body: { title: 'Jars', description: 'Refill' } })
    expect(await sent[0]?.json()).toEqual({ title: 'Jars', description: 'Refill' })
  })
})

describe('a call', () => {
  /** A server that never answers, and heeds the signal as fetch does. */
  const silent = (_: RequestInfo | URL, init?: RequestInit) =>
    new Promise<Response>((_resolve, reject) => init?.signal?.addEventListener('abort', () => reject(init.signal?.reason as Error)))

  it('that is not answered in 20 seconds has failed without a status', async () => {
    const limit = new AbortController()
    const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal)
    const call = answerOf(createApiClient('http://api.example', silent).GET('/health/live'))
    await vi.waitFor(() => expect(timeout).toHaveBeenCalledWith(20_000))
    limit.abort(new DOMException('Timed out.', 'TimeoutError'))
    const failed = await call.catch((error: unknown) => error as RequestFailed)
    expect(failed).toMatchObject({ failure: { status: null } })
  })

  it('that is not wanted any more ends at once', async () => {
    const wish = new AbortController()
    const call = answerOf(createApiClient('http://api.example', silent).GET('/health/live', { signal: wish.signal }))
    wish.abort()
    await expect(call).rejects.toMatchObject({ name: 'AbortError' })
  })
})
