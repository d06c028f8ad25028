/** Which listings are asked about, when several are due, and on several servers at once. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { queueDueChecks } from '../../../../server/store/listing/due-checks.ts'
import { insertListing } from '../../../../server/store/listing/listings.ts'
import { insertMember } from '../../../support/listings/members.ts'
import { openMailRoom, type MailRoom } from '../../../support/servers/mail-room.ts'

/** Noon in Athens. */
const noon = new Date('2028-05-15T09:00:00Z')
const minuteMs = 60_000
const dayMs = 86_400_000

let room: MailRoom
let maria: number

const later = (ms: number) => new Date(noon.getTime() + ms)
const queue = (ms = 0) => queueDueChecks(room.db, later(ms))

beforeAll(async () => {
  room = await openMailRoom()
  maria = (await insertMember(room.db, { username: 'maria' })).id
})
beforeEach(async () => {
  for (const table of ['listing_version', 'listing', 'mail_outbox'] as const) await room.db.deleteFrom(table).execute()
})

/** Shops that were checked so many days ago. */
async function shops(count: number, author: number | null, daysAgo = 365): Promise<number[]> {
  const plain = { description: 'By weight.', city: null, address: null, link: null, tags: [] }
  return room.db.transaction().execute(async (transaction) => {
    const ids: number[] = []
    for (let n = 0; n < count; n += 1) {
      ids.push(await insertListing(transaction, { type: 'shop', ...plain, title: `Shop ${n}`, approved: true, author }))
    }
    const at = later(-daysAgo * dayMs)
    await sql`update listing set approved_at = ${at} where id = any(${ids}::bigint[])`.execute(transaction)
    return ids
  })
}

async function authors(count: number): Promise<void> {
  for (let n = 0; n < count; n += 1) await shops(1, (await insertMember(room.db)).id, 366 + n)
}

const mails = async () => (await room.db.selectFrom('mail_outbox').select('mail').orderBy('id').execute())
  .map(({ mail }) => mail as { kind: string; user: number; listings: number[] })
const stateOf = async (id: number) =>
  room.db.selectFrom('listing').select(['unanswered', 'asked_at', 'revision']).where('id', '=', id).executeTakeFirstOrThrow()

it('asks an author once about all that is due, and what is due within a week', async () => {
  const ids = [...(await shops(3, maria)), ...(await shops(2, maria, 359))]
  const [fresh = 0] = await shops(1, maria, 357)
  expect(await queue()).toBe(1)
  expect((await mails()).map((mail) => mail.listings.toSorted((a, b) => a - b))).toEqual([ids])
  expect(await stateOf(fresh)).toMatchObject({ unanswered: 0 })
  expect(await stateOf(ids[0] ?? 0)).toEqual({ unanswered: 1, asked_at: noon, revision: 1 })
})

it('asks about 50 listings in a mail, and the next day about the rest', async () => {
  await shops(53, maria)
  expect([await queue(), await queue(minuteMs), await queue(60 * minuteMs), await queue(dayMs)]).toEqual([1, 0, 0, 1])
  const asked = (await mails()).map(({ listings }) => listings)
  expect(asked.map(({ length }) => length)).toEqual([50, 3])
  expect(new Set(asked.flat()).size).toBe(53)
})

it('asks ten authors at once and sixty in an hour, the longest due first', async () => {
  await authors(75)
  const queued: number[] = []
  for (let minute = 0; minute < 10; minute += 1) queued.push(await queue(minute * minuteMs))
  expect(queued).toEqual([10, 10, 10, 10, 10, 10, 0, 0, 0, 0])
  const left = await room.db.selectFrom('listing').select(sql<number>`max(${noon}::timestamptz - approved_at)`.as('age'))
    .where('unanswered', '=', 0).execute()
  expect(JSON.stringify(left)).toContain('"days":380')
  expect([await queue(60 * minuteMs), await queue(61 * minuteMs), await queue(62 * minuteMs)]).toEqual([10, 5, 0])
})

it('asks nobody at night', async () => {
  await shops(1, maria)
  // 22:00 to 8:00 in Athens.
  expect([await queue(10 * 60 * minuteMs), await queue(19.9 * 60 * minuteMs), await queue(20 * 60 * minuteMs)]).toEqual([0, 0, 1])
})

it('counts what has no author as asked, without a mail', async () => {
  const [id = 0] = await shops(1, null)
  expect(await queue()).toBe(0)
  expect(await stateOf(id)).toMatchObject({ unanswered: 1 })
  await queue(30 * dayMs)
  expect(await stateOf(id)).toMatchObject({ unanswered: 2 })
  expect(await mails()).toEqual([])
})

it('asks once, of several servers at the same time', async () => {
  await authors(8)
  await Promise.all(Array.from({ length: 5 }, () => queue()))
  await queue()
  const asked = (await mails()).map(({ user }) => user)
  expect([asked.length, new Set(asked).size]).toEqual([8, 8])
})

it('leaves a listing on which somebody decides for the next time', async () => {
  const [id = 0, other = 0] = await shops(2, maria)
  await room.db.transaction().execute(async (transaction) => {
    await sql`select from listing where id = ${id} for update`.execute(transaction)
    expect(await queue()).toBe(1)
  })
  expect((await mails()).map(({ listings }) => listings)).toEqual([[other]])
  expect(await queue(dayMs)).toBe(1)
  expect((await mails())[1]?.listings).toEqual([id])
})

it('has asked nothing if the mail is not queued', async () => {
  const [id = 0] = await shops(1, maria)
  await sql`alter table mail_outbox add constraint refused check (id < 0) not valid`.execute(room.db)
  await expect(queue()).rejects.toThrow('refused')
  await sql`alter table mail_outbox drop constraint refused`.execute(room.db)
  expect(await stateOf(id)).toMatchObject({ unanswered: 0, asked_at: null })
  expect(await queue()).toBe(1)
})
