/** Decisions that are undone: the listing, its versions and what visitors see are as before, and its author gets no mail. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { undoMs } from '../../../domain/moderation/undo.ts'
import { readPublicVersion } from '../../../server/store/public-version.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { callsOf, got, refused } from '../../support/calls/listing-calls.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { insertMember } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let mine: ReturnType<typeof callsOf>
let anna: ReturnType<typeof callsOf>
let nikos: ReturnType<typeof callsOf>

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '10' } })
  await insertMember(database.db, { username: 'maria' })
  await insertMember(database.db, { username: 'anna', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'nikos', role: 'ROLE_ADMIN' })
  ;[mine, anna, nikos] = [callsOf(site, 'maria'), callsOf(site, 'anna'), callsOf(site, 'nikos')]
})
beforeEach(async () => {
  site.clock.now = new Date('2026-11-21T10:00:00Z')
  await database.db.deleteFrom('mail_outbox').execute()
})

const walk = { title: 'Walk', description: 'Far.', city: 'Volos', startDate: '2027-04-22', cost: 2, tags: [{ name: 'Art' }] }
const longWalk = { ...walk, title: 'Long walk', startDate: '2027-04-23', city: 'Athens', tags: [{ name: 'Cleanup' }] }

const submitted = async () => (await got(mine.submit('event', walk, { 'idempotency-key': crypto.randomUUID() }))).id

async function after(id: number, decide: (id: number) => ReturnType<typeof anna.approve>): Promise<number> {
  await got(decide(id))
  return id
}

const approved = async () => after(await submitted(), (id) => anna.approve('event', id))
const rejected = async () => after(await submitted(), (id) => anna.reject('event', id, { reason: 'Where?' }))
const submittedAgain = async () => after(await rejected(), (id) => mine.resubmit(id, longWalk))

/** Makes a listing in a state, with everything that a state can have. */
const states = {
  pending: submitted,
  approved,
  cancelled: async () => after(await approved(), (id) => mine.cancel(id, { note: 'Storm.' })),
  changed: async () => after(await approved(), (id) => mine.resubmit(id, longWalk)),
  rejected,
  'rejected twice': async () => after(await submittedAgain(), (id) => anna.reject('event', id, { reason: 'Still: where?' })),
  removed: async () => after(await approved(), (id) => anna.remove('event', id)),
}

const decisions = {
  approve: (id) => anna.approve('event', id),
  reject: (id) => anna.reject('event', id, { reason: 'Spam.' }),
  remove: (id) => anna.remove('event', id),
  edit: (id) => anna.edit('event', id, { ...longWalk, startDate: null, endDate: null }),
  'approve the change': (id) => anna.approveChange(id),
  'reject the change': (id) => anna.rejectChange(id, { reason: 'No.' }),
  restore: (id) => anna.put(`/api/listings/${id}/restore`),
} satisfies Record<string, (id: number) => ReturnType<typeof anna.approve>>

/** Each decision that changes a listing in each state. */
const cases: readonly (readonly [keyof typeof states, readonly (keyof typeof decisions)[]])[] = [
  ['pending', ['approve', 'reject', 'remove', 'edit']],
  ['approved', ['reject', 'remove', 'edit']],
  ['cancelled', ['reject', 'remove', 'edit']],
  ['changed', ['reject', 'remove', 'edit', 'approve the change', 'reject the change']],
  ['rejected', ['approve', 'reject', 'remove', 'edit']],
  ['rejected twice', ['approve', 'reject', 'remove', 'edit']],
  ['removed', ['restore']],
]

/** All that the database has of a listing, but its revision and when it was changed last. */
async function stored(id: number): Promise<unknown> {
  const { rows } = await sql`
    select (select to_jsonb(listing) - 'revision' - 'updated_at' from listing where id = ${id}) as listing,
      (select jsonb_agg(to_jsonb(each) order by id) from listing_version as each where listing = ${id}) as versions,
      (select jsonb_agg(to_jsonb(each) order by tag) from listing_tag as each where listing = ${id}) as tags,
      (select jsonb_agg(to_jsonb(each) order by day) from occurrence as each where listing = ${id}) as days,
      (select jsonb_agg(to_jsonb(each) order by day, tag) from occurrence_tag as each where listing = ${id}) as tagged_days,
      (select jsonb_agg(to_jsonb(each)) from search_document as each where listing = ${id}) as documents,
      (select jsonb_agg(to_jsonb(each)) from moderation_document as each where listing = ${id}) as hidden_documents,
      (select jsonb_agg(to_jsonb(each) order by tag, city, day, flags) from day_count as each where count > 0) as counts
  `.execute(database.db)
  return rows[0]
}

const revisionOf = async (id: number) =>
  (await database.db.selectFrom('listing').select('revision').where('id', '=', id).executeTakeFirstOrThrow()).revision

async function decisionOf(decided: ReturnType<typeof anna.approve>): Promise<number> {
  const { statusCode, headers } = await decided
  expect(statusCode).toBe(200)
  return Number(headers['x-decision'])
}

const outcomeOf = async (decision: number) => (await got<{ outcome: string }[]>(anna.undo(decision))).map(({ outcome }) => outcome)

