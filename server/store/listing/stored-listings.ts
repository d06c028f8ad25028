/** Listings with all their columns, for their authors and for administrators. */
import { sql, type Selectable } from 'kysely'
import type { ListingOf, ListingState, ListingType } from '../../../domain/listing/listing.ts'
import type { ListingTable } from '../../database/listing-tables.ts'
import type { Connection } from '../connection.ts'
import { listingColumns, listingOf, type ListingRow } from './listing-row.ts'

/** A listing with the columns that only its author and administrators may see. */
export interface StoredListing<Type extends ListingType = ListingType> {
  readonly listing: ListingOf<Type>
  readonly type: Type
  readonly state: ListingState
  readonly rejectionReason: string | null
  /** Incremented by each change. */
  readonly revision: number
  /** The id of the author; null for none. */
  readonly author: number | null
}

/** The listing of this type with this id, in any state; null if there is none. */
export async function readListing<Type extends ListingType>(db: Connection, type: Type, id: number): Promise<StoredListing<Type> | null> {
  const row = await storedRows(db).where('listing.id', '=', id).where('type', '=', type).executeTakeFirst()
  return row ? storedListing(type, row) : null
}

/** The listing of this author with this id; null if there is none. */
export async function readOwnListing(db: Connection, author: number, id: number): Promise<StoredListing | null> {
  const row = await storedRows(db).where('listing.id', '=', id).where('author', '=', author).executeTakeFirst()
  return row ? storedListing(row.type, row) : null
}

/** The listing that the author submitted under this key; null if there is none. */
export async function findSubmission(
  db: Connection,
  author: number,
  key: string,
): Promise<{ readonly id: number; readonly type: ListingType } | null> {
  const found = await db
    .selectFrom('listing')
    .select(['id', 'type'])
    .where('author', '=', author).where('submission_key', '=', key)
    .executeTakeFirst()
  return found ?? null
}

/**
 * Locks the listing until the transaction ends. Read it afterwards, in a separate statement: a statement that waited for the
 * lock sees other rows, such as tags, as they were before it waited.
 */
export async function lockListing(transaction: Connection, id: number): Promise<void> {
  await transaction.selectFrom('listing').select('id').where('id', '=', id).forUpdate().execute()
}

/** Selects listings with all their columns. */
export function storedRows(db: Connection) {
  const tags = sql<string[]>`array(select tag from listing_tag where listing_tag.listing = listing.id)`
  return db
    .selectFrom('listing')
    .select([...listingColumns, 'type', 'rejected_at', 'rejection_reason', 'revision', 'author', tags.as('tags')])
}

/** A row of `storedRows`. */
export type StoredRow = ListingRow & Pick<Selectable<ListingTable>, 'type' | 'rejected_at' | 'rejection_reason' | 'revision' | 'author'>

/** Converts a row to the listing. */
export function storedListing<Type extends ListingType>(type: Type, row: StoredRow): StoredListing<Type> {
  const { approved, rejected_at: rejectedAt, rejection_reason: rejectionReason, revision, author } = row
  const state = approved ? 'approved' : rejectedAt ? 'rejected' : 'pending'
  return { listing: listingOf(type, row), type, state, rejectionReason, revision, author }
}
