/** Decisions on many listings by one request: a result for each, once for each key, and undone together. */
import type { KyselyPlugin, RootOperationNode } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Reason } from '../../../domain/given-reasons/reasons.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { callsOf, given, got, refused } from '../../support/calls/listing-calls.ts'
import { queuedMails, toldFacts } from '../../support/calls/queued-mails.ts'
import { insertMember } from '../../support/listings/members.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let mine: ReturnType<typeof callsOf>
let theirs: ReturnType<typeof callsOf>
let anna: ReturnType<typeof callsOf>
let nikos: ReturnType<typeof callsOf>

beforeAll(async () => {
  database = await createTestDatabase()
  const sites: TestApp[] = []
  for (let number = 0; number < 2; number += 1) {
    sites.push(await startTestApp(database.db.withPlugin(watching), { environment: { RATE_LIMIT_SCALE: '100' } }))
  }
  const [site, other] = sites as [TestApp, TestApp]
  await insertMember(database.db, { username: 'maria' })
  await insertMember(database.db, { username: 'eleni' })
  await database.db.updateTable('user').set({ language: 'el' }).where('username', '=', 'eleni').execute()
  await insertMember(database.db, { username: 'anna', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'nikos', role: 'ROLE_ADMIN' })
  ;[mine, theirs, anna, nikos] = [callsOf(site, 'maria'), callsOf(site, 'eleni'), callsOf(site, 'anna'), callsOf(other, 'nikos')]
})
beforeEach(async () => {
  await database.db.deleteFrom('mail_outbox').execute()
})

/** The queries that a server has made. */
let queries: RootOperationNode[] = []

const watching: KyselyPlugin = {
  transformQuery({ node }) {
    queries.push(node)
    return node
  },
  transformResult: async ({ result }) => result,
}

/** How many of them read something of this name. */
const readsOf = (...names: string[]) => {
  const read = queries.filter(({ kind }) => kind === 'SelectQueryNode').map((node) => JSON.stringify(node))
  return read.filter((node) => names.every((name) => node.includes(`"name":"${name}"`))).length
}

const soap = { title: 'Soap', description: 'By weight.', tags: [] }

interface Listing {
  readonly id: number
  readonly etag: string
}

async function submitted(count: number, calls = mine): Promise<Listing[]> {
  const listings: Listing[] = []
  while (listings.length < count) {
    const answer = await calls.submit('shop', soap)
    listings.push({ id: answer.json<{ id: number }>().id, etag: String(answer.headers.etag) })
  }
  return listings
}

const states = async (listings: readonly Listing[]) => {
  const rows = await database.db.selectFrom('listing').select(['id', 'state']).where('id', 'in', listings.map(({ id }) => id)).execute()
  return listings.map(({ id }) => rows.find((row) => row.id === id)?.state)
}
const outcomes = (results: readonly { outcome: string }[]) => results.map(({ outcome }) => outcome)
const decide = (body: object, key?: string, calls = anna) => calls.decide(body, key ? { 'idempotency-key': key } : {})

