/** Deletes accounts: a week after their owners have said so, unless they log in before. */
import { sql } from 'kysely'
import type { PresentState } from '../../../domain/listing/lifecycle.ts'
import { recordAudit } from '../audit.ts'
import type { Connection } from '../connection.ts'
import { lockListingsOf, removeWithAccount } from '../listing/account-listings.ts'
import { purgeListingsOf } from '../listing/purge-listings.ts'
import { ownRows } from '../personal-data/own-rows.ts'
import { incrementPublicVersion } from '../public-version.ts'
import { lockAdmins } from './roles.ts'
import { endSessionsOf } from './sessions.ts'

const graceMs = 7 * 86_400_000

/** How an account is to be deleted. */
export interface PlannedDeletion {
  /** Whether the public listings are deleted too; otherwise they stay, without their author. */
  readonly withListings: boolean
  /** The hash of the password that was given. */
  readonly passwordHash: string
}

/** Ends all sessions. Returns when the account is deleted; null if the password has changed since. */
export async function planDeletion(
  transaction: Connection, id: number, { withListings, passwordHash }: PlannedDeletion, now: Date,
): Promise<Date | null> {
  const at = new Date(now.getTime() + graceMs)
  const { numUpdatedRows } = await transaction
    .updateTable('user').set({ delete_at: at, remove_listings: withListings })
    .where('id', '=', id).where('password_hash', '=', passwordHash)
    .executeTakeFirst()
  if (numUpdatedRows === 0n) return null
  await endSessionsOf(transaction, id)
  return at
}

/** Keeps the account, and returns whether it was to be deleted. */
export async function keepAccount(transaction: Connection, id: number): Promise<boolean> {
  const { numUpdatedRows } = await transaction
    .updateTable('user').set({ delete_at: null, remove_listings: null }).where('id', '=', id).where('delete_at', 'is not', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Deletes the accounts whose time has come, one after the other. Several servers can run it concurrently. */
export async function deleteDueAccounts(db: Connection, now: Date): Promise<void> {
  while (await db.transaction().execute((transaction) => deleteDueAccount(transaction, now)));
}

/** False if there is none. */
async function deleteDueAccount(transaction: Connection, now: Date): Promise<boolean> {
  // Administrators are locked only where there is something to do.
  const isAnyDue = await transaction.selectFrom('user').select('id').where('delete_at', '<=', now).limit(1).executeTakeFirst()
  if (!isAnyDue) return false
  // The last administrator stays until there is another one.
  const [admin, ...others] = await lockAdmins(transaction)
  const due = await transaction
    .selectFrom('user').select(['id', 'enabled', 'role', 'remove_listings'])
    .where('delete_at', '<=', now).$if(others.length === 0 && admin !== undefined, (query) => query.where('id', '!=', admin ?? 0))
    .orderBy('delete_at').limit(1)
    .forUpdate().skipLocked()
    .executeTakeFirst()
  if (!due) return false
  const { id, enabled, role } = due
  await deleteRowsOf(transaction, id)
  await deleteListingsOf(transaction, id, due.remove_listings ?? false, now)
  const subject = { user: id }
  await recordAudit(transaction, { at: now, actor: id, action: 'user-deleted', subject, before: { enabled, role }, after: null })
  await transaction.deleteFrom('user').where('id', '=', id).execute()
  return true
}

/** What no foreign key of the user deletes. */
async function deleteRowsOf(transaction: Connection, id: number): Promise<void> {
  const { mail_outbox: mails, sign_up: signUps, report: reports, objection: objections, audit_text: texts } = ownRows(id)
  await sql`delete from mail_outbox where ${mails.where}`.execute(transaction)
  // Reports stay for those who decide on them, as if they had been made without name and address.
  await sql`update report set name = null, email = null where ${reports.where}`.execute(transaction)
  await sql`delete from objection where ${objections.where}`.execute(transaction)
  await sql`delete from sign_up where ${signUps.where}`.execute(transaction)
  await sql`delete from audit_text where ${texts.where}`.execute(transaction)
}

/** What is not public is of nobody then, so it is always deleted. */
async function deleteListingsOf(transaction: Connection, author: number, withPublic: boolean, now: Date): Promise<void> {
  const states: PresentState[] = ['pending', 'rejected', ...(withPublic ? ['approved' as const] : [])]
  const listings = await lockListingsOf(transaction, author, states)
  await removeWithAccount(transaction, listings, now)
  await purgeListingsOf(transaction, author, now)
  if (listings.some(({ state }) => state === 'approved')) await incrementPublicVersion(transaction)
}
