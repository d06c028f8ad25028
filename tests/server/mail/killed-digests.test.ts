/** The mail to administrators about new listings, of servers that are killed before it is queued, and before it is sent. */
import { sql } from 'kysely'
import { beforeAll, expect, it, vi } from 'vitest'
import { insertListing } from '../../../server/store/listing/listings.ts'
import { queueDueDigests } from '../../../server/store/digests.ts'
import { insertMember } from '../../support/listings/members.ts'
import { openMailRoom, type MailRoom } from '../../support/servers/mail-room.ts'
import { startProcess, type OtherProcess } from '../../support/servers/other-process.ts'

let room: MailRoom

/** In Athens, an hour after the mails of the day are due. */
const morning = new Date('2026-11-22T07:00:00Z')
const minuteMs = 60_000
const patience = { timeout: 60_000 }

beforeAll(async () => {
  room = await openMailRoom()
  const author = (await insertMember(room.db, { username: 'maria' })).id
  await insertMember(room.db, { username: 'eleni', role: 'ROLE_ADMIN' })
  await queueDueDigests(room.db, new Date(morning.getTime() - 86_400_000))
  const texts = { title: 'Jars', description: 'By weight.', city: null, address: null, link: null, tags: [] }
  await room.db.transaction().execute((transaction) => insertListing(transaction, { type: 'shop', ...texts, approved: false, author }))
  await room.db.updateTable('listing_version').set({ queued_at: new Date(morning.getTime() - 60 * minuteMs) }).execute()
})

const startAfter = (minutes: number) =>
  startProcess('work-program', [room.url, room.smtp.url, new Date(morning.getTime() + minutes * minuteMs).toISOString()])

/** The texts of the lines that it logs, up to this one. */
async function logged(process: OtherProcess, text: string): Promise<void> {
  for (;;) {
    const line = await process.nextMessage() as { text: string; kind?: string }
    if (line.text === text) return
  }
}

const queued = () => room.db.selectFrom('mail_outbox').select('mail').execute()
const recorded = () => room.db.selectFrom('digest').selectAll().execute()

/** The statements of others' transactions. */
const open = async () => {
  const { rows } = await sql<{ query: string }>`
    select query from pg_stat_activity
    where datname = current_database() and xact_start is not null and pid <> pg_backend_pid()
  `.execute(room.db)
  return rows.map(({ query }) => query)
}

it('is sent once by the last of several servers', async () => {
  const before = await recorded()
  // The first one has decided, and is killed before it has queued the mail.
  await room.db.transaction().execute(async (transaction) => {
    await sql`lock table mail_outbox in exclusive mode`.execute(transaction)
    const first = startAfter(0)
    await vi.waitUntil(async () => (await open()).some((query) => query.startsWith('insert into "mail_outbox"')), patience)
    await first.kill()
  })
  await vi.waitUntil(async () => (await open()).length === 0, patience)
  expect([await recorded(), await queued()]).toEqual([before, []])

  // The second one has queued it, and is killed before it can send it.
  await room.smtp.stop()
  const second = startAfter(1)
  await logged(second, 'mail put off')
  await second.kill()
  expect(await queued()).toEqual([{ mail: expect.objectContaining({ kind: 'digest', count: 1 }) }])

  await room.smtp.start()
  const third = startAfter(10)
  await logged(third, 'mail sent')
  await third.kill()
  expect(await queued()).toEqual([])
  expect(room.smtp.mails.map(({ to, text }) => [to, text.includes('Jars')])).toEqual([[['eleni@private.test'], true]])
})