describe('a decision on many listings', () => {
  const made = [['approve', 'approved'], ['reject', 'rejected'], ['delete', 'removed']] as const

  it.each(made)('to %s makes each of 100 %s, and reads once what authors are told in their languages', async (action, state) => {
    const [reason] = await got<Reason[]>(anna.get('/api/reasons'))
    const listings = [...await submitted(50), ...await submitted(50, theirs)]
    queries = []
    const answer = await decide({ action, ...(action === 'approve' ? {} : { reasons: [reason?.id], reason: ' Spam. ' }), listings })
    expect([readsOf('reason'), readsOf('user', 'language')]).toEqual(action === 'approve' ? [0, 0] : [1, 1])
    expect(answer.json()).toEqual(listings.map(({ id }) => ({ id, outcome: 'done' })))
    expect(new Set(await states(listings))).toEqual(new Set([state]))
    const told = await toldFacts(database.db)
    const texts = action === 'approve' ? [null, null] : [`${reason?.en}\nSpam.`, `${reason?.el}\nSpam.`]
    expect(told.toSorted()).toEqual(texts.flatMap((text) => Array(50).fill(text)).toSorted())

    const undone = await got<{ outcome: string }[]>(anna.undo(Number(answer.headers['x-decision'])))
    expect(new Set(outcomes(undone))).toEqual(new Set(['undone']))
    expect([new Set(await states(listings)), await queuedMails(database.db)]).toEqual([new Set(['pending']), []])
  })

  it('is done on the others where one was changed or is gone, each with a result', async () => {
    const listings = await submitted(5)
    const [, changed, , gone] = listings as [Listing, Listing, Listing, Listing, Listing]
    await got(nikos.edit('shop', changed.id, { ...soap, title: 'Soaps' }))
    await got(mine.withdraw(gone.id))
    const answer = await decide({ action: 'approve', listings })
    expect(outcomes(answer.json())).toEqual(['done', 'changed', 'done', 'gone', 'done'])
    expect(await states(listings)).toEqual(['approved', 'pending', 'approved', 'removed', 'approved'])
  })

  it('is about the change of a listing where one waits', async () => {
    const [first, second] = (await submitted(2)) as [Listing, Listing]
    for (const { id } of [first, second]) {
      await got(anna.approve('shop', id))
      await got(mine.resubmit(id, { ...soap, title: 'Soap by weight' }))
    }
    const waiting = [first, second].map(({ id }) => ({ id, etag: `"${id}-3"` }))
    await got(decide({ action: 'approve', listings: waiting.slice(0, 1) }))
    await got(decide({ action: 'reject', reason: 'No.', listings: waiting.slice(1) }))
    expect((await auditEntries(database.db)).slice(0, 2).map(({ action }) => action)).toEqual(['change-rejected', 'change-approved'])
    const own = await got<{ id: number; title: string; change: { rejectionReason: string } | null }[]>(mine.get('/api/my/listings'))
    const found = [first, second].map(({ id }) => own.find((each) => each.id === id))
    expect(found).toMatchObject([
      { title: 'Soap by weight', change: null }, { title: 'Soap', change: { state: 'rejected', rejectionReason: 'No.' } },
    ])
  })

  it('is the same for the same key, also while it is made, on several servers, and after it was undone', async () => {
    const listings = await submitted(6)
    const key = crypto.randomUUID()
    const half = await decide({ action: 'delete', ...given, listings: listings.slice(0, 3) }, key)
    const answers = await Promise.all([1, 2, 3].map(() => decide({ action: 'delete', ...given, listings }, key)))
    for (const answer of answers) {
      expect(outcomes(answer.json())).toEqual(Array(6).fill('done'))
      expect(answer.headers['x-decision']).toBe(half.headers['x-decision'])
    }
    expect((await queuedMails(database.db)).length).toBe(6)
    await got(anna.undo(Number(half.headers['x-decision'])))
    expect(outcomes((await decide({ action: 'delete', ...given, listings }, key)).json())).toEqual(Array(6).fill('done'))
    expect(new Set(await states(listings))).toEqual(new Set(['pending']))
    const others = await decide({ action: 'delete', ...given, listings }, key, nikos)
    expect(outcomes(others.json())).toEqual(Array(6).fill('changed'))
  })

  it('is refused without a listing, with more than 100, with a long reason, and for members', async () => {
    const [one] = (await submitted(1)) as [Listing]
    for (const body of [
      { action: 'approve', listings: [] }, { action: 'approve', listings: Array(101).fill(one) }, { action: 'publish', listings: [one] },
      { action: 'reject', reason: 'a'.repeat(1_001), listings: [one] }, { action: 'approve', listings: [{ id: one.id }] },
    ]) expect(await refused(decide(body))).toMatchObject({ status: 400, type: 'invalid-request' })
    expect(await refused(decide({ action: 'approve', listings: [one] }, undefined, mine))).toMatchObject({ status: 403 })
    expect(await states([one])).toEqual(['pending'])
  })
})
