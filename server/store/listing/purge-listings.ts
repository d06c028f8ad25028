/** Deletes what was removed long ago. */
import { sql } from 'kysely'
import { choiceNames, declarationOf } from '../../../domain/lists/choices.ts'
import type { ListingField } from '../../../domain/listing/field-registry.ts'
import { allFieldsReadBy } from '../../../domain/listing/listing-fields.ts'
import { restorableSince } from '../../../domain/listing/lifecycle.ts'
import type { Connection } from '../connection.ts'
import { decideReports } from '../reports.ts'

/** Small enough that a statement stays well within its timeout. */
const batchSize = 500

/** What is told of a listing that was public, and that by which it is chosen. */
const keptFields: readonly ListingField[] = [
  ...new Set([...allFieldsReadBy('removal'), ...choiceNames.map((choice) => declarationOf(choice).field)]),
]

/**
 * Deletes the removed listings that can no longer be restored, unless an objection to the removal is open. Of those that were public remain
 * their ids and what calendars tell of them. Several servers can run it concurrently.
 */
export async function purgeListings(db: Connection, now: Date): Promise<void> {
  for (;;) {
    const purged = await db.transaction().execute((transaction) => purgeBatch(transaction, now))
    if (purged < batchSize) return
  }
}

async function purgeBatch(transaction: Connection, now: Date): Promise<number> {
  const removed = await transaction
    .selectFrom('listing').select(['id', 'unpublished_at'])
    .where(sql<boolean>`state = 'removed' and not removed_with_account`).where('removed_at', '<=', restorableSince(now))
    .where(sql<boolean>`not exists (select from objection where objection.statement = listing.statement and outcome is null)`)
    .orderBy('removed_at').limit(batchSize)
    .forUpdate().skipLocked()
    .execute()
  await purge(transaction, removed, now)
  return removed.length
}

/** Purges all removed listings of an author. */
export async function purgeListingsOf(transaction: Connection, author: number, now: Date): Promise<void> {
  const removed = await transaction
    .selectFrom('listing').select(['id', 'unpublished_at']).where('author', '=', author).where('state', '=', 'removed').orderBy('id')
    .forUpdate()
    .execute()
  await purge(transaction, removed, now)
}

interface RemovedListing {
  readonly id: number
  /** Null if it was never public. */
  readonly unpublished_at: Date | null
}

/** Keeps a rest of listings that were public, and decides the reports of those that their authors took down. */
async function purge(transaction: Connection, removed: readonly RemovedListing[], now: Date): Promise<void> {
  const [known, unknown] = [removed.filter((row) => row.unpublished_at !== null), removed.filter((row) => row.unpublished_at === null)]
  await deleteListings(transaction, unknown.map(({ id }) => id))
  await emptyListings(transaction, known.map(({ id }) => id), now)
}

async function deleteListings(transaction: Connection, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await transaction.deleteFrom('listing').where('id', 'in', ids).execute()
}

async function emptyListings(transaction: Connection, ids: readonly number[], now: Date): Promise<void> {
  if (ids.length === 0) return
  await sql`
    delete from listing_version using (
      select distinct on (listing) id, listing from listing_version
      where listing = any(${ids}::bigint[]) and published_at is not null order by listing, published_at desc, id desc
    ) as last
    where listing_version.listing = last.listing and listing_version.id <> last.id
  `.execute(transaction)
  await sql`
    update listing_version set author = null, state = 'replaced', statement = null,
      fields = (select coalesce(jsonb_object_agg(name, value), '{}') from jsonb_each(fields) as field (name, value) where name = any(${keptFields}))
    where listing = any(${ids}::bigint[])
  `.execute(transaction)
  await transaction.deleteFrom('listing_tag').where('listing', 'in', ids).execute()
  await decideReports(transaction, { listings: ids, outcome: 'removed', decision: null, now })
  await transaction.deleteFrom('moderation_document').where('listing', 'in', ids).execute()
  await transaction
    .updateTable('listing')
    .set({
      state: 'purged', statement: null, removed_state: null, removed_with_account: false, author: null, description: '', address: null,
      link: null, translated_title: null, translated_description: null, cancelled_at: null, cancel_note: null,
    })
    .where('id', 'in', ids)
    .execute()
  await transaction.deleteFrom('statement').where('listing', 'in', ids).execute()
}
