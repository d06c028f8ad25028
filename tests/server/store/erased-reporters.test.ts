/** Who made reports is erased six months after the decision, and with the account of the same address. */
import { sql } from 'kysely'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'
import { planDeletion } from '../../../server/store/account/account-deletion.ts'
import { removeExpiredRows } from '../../../server/store/expired-rows.ts'
import { removeListing } from '../../../server/store/listing/listings.ts'
import { readListing } from '../../../server/store/listing/stored-listings.ts'
import { decideReports, insertReport } from '../../../server/store/reports.ts'
import { queuedMails } from '../../support/calls/queued-mails.ts'
import { insertMember } from '../../support/listings/members.ts'
import { privateEmail } from '../../support/runner/private-values.ts'
import { createTestDatabase } from '../../support/servers/database.ts'
import { insertApproved } from '../../support/servers/test-app.ts'

let database: Database

beforeAll(async () => {
  database = await createTestDatabase()
})
beforeEach(() => sql`truncate report, mail_outbox`.execute(database.db))

const at = new Date('2026-11-21T10:00:00Z')
const later = (days: number) => new Date(at.getTime() + days * 86_400_000)

/** Inserts a report of a new listing, and returns the id of the listing. */
async function reported(email = privateEmail('eleni')): Promise<number> {
  const listing = await insertApproved(database.db, { type: 'shop' })
  await insertReport(database.db, {
    listing, kind: 'wrong', why: 'No.', name: 'Eleni', email, concernsChildren: false, goodFaith: false, language: 'en',
    networkHmac: Buffer.from('network'), at,
  })
  return listing
}

const decided = (listing: number) => decideReports(database.db, { listings: [listing], outcome: 'kept', decision: null, now: at })

async function known(): Promise<boolean[][]> {
  const rows = await database.db.selectFrom('report').select(['name', 'email', 'network_hash', 'why']).orderBy('id').execute()
  return rows.map((row) => [row.name, row.email, row.network_hash, row.why].map((value) => value !== null))
}

it('six months after the decision, but not before, nor while it is open', async () => {
  await decided(await reported())
  await reported()
  await removeExpiredRows(database.db, later(182))
  expect(await known()).toEqual([[true, true, true, true], [true, true, true, true]])
  await removeExpiredRows(database.db, later(183))
  expect(await known()).toEqual([[false, false, false, true], [true, true, true, true]])
})

it('with the account of the same address, in any letter case, of which the mails go too', async () => {
  const member = await insertMember(database.db, { username: 'eleni', email: privateEmail('eleni') })
  await decided(await reported(privateEmail('ELENI')))
  await reported(privateEmail('nikos'))
  const { password_hash: passwordHash } = await database.db
    .selectFrom('user').select('password_hash').where('id', '=', member.id).executeTakeFirstOrThrow()
  await planDeletion(database.db, member.id, { withListings: false, passwordHash }, at)
  await removeExpiredRows(database.db, later(7))
  expect(await known()).toEqual([[false, false, true, true], [true, true, true, true]])
  expect(await queuedMails(database.db)).toEqual([])
})

it('is no reason not to tell the visitor when a listing that its author took down is purged', async () => {
  const id = await reported()
  await database.db.transaction().execute(async (transaction) => {
    const stored = await readListing(transaction, 'shop', id)
    if (stored) await removeListing(transaction, stored, { state: 'removed', by: 'author', statement: null }, at)
  })
  await removeExpiredRows(database.db, later(30))
  expect(await database.db.selectFrom('report').select(['listing', 'outcome']).execute()).toEqual([{ listing: id, outcome: 'removed' }])
  expect((await queuedMails(database.db)).map(({ kind }) => kind)).toEqual(['report-decided'])
})
