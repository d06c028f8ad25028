/** Removes the listings of an account that is disabled, and restores them when it is enabled again. */
import { sql, type RawBuilder } from 'kysely'
import type { PresentState } from '../../../domain/listing/lifecycle.ts'
import type { Connection } from '../connection.ts'
import { decideReports, reopenReports } from '../reports.ts'
import { publishListings, renewModeratedTexts, shownOf, unpublish } from './listings.ts'
import { storedListing, storedRows, type StoredListing } from './stored-listings.ts'

/** Small enough that a statement stays well within its timeout. */
const batchSize = 500

/** The listings of the author in one of the states, locked until the transaction ends. */
export function lockListingsOf(transaction: Connection, author: number, states: readonly PresentState[]): Promise<StoredListing[]> {
  return lockWhere(transaction, author, sql<boolean>`listing.state = any(${states}::text[])`)
}

/** The listings that were removed with the account of the author, locked until the transaction ends. */
export function lockRemovedWithAccount(transaction: Connection, author: number): Promise<StoredListing[]> {
  return lockWhere(transaction, author, sql<boolean>`listing.removed_with_account`)
}

/** Locked before they are read, since a statement that waited for a lock sees other rows as they were before. */
async function lockWhere(transaction: Connection, author: number, condition: RawBuilder<boolean>): Promise<StoredListing[]> {
  const locked = await transaction
    .selectFrom('listing').select('id').where('author', '=', author).where(condition).orderBy('id').forUpdate().execute()
  const ids = locked.map(({ id }) => id)
  if (ids.length === 0) return []
  const rows = await storedRows(transaction).where(sql<boolean>`listing.id = any(${ids}::bigint[])`).orderBy('listing.id').execute()
  return rows.map((row) => storedListing(row.type, row))
}

/** Removes locked listings of an account that is disabled, which decides their reports. */
export async function removeWithAccount(transaction: Connection, listings: readonly StoredListing[], at: Date): Promise<void> {
  for (const batch of batches(listings)) {
    await sql`
      update listing set
        removed_state = state, state = 'removed', removed_at = ${at}::timestamptz, removed_by = 'administrator', removed_with_account = true,
        unpublished_at = case when state = 'approved' then ${at}::timestamptz else unpublished_at end,
        submission_key = null, revision = revision + 1, updated_at = ${at}::timestamptz
      where id = any(${idsOf(batch)}::bigint[])
    `.execute(transaction)
    for (const { listing } of batch.filter(isPublic)) await unpublish(transaction, listing.id)
    await renewModeratedTexts(transaction, batch.map((stored) => ({ ...shownOf(stored), isRemoved: true })))
    await decideReports(transaction, { listings: idsOf(batch), outcome: 'removed', decision: null, now: at })
  }
}

/** Makes locked listings what they were before they were removed with their account. */
export async function restoreWithAccount(transaction: Connection, listings: readonly StoredListing[], at: Date): Promise<void> {
  for (const batch of batches(listings)) {
    await sql`
      update listing set
        state = removed_state, removed_state = null, removed_at = null, removed_by = null, statement = null, removed_with_account = false,
        unpublished_at = case when removed_state = 'approved' then null else unpublished_at end,
        revision = revision + 1, updated_at = ${at}::timestamptz
      where id = any(${idsOf(batch)}::bigint[])
    `.execute(transaction)
    await publishListings(transaction, batch.filter(isPublic).map(({ listing, type }) => ({ ...listing, type })))
    await renewModeratedTexts(transaction, batch.map((stored) => ({ ...shownOf(stored), isRemoved: false })))
    await reopenReports(transaction, { listings: idsOf(batch), since: 'removal', now: at })
  }
}

function isPublic({ state }: StoredListing): boolean {
  return state === 'approved'
}

function idsOf(listings: readonly StoredListing[]): number[] {
  return listings.map(({ listing }) => listing.id)
}

function* batches(listings: readonly StoredListing[]): Generator<StoredListing[]> {
  for (let first = 0; first < listings.length; first += batchSize) yield listings.slice(first, first + batchSize)
}
