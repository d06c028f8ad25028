/** Concurrent changes of one listing, on two servers: the responses and the result. */
import { beforeAll, describe, expect, it, vi } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { auditEntries } from '../../support/calls/audit-entries.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { callsOf, got, refused, type Got } from '../../support/calls/listing-calls.ts'
import { insertMember } from '../../support/listings/members.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { queueBehindAdmins, startInOrder } from '../../support/servers/lock-queue.ts'
import { startTestApp, type TestApp } from '../../support/servers/test-app.ts'

let database: Database
let site: TestApp
let otherSite: TestApp
let mine: ReturnType<typeof callsOf>
let anna: ReturnType<typeof callsOf>
/** The other administrator, on the other server. */
let nikos: ReturnType<typeof callsOf>

beforeAll(async () => {
  database = await createTestDatabase()
  site = await startTestApp(database.db, { environment: { RATE_LIMIT_SCALE: '10' } })
  otherSite = await startTestApp(database.db)
  await insertMember(database.db, { username: 'maria' })
  await insertMember(database.db, { username: 'anna', role: 'ROLE_ADMIN' })
  await insertMember(database.db, { username: 'nikos', role: 'ROLE_ADMIN' })
  mine = callsOf(site, 'maria')
  anna = callsOf(site, 'anna')
  nikos = callsOf(otherSite, 'nikos')
  // A session that begins while the rows of users are locked waits for them itself.
  for (const who of [mine, anna, nikos]) await got(who.get('/api/my/role'))
})

const soap = { title: 'Soap', description: 'By weight. '.repeat(100).trim(), city: 'Volos', tags: [{ name: 'Food' }] }

const submitted = () => got(mine.submit('shop', soap))

async function actionsOn(id: number): Promise<string[]> {
  return (await auditEntries(database.db)).filter(({ listing }) => listing?.id === id).map(({ action }) => action).reverse()
}

const tag = (id: number, revision: number) => ({ 'if-match': `"${id}-${revision}"` })

const rowsOf = (table: 'occurrence' | 'occurrence_tag', id: number) =>
  database.db.selectFrom(table).selectAll().where('listing', '=', id).execute()

describe('a decision on a listing that another administrator has changed', () => {
  it('gets 412 with the current listing and changes nothing', async () => {
    const { id } = await submitted()
    await got(nikos.edit('shop', id, { ...soap, title: 'Soap by weight' }, tag(id, 1)))
    const current = {
      ...soap, id, type: 'shop', title: 'Soap by weight', address: null, link: null, approved: false, etag: `"${id}-2"`,
    }
    for (const late of [
      anna.edit('shop', id, { ...soap, title: 'Soaps' }, tag(id, 1)), anna.edit('shop', id, { ...soap, link: 'ftp://x' }, tag(id, 1)),
      anna.approve('shop', id, tag(id, 1)), anna.reject('shop', id, undefined, tag(id, 1)), anna.remove('shop', id, tag(id, 1)),
    ]) {
      expect(await refused(late)).toMatchObject({ status: 412, type: 'changed-meanwhile', current })
    }
    expect(await actionsOn(id)).toEqual(['listing-submitted', 'listing-edited'])
    expect((await anna.approve('shop', id, tag(id, 2))).statusCode).toBe(200)
  })

  it('overwrites the other change without If-Match', async () => {
    const { id } = await submitted()
    await got(nikos.edit('shop', id, { ...soap, title: 'Soap by weight' }))
    expect(await got(anna.edit('shop', id, { ...soap, title: 'Soaps' }))).toMatchObject({ title: 'Soaps' })
  })

  it('gets 404 if the listing was deleted', async () => {
    const { id } = await submitted()
    await got(nikos.remove('shop', id))
    const known = tag(id, 1)
    for (const late of [anna.approve('shop', id, known), anna.remove('shop', id, known), anna.edit('shop', id, soap, known)]) {
      expect(await refused(late)).toMatchObject({ status: 404, type: 'unknown-listing', detail: `There is no shop ${id}.` })
    }
  })
})

