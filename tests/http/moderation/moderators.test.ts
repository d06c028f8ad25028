/** What moderators do and are told: all about listings, and nothing about accounts. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember, type Member } from '../../support/listings/members.ts'
import { startTestApp } from '../../support/servers/test-app.ts'

type Typed = components['schemas']['TypedListing']
type Calls = ReturnType<typeof callsOf>

let database: Database
let moderator: Calls
let admin: Calls
let eleni: Calls
let members: readonly Member[]

beforeAll(async () => {
  database = await createTestDatabase()
  const site = await startTestApp(database.db)
  members = [
    await insertMember(database.db, { username: 'chief', role: 'ROLE_ADMIN' }),
    await insertMember(database.db, { username: 'nikos', role: 'ROLE_MODERATOR' }),
    await insertMember(database.db, { username: 'eleni' }),
  ]
  ;[admin, moderator, eleni] = [callsOf(site, 'chief'), callsOf(site, 'nikos'), callsOf(site, 'eleni')]
})

const submit = async (title: string) => (await got(eleni.submit('shop', { title, description: 'By weight.', tags: [] }))).id
const stateOf = async (id: number) =>
  (await database.db.selectFrom('listing').select('state').where('id', '=', id).executeTakeFirstOrThrow()).state

describe('a moderator', () => {
  it('decides on a listing, undoes it, removes it and restores it', async () => {
    const id = await submit('Soap')
    const approval = await moderator.approve('shop', id)
    expect([approval.statusCode, await stateOf(id)]).toEqual([200, 'approved'])
    await got(moderator.undo(Number(approval.headers['x-decision'])))
    expect(await stateOf(id)).toBe('pending')
    await got(moderator.remove('shop', id))
    // Restored by another one: what was removed is of all moderators and administrators.
    await got(admin.put(`/api/listings/${id}/restore`, {}))
    expect(await stateOf(id)).toBe('pending')
  })

  it('is told of authors all but their email addresses, on any list and in the log', async () => {
    await submit('Jars')
    const lists = ['/api/listings?limit=10', '/api/listings?state=any&author=eleni&limit=10', '/api/listings?state=any', '/api/audit']
    const answers = await Promise.all(lists.map(async (url) => got<object[]>(moderator.get(url))))
    expect((answers[0] as Typed[])[0]?.submission?.author).toMatchObject({ username: 'eleni', counted: expect.any(Number) })
    const text = JSON.stringify(answers)
    for (const { email } of members) expect(text).not.toContain(email)
  })

  it('finds nobody by an email address', async () => {
    await submit('Oil')
    expect(await got(moderator.get('/api/listings?state=any&limit=10&q=eleni%40private.test'))).toEqual([])
    expect((await moderator.get('/api/listings?state=any&limit=10&author=eleni%40private.test')).statusCode).toBe(400)
  })

  it('reads what became of listings in the log, where administrators also read what became of members', async () => {
    const id = await submit('Nets')
    await got(moderator.reject('shop', id))
    await got(admin.put(`/api/users/${members[2]?.id}/role`, { role: 'ROLE_MODERATOR' }))
    await got(admin.put(`/api/users/${members[2]?.id}/role`, { role: 'ROLE_USER' }))
    const actions = async (calls: Calls, query = '') =>
      (await got<components['schemas']['AuditEntry'][]>(calls.get(`/api/audit?limit=3${query}`))).map(({ action }) => action)
    expect(await actions(moderator, `&listing=${id}`)).toEqual(['listing-rejected', 'listing-submitted'])
    expect((await actions(moderator)).slice(0, 2)).toEqual(['listing-rejected', 'listing-submitted'])
    expect(await actions(admin)).toEqual(['role-revoked', 'role-granted', 'listing-rejected'])
  })

  it('undoes nothing after losing the role', async () => {
    const id = await submit('Rope')
    const { headers } = await moderator.approve('shop', id)
    await database.db.updateTable('user').set({ role: 'ROLE_USER' }).where('username', '=', 'nikos').execute()
    expect((await moderator.undo(Number(headers['x-decision']))).statusCode).toBe(403)
    await database.db.updateTable('user').set({ role: 'ROLE_MODERATOR' }).where('username', '=', 'nikos').execute()
    expect(await stateOf(id)).toBe('approved')
  })
})
