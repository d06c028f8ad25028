/** The mails to administrators about new listings: when they are sent, what they say, and to whom. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, describe, expect, it } from 'vitest'
import type { Role } from '../../../domain/account/roles.ts'
import { queueDueDigests, writeDigestFrequency } from '../../../server/store/digests.ts'
import { insertReport } from '../../../server/store/reports.ts'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { insertObjection } from '../../../server/store/listing/objections.ts'
import { insertMember } from '../../support/listings/members.ts'
import { removePending, stateDisabling } from '../../support/listings/statements.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'

let room: MailRoom
let author: number
let eleni: number
let before = 0

/** The mails of this test. */
const mails = () => room.smtp.mails.slice(before)

beforeAll(async () => {
  room = await openMailRoom()
  author = (await insertMember(room.db, { username: 'maria' })).id
  eleni = (await insertMember(room.db, { username: 'eleni', role: 'ROLE_ADMIN' })).id
})

/** Noon in Athens, a day after the last test, when nothing waits. */
beforeEach(async () => {
  room.clock.now = new Date(room.clock.now.getTime() + 86_400_000)
  room.clock.now.setUTCHours(10, 0, 0, 0)
  await room.db.deleteFrom('digest').execute()
  await room.db.deleteFrom('report').execute()
  await room.db.deleteFrom('objection').execute()
  await room.db.deleteFrom('listing_version').execute()
  before = room.smtp.mails.length
  await queueDueDigests(room.db, room.clock.now)
})

const hourMs = 3_600_000

/** Returns the id. */
async function submit(title: string): Promise<number> {
  const texts = { title, description: 'By weight.', city: null, address: null, link: null, tags: [] }
  const id = await room.db.transaction().execute((transaction) =>
    insertListing(transaction, { type: 'shop', ...texts, approved: false, author }))
  // The row has the time of the database.
  await room.db.updateTable('listing_version').set({ queued_at: room.clock.now }).where('listing', '=', id).execute()
  return id
}

async function report(listing: number, network: string): Promise<void> {
  await insertReport(room.db, {
    listing, kind: 'wrong', why: 'No.', name: null, email: null, concernsChildren: false, goodFaith: false, language: 'en',
    networkHmac: Buffer.from(network), at: room.clock.now,
  })
}

/** Passes the time as a server does, minute after minute or in larger steps; returns the hours in Athens at which mails were sent. */
async function pass(hours: number, stepMs = hourMs / 4): Promise<string[]> {
  const sent: string[] = []
  for (let passed = 0; passed < hours * hourMs; passed += stepMs) {
    room.passTime(stepMs)
    const queued = await queueDueDigests(room.db, room.clock.now)
    if (queued > 0) sent.push(room.clock.now.toISOString().slice(5, 16))
    await room.worker().runOnce()
  }
  return sent
}

