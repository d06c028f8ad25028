/** The web app's calls for users, against servers that know the query parameters and servers that don't. */
import { describe, expect, it } from 'vitest'
import type { Offer } from '../../../domain/offers.ts'
import type { User } from '../../../domain/user.ts'
import { createApiClient } from '../../../src/api/client.ts'
import { createUsers } from '../../../src/api/users.ts'

const signal = new AbortController().signal
const user = (id: number): User => ({ id, username: `user${id}`, email: `${id}@private.test`, enabled: true, role: 'ROLE_USER' })

function users(body: unknown, headers: Record<string, string> = {}, status = 200, offers: readonly Offer[] = ['user-search']) {
  const asked: string[] = []
  const fetch = async (request: RequestInfo | URL) => {
    const { method, url } = request as Request
    asked.push(`${method} ${url.replace('http://api.example', '')}`)
    return new Response(JSON.stringify(body), { status, headers: { 'Content-Type': 'application/json', ...headers } })
  }
  return { asked, calls: createUsers(createApiClient('http://api.example', fetch), new Set(offers)) }
}

describe('a page of users', () => {
  it('is asked for with search, order and place', async () => {
    const { asked, calls } = users([], { 'X-Total-Count': '0' })
    await calls.fetchPage({ search: 'el & ni', sort: '-email', page: 3 }, signal)
    await calls.fetchPage({ search: '', sort: 'id', page: 1 }, signal)
    expect(asked).toEqual(['GET /api/users?q=el%20%26%20ni&sort=-email&limit=10&page=3', 'GET /api/users?sort=id&limit=10&page=1'])
  })

  it('is taken as it comes from a server that counts', async () => {
    const { calls } = users([user(1)], { 'X-Total-Count': '1000', 'X-Total-Capped': 'true' })
    expect(await calls.fetchPage({ search: '', sort: 'id', page: 1 }, signal)).toEqual({ rows: [user(1)], total: 1000, isCapped: true })
  })

  it('is made here from the whole list of a server that does not', async () => {
    const { calls } = users(Array.from({ length: 25 }, (_, index) => user(index + 1)))
    const { rows: found, total } = await calls.fetchPage({ search: 'USER', sort: '-id', page: 3 }, signal)
    expect([found.map(({ id }) => id), total]).toEqual([[5, 4, 3, 2, 1], 25])
  })
})

describe('a server with only the documented calls', () => {
  it('is asked for all users, without parameters', async () => {
    const { asked, calls } = users([user(1), user(2)], {}, 200, [])
    const { rows } = await calls.fetchPage({ search: '', sort: '-id', page: 1 }, signal)
    expect(asked).toEqual(['GET /api/users'])
    expect(rows.map(({ id }) => id)).toEqual([2, 1])
  })

  it('may leave out the role', async () => {
    const { role: _, ...plain } = user(1)
    const { calls } = users([plain, null, { id: 2 }], {}, 200, [])
    expect((await calls.fetchPage({ search: '', sort: 'id', page: 1 }, signal)).rows).toEqual([user(1)])
    expect(await users({ ...plain, enabled: false }).calls.toggle(user(1))).toEqual({ ...user(1), enabled: false })
  })

  it('may answer a toggle with a text', async () => {
    expect(await users('done', {}, 200, []).calls.toggle(user(1))).toEqual({ ...user(1), enabled: false })
  })

  it('that sends no list has failed', async () => {
    const { calls } = users({ users: [] })
    await expect(calls.fetchPage({ search: '', sort: 'id', page: 1 }, signal)).rejects.toMatchObject({ failure: { status: 200 } })
  })
})

describe('a toggle', () => {
  it('gives the user as it is then', async () => {
    const { asked, calls } = users({ ...user(7), enabled: false })
    expect(await calls.toggle(user(7))).toEqual({ ...user(7), enabled: false })
    expect(asked).toEqual(['PUT /api/users/7/toggle-enabled'])
  })

  it('says why it failed', async () => {
    const problem = { type: 'http://api.example/docs#last-admin', title: 'Last', status: 409, detail: 'One administrator has to stay.' }
    const { calls } = users(problem, { 'Content-Type': 'application/problem+json' }, 409)
    await expect(calls.toggle(user(7))).rejects.toMatchObject({ failure: { status: 409, type: 'last-admin' } })
  })
})