describe('a decision that is undone', () => {
  const all = cases.flatMap(([state, names]) => names.map((decision) => ({ decision, state })))

  it.each(all)('to $decision leaves what is $state as it was', async ({ decision, state }) => {
    const id = await states[state]()
    await database.db.deleteFrom('mail_outbox').execute()
    const [before, revision] = [await stored(id), await revisionOf(id)]
    site.clock.now = new Date(site.clock.now.getTime() + 1_000)
    const made = await decisionOf(decisions[decision](id))
    expect(await stored(id)).not.toEqual(before)
    expect(await queuedMails(database.db)).toHaveLength(1)

    expect(await got(anna.undo(made))).toEqual([{ id, outcome: 'undone' }])
    expect(await stored(id)).toEqual(before)
    expect([await revisionOf(id), await queuedMails(database.db)]).toEqual([revision + 2, []])
    expect((await auditEntries(database.db))[0]).toMatchObject({ actor: 'anna', action: 'decision-undone', listing: { id } })
  })

  it('is not public any more at once, and again with the next approval', async () => {
    const seen = async (id: number) => {
      site.clock.elapsedMs += 1_000
      return [(await mine.get(`/api/events/${id}`)).statusCode, (await mine.get(`/events/${id}.ics`)).statusCode]
    }
    const id = await states.pending()
    const made = await decisionOf(decisions.approve(id))
    expect(await seen(id)).toEqual([200, 200])
    await got(anna.undo(made))
    expect(await seen(id)).toEqual([404, 404])
    await got(anna.approve('event', id))
    expect(await seen(id)).toEqual([200, 200])
    expect(await queuedMails(database.db)).toMatchObject([{ kind: 'listing-approved' }])
  })

  it('increments the public version only if visitors see a difference', async () => {
    const versionsAfter = async (state: keyof typeof states, decision: keyof typeof decisions) => {
      const made = await decisionOf(decisions[decision](await states[state]()))
      const version = await readPublicVersion(database.db)
      await got(anna.undo(made))
      return (await readPublicVersion(database.db)) - version
    }
    expect([
      await versionsAfter('pending', 'approve'), await versionsAfter('pending', 'reject'),
      await versionsAfter('changed', 'reject the change'), await versionsAfter('changed', 'approve the change'),
    ]).toEqual([1, 0, 0, 1])
  })

  it('is undone once, however often it is asked for', async () => {
    const id = await states.pending()
    const made = await decisionOf(decisions.reject(id))
    const entries = (await auditEntries(database.db)).length
    expect(await Promise.all([outcomeOf(made), outcomeOf(made)])).toEqual([['undone'], ['undone']])
    site.clock.now = new Date(site.clock.now.getTime() + 2 * undoMs)
    expect(await outcomeOf(made)).toEqual(['undone'])
    expect((await auditEntries(database.db)).length).toBe(entries + 1)
  })

  it('gives the author the key of the submission back, unless it was used since', async () => {
    const key = { 'idempotency-key': crypto.randomUUID() }
    const { id } = await got(mine.submit('event', walk, key))
    expect(await outcomeOf(await decisionOf(decisions.remove(id)))).toEqual(['undone'])
    expect((await got(mine.submit('event', walk, key))).id).toBe(id)
    const made = await decisionOf(decisions.remove(id))
    const again = await got(mine.submit('event', walk, key))
    expect(again.id).not.toBe(id)
    expect([await outcomeOf(made), (await got(mine.submit('event', walk, key))).id]).toEqual([['undone'], again.id])
  })
})

describe('a decision without effect', () => {
  it('is none that could be undone', async () => {
    const id = await states.approved()
    expect((await anna.approve('event', id)).headers).not.toHaveProperty('x-decision')
    expect((await mine.resubmit(id, longWalk)).headers).not.toHaveProperty('x-decision')
  })
})

describe('a decision that cannot be undone', () => {
  it('is too old, while its mail is due', async () => {
    const id = await states.pending()
    const made = await decisionOf(decisions.approve(id))
    const { next_attempt_at: due } = await database.db.selectFrom('mail_outbox').select('next_attempt_at').executeTakeFirstOrThrow()
    expect(due.getTime()).toBeGreaterThanOrEqual(site.clock.now.getTime() + undoMs)
    site.clock.now = new Date(due.getTime() + 1)
    expect(await outcomeOf(made)).toEqual(['late'])
    expect([await queuedMails(database.db), (await got(anna.get(`/api/events/${id}`))).approved]).toMatchObject([[{}], true])
  })

  it('has a mail that a worker with another clock has taken', async () => {
    const made = await decisionOf(decisions.approve(await states.pending()))
    await database.db.updateTable('mail_outbox').set({ attempts: 1 }).execute()
    expect(await outcomeOf(made)).toEqual(['late'])
    await database.db.deleteFrom('mail_outbox').execute()
    expect(await outcomeOf(made)).toEqual(['late'])
  })

  it('was followed by a change of somebody else', async () => {
    const changes = {
      edited: (id: number) => nikos.edit('event', id, longWalk),
      rejected: (id: number) => nikos.reject('event', id),
      deleted: (id: number) => nikos.remove('event', id),
      changed: (id: number) => mine.resubmit(id, longWalk),
      cancelled: (id: number) => mine.cancel(id),
    }
    for (const [name, change] of Object.entries(changes)) {
      const id = await states.pending()
      const made = await decisionOf(decisions.approve(id))
      await got(change(id))
      const before = await stored(id)
      expect([name, await outcomeOf(made), await stored(id)]).toEqual([name, ['changed'], before])
    }
  })

  it('was made by somebody else, or never', async () => {
    const made = await decisionOf(decisions.approve(await states.pending()))
    expect(await refused(nikos.undo(made))).toMatchObject({ status: 403, type: 'not-own-decision' })
    expect(await refused(anna.undo(made + 1_000))).toMatchObject({ status: 404, type: 'unknown-decision' })
  })
})

describe('the mails of accounts', () => {
  it('are due at once', async () => {
    await got(mine.put('/api/my/language', { language: 'en' }))
    await site.app.inject({ method: 'POST', url: '/auth/password/forgot', payload: { email: 'maria@private.test' } })
    const rows = await database.db.selectFrom('mail_outbox').select('next_attempt_at').execute()
    expect(rows).toEqual([{ next_attempt_at: site.clock.now }])
  })
})