describe('the mail about new listings', () => {
  it('is sent once a day at 8:00 in Athens, if something new waits', async () => {
    await submit('Jars')
    const day = room.clock.now.toISOString().slice(5, 10)
    const sent = await pass(72)
    expect(sent.map((moment) => moment.slice(6))).toEqual(['06:00'])
    expect(sent[0]).not.toContain(day)
    await submit('Soap')
    expect((await pass(24)).length).toBe(1)
    expect(mails().map((mail) => mail.header('subject'))).toEqual(Array(2).fill('1 new listing waits at Prasino'))
    expect(mails()[1]?.text).toContain('Soap')
    expect(mails()[1]?.text).not.toContain('Jars')
  })

  it('is sent at most once an hour if that was chosen, and never at night', async () => {
    await writeDigestFrequency(room.db, eleni, 'hourly', room.clock.now)
    const sent: string[] = []
    for (let n = 0; n < 24; n += 1) {
      await submit(`Jars ${n}`)
      await submit(`Soap ${n}`)
      sent.push(...(await pass(1)))
    }
    // 8:00 to 21:00 in Athens are 6:00 to 19:00 in UTC.
    expect(sent.map((moment) => moment.slice(6))).toEqual(
      [11, 12, 13, 14, 15, 16, 17, 18, 19, 6, 7, 8, 9, 10].map((hour) => `${String(hour).padStart(2, '0')}:00`),
    )
    expect(mails()[9]?.header('subject')).toBe('22 new listings wait at Prasino')
  })

  it('names 20 listings, says how many more there are, and has links to the queue and to its end', async () => {
    for (let n = 0; n < 23; n += 1) await submit(`Jars ${n} <b>`)
    await pass(24)
    const [mail] = mails()
    expect(mail?.to).toEqual(['eleni@private.test'])
    expect([...(mail?.text.matchAll(/^Jars \d+ <b> \(Shop\)\r?$/gm) ?? [])]).toHaveLength(20)
    expect(mail?.html).toContain('Jars 0 &lt;b&gt; (Shop)<br>')
    for (const part of [mail?.text, mail?.html]) {
      expect(part).toContain('and 3 more')
      expect(part).toContain('https://leaf.example/#/admin-events')
      expect(part).toMatch(/https:\/\/leaf\.example\/digest-off\?token=[\w-]{43}/)
    }
    expect(mail?.header('list-unsubscribe')).toMatch(/^<https:\/\/leaf\.example\/digest-off\?token=[\w-]{43}>$/)
    expect(mail?.header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click')
  })

  it('is written in the language of the administrator', async () => {
    await room.db.updateTable('user').set({ language: 'el' }).where('id', '=', eleni).execute()
    await submit('Βάζα')
    await pass(24)
    expect(mails()[0]?.header('subject')).toBe('1 νέα καταχώριση περιμένει στο Prasino')
    await room.db.updateTable('user').set({ language: 'en' }).where('id', '=', eleni).execute()
  })

  it('tells of reported listings, once, also if nothing else is new', async () => {
    const [one, other] = [await submit('Jars'), await submit('Soap')]
    await pass(24)
    await report(one, 'a')
    await report(one, 'b')
    await report(other, 'a')
    await pass(48)
    await submit('Wax')
    await report(other, 'b')
    await pass(24)
    expect(mails().map((mail) => mail.header('subject'))).toEqual(
      ['2 new listings wait at Prasino', '2 listings were reported at Prasino', '1 new listing waits at Prasino'],
    )
    expect(mails().map(({ text }) => /^\d+ listings? (?:was|were) reported since/m.exec(text)?.[0] ?? null)).toEqual(
      [null, '2 listings were reported since', '1 listing was reported since'],
    )
    expect(mails()[1]?.text).toContain('https://leaf.example/#/admin-events?state=reported')
    expect(mails()[1]?.text).not.toContain('Jars')
  })

  it('does not tell of reports that were decided meanwhile', async () => {
    const listing = await submit('Jars')
    await pass(24)
    await report(listing, 'a')
    await room.db.updateTable('report').set({ decided_at: room.clock.now, outcome: 'kept' }).execute()
    await pass(24)
    expect(mails()).toHaveLength(1)
  })

  it('tells of objections, once, those to disabled accounts administrators only', async () => {
    const at = room.clock.now
    const statements = [
      await removePending(room.db, await submit('Jars'), at),
      await stateDisabling(room.db, (await insertMember(room.db, { enabled: false })).id, at),
    ]
    for (const statement of statements) await insertObjection(room.db, { statement, text: 'It is open.', at })
    await room.db.deleteFrom('listing_version').execute()
    await pass(48)
    await set({ role: 'ROLE_MODERATOR' })
    await room.db.deleteFrom('digest').execute()
    await pass(24)
    await set({ role: 'ROLE_ADMIN' })
    expect(mails().map((mail) => mail.header('subject'))).toEqual(['2 objections wait at Prasino', '1 objection waits at Prasino'])
    expect(mails()[0]?.text).toContain('https://leaf.example/#/admin-objections')
  })

  it('is sent to moderators too', async () => {
    await set({ role: 'ROLE_MODERATOR' })
    await submit('Jars')
    await pass(24)
    expect(mails()).toHaveLength(1)
    await set({ role: 'ROLE_ADMIN' })
  })

  it.each([
    ['who turned it off', async () => writeDigestFrequency(room.db, eleni, 'off', room.clock.now)],
    ['who is disabled', async () => set({ enabled: false })],
    ['who is neither administrator nor moderator any more', async () => set({ role: 'ROLE_USER' })],
  ])('is not sent to somebody %s, not even if it is queued', async (_, change) => {
    await submit('Jars')
    await change()
    expect(await pass(24)).toEqual([])
    await room.queue({ kind: 'digest', user: eleni, count: 1, listings: [{ title: 'Jars', type: 'shop' }] })
    await room.worker().runOnce()
    expect([mails().length, await room.db.selectFrom('mail_outbox').selectAll().execute()]).toEqual([0, []])
    await set({ enabled: true, role: 'ROLE_ADMIN' })
  })

  it('is queued once by several servers that decide at the same time', async () => {
    await submit('Jars')
    room.passTime(24 * hourMs)
    const queued = await Promise.all(Array.from({ length: 8 }, () => queueDueDigests(room.db, room.clock.now)))
    expect(queued.reduce((sum, count) => sum + count, 0)).toBe(1)
    await room.worker().runOnce()
    expect(mails()).toHaveLength(1)
  })

  it('is neither lost nor recorded if the server fails between the two', async () => {
    await submit('Jars')
    room.passTime(24 * hourMs)
    const recorded = await room.db.selectFrom('digest').selectAll().execute()
    await sql`alter table mail_outbox add constraint no_place check (false) not valid`.execute(room.db)
    await expect(queueDueDigests(room.db, room.clock.now)).rejects.toThrow('no_place')
    await sql`alter table mail_outbox drop constraint no_place`.execute(room.db)
    expect(await room.db.selectFrom('digest').selectAll().execute()).toEqual(recorded)
    expect(await queueDueDigests(room.db, room.clock.now)).toBe(1)
    await room.worker().runOnce()
    expect(mails()).toHaveLength(1)
  })
})

async function set(state: { enabled?: boolean; role?: Role }): Promise<void> {
  await room.db.updateTable('user').set(state).where('id', '=', eleni).execute()
}
