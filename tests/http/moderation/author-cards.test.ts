/** What administrators are told of who sent a listing, and of what became of it before. */
import { sql } from 'kysely'
import { beforeAll, describe, expect, it } from 'vitest'
import type { components } from '../../../contract/openapi.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got } from '../../support/calls/listing-calls.ts'
import { insertMember, type Member } from '../../support/listings/members.ts'
import { startTestApp } from '../../support/servers/test-app.ts'

type Typed = components['schemas']['TypedListing']

let database: Database
let admin: ReturnType<typeof callsOf>
let eleni: ReturnType<typeof callsOf>
let nikos: ReturnType<typeof callsOf>
let author: Member

beforeAll(async () => {
  database = await createTestDatabase()
  const site = await startTestApp(database.db)
  await insertMember(database.db, { username: 'admin', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'nikos', created_at: '2025-05-03T09:00:00Z' })
  author = await insertMember(database.db, { username: 'eleni' })
  ;[admin, eleni, nikos] = [callsOf(site, 'admin'), callsOf(site, 'eleni'), callsOf(site, 'nikos')]
})

const soap = { title: 'Soap', description: 'By weight.', tags: [] }
const submit = async (title: string, calls = eleni) => (await got(calls.submit('shop', { ...soap, title }))).id
const listed = (query: string) => got<Typed[]>(admin.get(`/api/listings?limit=10&${query}`))

async function submissionOf(id: number, of = 'eleni') {
  const found = (await listed(`state=any&author=${of}`)).find((listing) => listing.id === id)
  if (!found?.submission) throw new Error(`${id} has no submission.`)
  return found.submission
}

describe('a listing in the list for moderation', () => {
  it('has its author with what became of the listings of the author', async () => {
    const [approved, rejected, removed, withdrawn, id, merged] = [
      await submit('A', nikos), await submit('B', nikos), await submit('C', nikos), await submit('D', nikos), await submit('E', nikos),
      await submit('F', nikos),
    ]
    await got(admin.approve('shop', approved))
    await got(admin.reject('shop', rejected))
    await got(admin.remove('shop', removed))
    await got(nikos.withdraw(withdrawn))
    // What somebody else sent before is no fault of the author.
    await got(admin.post(`/api/listings/${merged}/merge`, { into: approved }))
    expect((await submissionOf(id, 'nikos')).author).toEqual({
      username: 'nikos', since: '2025-05-03T09:00:00.000Z', counted: 6, approved: 1, rejected: 1, removed: 1,
    })
  })

  it('counts rounds, with the reasons of earlier ones', async () => {
    const id = await submit('Rounds')
    expect(await submissionOf(id)).toMatchObject({ round: 1, earlierReasons: [] })
    await got(admin.reject('shop', id, { reason: 'Which town?' }))
    // The reason of the present text is told with its state.
    expect(await submissionOf(id)).toMatchObject({ round: 1, earlierReasons: [] })
    await got(eleni.resubmit(id, { ...soap, title: 'Rounds', city: 'Volos' }))
    await got(admin.reject('shop', id))
    await got(eleni.resubmit(id, { ...soap, title: 'Rounds', city: 'Athens' }))
    const { round, earlierReasons } = await submissionOf(id)
    expect([round, earlierReasons.map(({ reason }) => reason)]).toEqual([3, ['Not clear.', 'Which town?']])
    await got(admin.edit('shop', id, { ...soap, title: 'Edited', city: 'Athens' }))
    await got(admin.approve('shop', id))
    expect(await submissionOf(id)).toMatchObject({ round: 3 })
  })

  it('says when the author sent the last text, not when an administrator changed it', async () => {
    const id = await submit('Moments')
    const at = (moment: string) =>
      sql`update listing_version set created_at = ${moment} where listing = ${id} and author = ${author.id}`.execute(database.db)
    await at('2026-11-20T08:30:00Z')
    await got(admin.edit('shop', id, { ...soap, title: 'Other moments' }))
    expect((await submissionOf(id)).submittedAt).toBe('2026-11-20T08:30:00.000Z')
    await got(eleni.resubmit(id, { ...soap, title: 'Newer' }))
    await at('2026-11-21T08:30:00Z')
    expect((await submissionOf(id)).submittedAt).toBe('2026-11-21T08:30:00.000Z')
  })

  it('tells of at most five reasons and fifty rounds', async () => {
    const id = await submit('Stubborn')
    await sql`
      with told as (
        insert into statement (at, listing, measure, facts, found)
        select now(), ${id}, 'rejected', 'Round ' || round, 'own' from generate_series(1, 60) as round order by round
        returning id
      )
      insert into listing_version (listing, type, language, fields, state, author, decided_at, statement)
      select ${id}, 'shop', 'en', '{}', 'rejected', ${author.id}, now(), id from told order by id
    `.execute(database.db)
    await got(eleni.resubmit(id, { ...soap, title: 'Stubborn again' }))
    const { round, earlierReasons } = await submissionOf(id)
    expect([round, earlierReasons.map(({ reason }) => reason?.slice(6))]).toEqual([50, ['60', '59', '58', '57', '56']])
  })

  it('has no author if its account is not known, and its authors are told nothing of it', async () => {
    const id = await submit('Nobody')
    expect((await got<Typed[]>(eleni.get('/api/my/listings?limit=1')))[0]).not.toHaveProperty('submission')
    await database.db.updateTable('listing').set({ author: null }).where('id', '=', id).execute()
    const found = (await listed('state=pending&q=nobody')).find((listing) => listing.id === id)
    expect(found?.submission).toMatchObject({ round: 1, earlierReasons: [], author: null })
  })

  it('has no submission in a whole list, which is one query', async () => {
    const whole = await got<Typed[]>(admin.get('/api/listings?state=any'))
    expect(whole.filter((listing) => 'submission' in listing)).toEqual([])
  })
})
