/** The web app's calls for users, with servers that support the query parameters and servers that do not. */
import { describe, expect, it } from 'vitest'
import type { Offer } from '../../../domain/offers.ts'
import type { User } from '../../../domain/account/user.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { createUsers } from '../../../src/api/users.ts'

const signal = new AbortController().signal
const user = (id: number): User => ({ id, username: `user${id}`, email: `${id}@private.test`, enabled: true, role: 'ROLE_USER' })

function users(body: unknown, headers: Record<string, string> = {}, status = 200, offers: readonly Offer[] = ['user-search']) {
  const requests: string[] = []
  const fetch = async (request: RequestInfo | URL) => {
    const { method, url } = request as Request
    requests.push(`${method} ${url.replace('http://api.example', '')}`)
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
  }
  return { requests, calls: createUsers(createApiClient('http://api.example', 'en', fetch), new Set(offers)) }
}

describe('a page of users', () => {
  it('is requested with search, order and page number', async () => {
    const { requests, calls } = users([], { 'X-Total-Count': '0' })
    await calls.fetchPage({ search: 'el & ni', sort: '-email', page: 3 }, signal)
    await calls.fetchPage({ search: '', sort: 'id', page: 1 }, signal)
    expect(requests).toEqual(['GET /api/users?q=el+%26+ni&sort=-email&limit=10&page=3', 'GET /api/users?sort=id&limit=10&page=1'])
  })

  it('is returned unchanged if the server sends a total', async () => {
    const { calls } = users([user(1)], { 'X-Total-Count': '1000', 'X-Total-Capped': 'true' })
    expect(await calls.fetchPage({ search: '', sort: 'id', page: 1 }, signal)).toEqual({ rows: [user(1)], total: 1000, isCapped: true })
  })

  it('is computed from the whole list if the server sends no total', async () => {
    const { calls } = users(Array.from({ length: 25 }, (_, index) => user(index + 1)))
    const { rows: found, total } = await calls.fetchPage({ search: 'USER', sort: '-id', page: 3 }, signal)
    expect([found.map(({ id }) => id), total]).toEqual([[5, 4, 3, 2, 1], 25])
  })
})

describe('a user', () => {
  it('is disabled with reasons and with what is listed, and enabled again, where the server does', async () => {
    const { requests, calls } = users(user(1), {}, 200, ['disabling', 'reasons'])
    await calls.disable({ user: user(1), given: { reasons: [3], reason: '' }, removeWaiting: true, hidePublished: false })
    await calls.toggle({ ...user(1), enabled: false })
    await calls.toggle(user(1))
    expect(requests).toEqual(['PUT /api/users/1/disabled', 'DELETE /api/users/1/disabled', 'PUT /api/users/1/toggle-enabled'])
  })
})

describe('a role', () => {
  it('is sent, and returned as the server has it', async () => {
    const { requests, calls } = users({ ...user(1), role: 'ROLE_MODERATOR' })
    expect((await calls.changeRole({ user: user(1), role: 'ROLE_MODERATOR' })).role).toBe('ROLE_MODERATOR')
    expect(requests).toEqual(['PUT /api/users/1/role'])
  })
})

describe('the sessions of a user', () => {
  it('are ended by id', async () => {
    const { requests, calls } = users(user(1))
    expect(await calls.endSessions(user(1))).toEqual(user(1))
    expect(requests).toEqual(['DELETE /api/users/1/sessions'])
  })
})

describe('a server with only the documented calls', () => {
  it('receives a request for all users, without parameters', async () => {
    const { requests, calls } = users([user(1), user(2)], {}, 200, [])
    const { rows } = await calls.fetchPage({ search: '', sort: '-id', page: 1 }, signal)
    expect(requests).toEqual(['GET /api/users'])
    expect(rows.map(({ id }) => id)).toEqual([2, 1])
  })

  it('can omit the role', async () => {
    const { role: _, ...plain } = user(1)
    const { calls } = users([plain, null, { id: 2 }], {}, 200, [])
    expect((await calls.fetchPage({ search: '', sort: 'id', page: 1 }, signal)).rows).toEqual([user(1)])
    expect(await users({ ...plain, enabled: false }).calls.toggle(user(1))).toEqual({ ...user(1), enabled: false })
  })

  it('can respond to a toggle with a text', async () => {
    expect(await users('done', {}, 200, []).calls.toggle(user(1))).toEqual({ ...user(1), enabled: false })
  })

  it('causes a failure if it sends no list', async () => {
    const { calls } = users({ users: [] })
    await expect(calls.fetchPage({ search: '', sort: 'id', page: 1 }, signal)).rejects.toMatchObject({ failure: { status: 200 } })
  })
})

describe('a toggle', () => {
  it('returns the changed user', async () => {
    const { requests, calls } = users({ ...user(7), enabled: false })
    expect(await calls.toggle(user(7))).toEqual({ ...user(7), enabled: false })
    expect(requests).toEqual(['PUT /api/users/7/toggle-enabled'])
  })

  it('fails with the problem of the response', async () => {
    const problem = { type: 'http://api.example/docs#last-admin', title: 'Last', status: 409, detail: 'One administrator has to stay.' }
    const { calls } = users(problem, { 'Content-Type': 'application/problem+json' }, 409)
    await expect(calls.toggle(user(7))).rejects.toMatchObject({ failure: { status: 409, type: 'last-admin' } })
  })
})
