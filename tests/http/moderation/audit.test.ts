/** The audit log over HTTP. */
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { recordAudit } from '../../../server/store/audit.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertMember, signedIn } from '../../support/listings/members.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db)
  const chief = await insertMember(database.db, { username: 'chief', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'eleni' })
  const done = { actor: chief.id, before: null, after: { state: 'pending', tags: [{ name: 'Food' }], city: null } }
  for (const listing of [1, 2, 1]) {
    const subject = { listing, type: 'shop', title: `<b>Seeds</b> ${listing}` } as const
    await recordAudit(database.db, { ...done, at: site.clock.now, action: 'listing-submitted', subject })
  }
})

async function getAudit(query = '', as = 'chief') {
  return site.app.inject({ url: `/api/audit${query}`, headers: { ...(await signedIn(database.db, as)), accept: 'application/json' } })
}

const listings = (answer: { json: () => unknown }) =>
  (answer.json() as components['schemas']['AuditEntry'][]).map(({ listing }) => listing?.id)

describe('the audit log', () => {
  it('contains all entries, newest first, as in the contract', async () => {
    const answer = await getAudit()
    expect(listings(answer)).toEqual([1, 2, 1])
    expect((answer.json() as unknown[])[0]).toEqual({
      id: expect.any(Number), at: '2026-11-21T10:00:00.000Z', actor: 'chief', isActorDeleted: false, action: 'listing-submitted',
      listing: { id: 1, type: 'shop', title: '<b>Seeds</b> 1' }, user: null,
      before: null, after: { state: 'pending', tags: [{ name: 'Food' }], city: null },
    })
    expect(answer.headers).toMatchObject({ 'cache-control': 'no-store' })
  })

  it('can be limited to one listing, existing or not', async () => {
    expect(listings(await getAudit('?listing=1'))).toEqual([1, 1])
    expect(listings(await getAudit('?listing=4711'))).toEqual([])
  })

  it('has pages with links to the others', async () => {
    const answer = await getAudit('?limit=1&page=2&listing=1')
    expect(listings(answer)).toEqual([1])
    expect(answer.headers).toMatchObject({ 'x-total-count': '2', link: '</api/audit?listing=1&limit=1&page=1>; rel="prev"' })
  })

  it('is readable by administrators only, and not writable', async () => {
    expect((await getAudit('', 'eleni')).statusCode).toBe(403)
    const headers = await signedIn(database.db, 'chief')
    for (const method of ['POST', 'PUT', 'DELETE', 'PATCH'] as const) {
      expect((await site.app.inject({ method, url: '/api/audit', headers })).statusCode).toBe(404)
    }
    expect(listings(await getAudit())).toHaveLength(3)
  })

  it.each(['listing=0', 'listing=seeds', 'limit=0', 'action=any'])('rejects invalid parameters: %s', async (query) => {
    expect((await getAudit(`?${query}`)).statusCode).toBe(400)
  })
})