describe('the ETag of a listing', () => {
  it('is the same in public responses, and matches If-Match in each of its forms', async () => {
    const { id } = await submitted()
    await got(anna.approve('shop', id))
    const public2 = await mine.get(`/api/shops/${id}`)
    expect(public2.headers.etag).toBe(`"${id}-2"`)
    const coded = await vi.waitUntil(async () => {
      const answer = await mine.get(`/api/shops/${id}`, { 'accept-encoding': 'br' })
      return answer.headers['content-encoding'] ? answer : null
    }, { timeout: 60_000 })
    expect(coded.headers.etag).toBe(`"${id}-2-br"`)
    expect((await mine.get(`/api/shops/${id}`, { 'if-none-match': `"${id}-2"` })).statusCode).toBe(304)
    let revision = 2
    for (const form of [(name: string) => `"${name}-br"`, (name: string) => `W/"${name}"`, (name: string) => `"x", W/"${name}-gzip"`, () => '*']) {
      const headers = { 'if-match': form(`${id}-${revision}`) }
      revision += 1
      expect((await anna.edit('shop', id, { ...soap, title: `Soap ${revision}` }, headers)).headers.etag).toBe(`"${id}-${revision}"`)
    }
    expect((await mine.get(`/api/shops/${id}`, { 'if-none-match': `"${id}-2"` })).statusCode).toBe(200)
    for (const wrong of [`"${id}-1"`, `"${id}"`, `"${id + 1}-${revision}"`, 'nothing', '']) {
      expect((await anna.edit('shop', id, soap, { 'if-match': wrong })).statusCode).toBe(412)
    }
  })
})

describe('two administrators concurrently', () => {
  it('approve once, with one mail and one audit entry', async () => {
    const { id } = await submitted()
    await database.db.deleteFrom('mail_outbox').execute()
    const answers = await Promise.all([anna.approve('shop', id), nikos.approve('shop', id), anna.approve('shop', id)])
    expect(answers.map(({ statusCode, headers }) => [statusCode, headers.etag])).toEqual(answers.map(() => [200, `"${id}-2"`]))
    expect(await actionsOn(id)).toEqual(['listing-submitted', 'listing-approved'])
    expect(await queuedMails(database.db)).toHaveLength(1)
    expect(await rowsOf('occurrence', id)).toHaveLength(1)
  })

  it('delete once, and the other gets 404', async () => {
    const { id } = await submitted()
    const answers = await Promise.all([anna.remove('shop', id), nikos.remove('shop', id)])
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404])
    expect(await actionsOn(id)).toEqual(['listing-submitted', 'listing-deleted'])
  })

  it('merge two listings into each other once', async () => {
    for (let pair = 0; pair < 5; pair += 1) {
      const [one, other] = [(await submitted()).id, (await submitted()).id]
      const merges = [anna.post(`/api/listings/${one}/merge`, { into: other }), nikos.post(`/api/listings/${other}/merge`, { into: one })]
      expect((await Promise.all(merges)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 409])
    }
  })

  it('merge a listing into a restored duplicate of it, whose restoration is being undone, after that', async () => {
    const [kept, duplicate] = [(await submitted()).id, (await submitted()).id]
    await anna.post(`/api/listings/${duplicate}/merge`, { into: kept })
    const { headers } = await anna.put(`/api/listings/${duplicate}/restore`)
    const { answers } = await database.db.transaction().execute(async (holder) => {
      await holder.selectFrom('listing').select('id').where('id', '=', duplicate).forUpdate().execute()
      const undo = () => anna.undo(String(headers['x-decision']))
      return { answers: await startInOrder(database.db, [undo, () => nikos.post(`/api/listings/${kept}/merge`, { into: duplicate })]) }
    })
    const [undone, merged] = await Promise.all(answers)
    expect([undone?.json(), merged?.statusCode]).toEqual([[{ id: duplicate, outcome: 'undone' }], 409])
  })

  it('disable a member and undo a deletion of what the member has listed, one after the other', async () => {
    const { id } = await submitted()
    const { headers } = await anna.remove('shop', id)
    const maria = (await database.db.selectFrom('user').select('id').where('username', '=', 'maria').executeTakeFirstOrThrow()).id
    const address = `/api/users/${maria}/disabled`
    const disable = async () => nikos.put(address, { reason: 'Advertising only.' })
    const [disabled, undone] = await queueBehindAdmins(database.db, [disable, async () => anna.undo(String(headers['x-decision']))])
    expect([disabled?.statusCode, undone?.json()]).toEqual([200, [{ id, outcome: 'changed' }]])
    await got(nikos.delete(address))
  })

  it('undo restorations of two duplicates that would lead to each other over others, but for one', async () => {
    const shops: number[] = []
    for (let n = 0; n < 4; n += 1) shops.push((await submitted()).id)
    const [a, b, c, d] = shops as [number, number, number, number]
    const merge = async (id: number, into: number) => got(anna.post(`/api/listings/${id}/merge`, { into }))
    const restore = async (id: number) => String((await anna.put(`/api/listings/${id}/restore`)).headers['x-decision'])
    for (const id of shops) await got(anna.approve('shop', id))
    await merge(a, b)
    const first = await restore(a)
    await merge(b, c)
    await merge(c, d)
    const second = await restore(c)
    await merge(d, a)
    const { answers } = await database.db.transaction().execute(async (holder) => {
      await holder.selectFrom('public_version').select('version').forUpdate().execute()
      return { answers: await startInOrder(database.db, [() => anna.undo(first), () => anna.undo(second)]) }
    })
    const undone = await Promise.all(answers)
    expect(undone.map((answer) => answer.json<unknown>())).toEqual([[{ id: a, outcome: 'undone' }], [{ id: c, outcome: 'changed' }]])
    expect((await anna.get(`/shops/${d}-soap`)).headers.location).toBe(`/shops/${c}-soap`)
  })

  it('save once with If-Match, and the other gets 412', async () => {
    const { id } = await submitted()
    const edits = [anna, nikos].map((admin, n) => admin.edit('shop', id, { ...soap, title: `Soap ${n}`, tags: [{ name: 'Vegan' }] }, tag(id, 1)))
    expect((await Promise.all(edits)).map(({ statusCode }) => statusCode).sort()).toEqual([200, 412])
  })

  it('write audit entries in which each starts with the final state of the one before', async () => {
    const { id } = await submitted()
    const kinds = ['Clothes', 'Food', 'Vegan', 'Other']
    const work = Array.from({ length: 24 }, (_, n) => {
      const admin = n % 2 ? anna : nikos
      if (n % 3 === 0) return admin.approve('shop', id)
      if (n % 3 === 1) return admin.reject('shop', id, { reason: `Reason ${n}` })
      return admin.edit('shop', id, { ...soap, title: `Soap ${n}`, tags: [{ name: kinds[n % 4] }] })
    })
    for (const answer of work) expect((await answer).statusCode).toBe(200)
    const entries = (await auditEntries(database.db)).filter(({ listing }) => listing?.id === id).reverse()
    for (const [n, { before }] of entries.entries()) expect(before).toEqual(n === 0 ? null : entries[n - 1]?.after)
    const { revision } = await database.db.selectFrom('listing').select('revision').where('id', '=', id).executeTakeFirstOrThrow()
    expect(revision).toBe(entries.length)
    const isPublic = entries.at(-1)?.after?.state === 'approved'
    expect([(await rowsOf('occurrence', id)).length, (await rowsOf('occurrence_tag', id)).length]).toEqual(isPublic ? [1, 1] : [0, 0])
  })
})

