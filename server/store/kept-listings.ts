/** Listings with all that is kept of them, for those who may see more than visitors do. */
import { sql, type Selectable } from 'kysely'
import type { ListingOf, ListingState, ListingType } from '../../domain/listing.ts'
import type { ListingTable } from '../database/schema.ts'
import type { Connection } from './connection.ts'
import { listingColumns, listingOf, type ListingRow } from './listing-row.ts'

/** A listing with what only its author and administrators may know. */
export interface KeptListing<Type extends ListingType = ListingType> {
  readonly listing: ListingOf<Type>
  readonly type: Type
  readonly state: ListingState
  readonly rejectionReason: string | null
  /** Goes up with each change. */
  readonly revision: number
  /** Null when nobody is known, or the author is gone. */
  readonly author: number | null
}

/** The listing of this type with this id, whatever its state; null when there is none. */
export async function readListing<Type extends ListingType>(db: Connection, type: Type, id: number): Promise<KeptListing<Type> | null> {
  const row = await keptRows(db).where('listing.id', '=', id).where('type', '=', type).executeTakeFirst()
  return row ? keptListing(type, row) : null
}

/** The listing of this author with this id; null when there is none. */
export async function readOwnListing(db: Connection, author: number, id: number): Promise<KeptListing | null> {
  const row = await keptRows(db).where('listing.id', '=', id).where('author', '=', author).executeTakeFirst()
  return row ? keptListing(row.type, row) : null
}

/** What the author submitted under this key; null when there is no such listing. */
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
 * Has all others who would change this listing wait until the transaction ends. It is to be read after this, by a statement
 * of its own: what one that waited for a lock sees of other rows, such as tags, is from before it waited.
 */
export async function lockListing(transaction: Connection, id: number): Promise<void> {
  await transaction.selectFrom('listing').select('id').where('id', '=', id).forUpdate().execute()
}

/** Selects listings with all that is kept of them. */
export function keptRows(db: Connection) {
  const tags = sql<string[]>`array(select tag from listing_tag where listing_tag.listing = listing.id)`
  return db
    .selectFrom('listing')
    .select([...listingColumns, 'type', 'rejected_at', 'rejection_reason', 'revision', 'author', tags.as('tags')])
}

/** A row as `keptRows` selects it. */
export type KeptRow = ListingRow & Pick<Selectable<ListingTable>, 'type' | 'rejected_at' | 'rejection_reason' | 'revision' | 'author'>

/** Makes the listing of its type. */
export function keptListing<Type extends ListingType>(type: Type, row: KeptRow): KeptListing<Type> {
  const { approved, rejected_at: rejectedAt, rejection_reason: rejectionReason, revision, author } = row
  const state = approved ? 'approved' : rejectedAt ? 'rejected' : 'pending'
  return { listing: listingOf(type, row), type, state, rejectionReason, revision, author }
}
