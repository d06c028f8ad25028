/** Deletes expired rows. */
import { sql, type RawBuilder } from 'kysely'
import type { Connection } from './connection.ts'
import { deleteDueAccounts } from './account/account-deletion.ts'
import { networkRetentionMs } from './account/known-networks.ts'
import { isLive, roleOfSession } from './account/live-sessions.ts'
import { purgeListings } from './listing/purge-listings.ts'
import { readingMs } from './readings.ts'
import { eraseReporters } from './reports.ts'

const dayMs = 86_400_000

/** How long the texts of the log are kept, unless the operator says otherwise. */
export const defaultLogTextYears = 3

/** How long used link tokens and failed mails are kept. */
const retentionMs = 30 * dayMs

/** Small enough that a statement stays well within its timeout. */
const batch = 5_000

/**
 * Deletes old failed mails and decisions, and expired link tokens, changes of addresses, sign-ups, sessions, challenges of passkeys, known
 * networks, attempts and what moderators read, erases who made reports and the texts of old entries of the log, deletes accounts that
 * their owners gave up, and purges listings. Several servers can run it concurrently.
 */
export async function removeExpiredRows(db: Connection, now: Date, logTextYears = defaultLogTextYears): Promise<void> {
  const longAgo = new Date(now.getTime() - retentionMs)
  await removeInBatches(db, sql`mail_outbox`, sql`failed_at <= ${longAgo}`)
  await removeInBatches(db, sql`account_token`, sql`expires_at <= ${now} and (used_at is null or used_at <= ${longAgo})`)
  await removeInBatches(db, sql`email_change`, sql`ends_at <= ${now}`)
  await removeInBatches(db, sql`sign_up`, sql`expires_at <= ${now}`)
  await removeInBatches(db, sql`session`, sql`not ${isLive(roleOfSession, now)}`)
  await removeInBatches(db, sql`passkey_challenge`, sql`expires_at <= ${now}`)
  await removeInBatches(db, sql`known_network`, sql`seen_at <= ${new Date(now.getTime() - networkRetentionMs)}`)
  await removeInBatches(db, sql`attempt`, sql`ends_at <= ${now}`)
  await removeInBatches(db, sql`decision`, sql`at <= ${new Date(now.getTime() - dayMs)}`)
  await removeInBatches(db, sql`reading`, sql`told_at <= ${new Date(now.getTime() - readingMs)}`)
  const oldTexts = new Date(now)
  oldTexts.setUTCFullYear(now.getUTCFullYear() - logTextYears)
  // Entries are numbered in the order of time.
  await removeInBatches(db, sql`audit_text`, sql`entry <= (select id from audit_entry where at <= ${oldTexts} order by at desc limit 1)`)
  await eraseReporters(db, now)
  await deleteDueAccounts(db, now)
  await purgeListings(db, now)
}

async function removeInBatches(db: Connection, table: RawBuilder<unknown>, condition: RawBuilder<unknown>): Promise<void> {
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${table} where ctid = any(array(select ctid from ${table} where ${condition} limit ${batch}))
    `.execute(db)
    if (numAffectedRows < batch) return
  }
}