describe('a change by one server', () => {
  const publicIds = async (from: TestApp) =>
    (await got<Got[]>(callsOf(from, 'maria').get('/api/shops/approved'))).map(({ id }) => id)

  it('is visible there at the next request, and on the other after half a second', async () => {
    const { id } = await submitted()
    for (const each of [site, otherSite]) each.clock.elapsedMs += 10_000
    const steps: [change: () => Promise<unknown>, isSeen: boolean][] = [
      [() => got(anna.approve('shop', id)), true],
      [() => got(anna.reject('shop', id)), false],
      [() => got(anna.approve('shop', id)), true],
      [() => got(anna.remove('shop', id)), false],
    ]
    for (const [change, isSeen] of steps) {
      expect((await publicIds(otherSite)).includes(id)).toBe(!isSeen)
      await change()
      expect((await publicIds(site)).includes(id)).toBe(isSeen)
      otherSite.clock.elapsedMs += 500
      expect((await publicIds(otherSite)).includes(id)).toBe(isSeen)
    }
  })

  it('does not invalidate caches if visitors cannot see it', async () => {
    const { version } = await database.db.selectFrom('public_version').select('version').executeTakeFirstOrThrow()
    const { id } = await submitted()
    await got(anna.edit('shop', id, { ...soap, title: 'Soaps' }))
    await got(anna.reject('shop', id))
    await got(mine.resubmit(id, soap))
    await got(anna.remove('shop', id))
    expect(await database.db.selectFrom('public_version').select('version').executeTakeFirst()).toEqual({ version })
  })
})
