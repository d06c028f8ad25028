/** Listings with all their columns, for their authors and for administrators. */
import { sql, type Selectable } from 'kysely'
import type { ChangeState } from '../../../domain/listing/lifecycle.ts'
import { fieldsOf } from '../../../domain/listing/listing-fields.ts'
import type { ListingFields, ListingOf, ListingState, ListingType } from '../../../domain/listing/listing.ts'
import type { ListingTable, VersionFields } from '../../database/listing-tables.ts'
import type { Connection } from '../connection.ts'
import { listingColumns, listingOf, type ListingRow } from './listing-row.ts'
import { fieldsOfVersion, type StoredChange } from './listing-versions.ts'

/** A listing with the columns that only its author and administrators may see. */
export interface StoredListing<Type extends ListingType = ListingType> {
  readonly listing: ListingOf<Type>
  readonly type: Type
  readonly state: ListingState
  readonly rejectionReason: string | null
  /** The change that waits, or was rejected since the text was published; null for none. */
  readonly change: StoredChange | null
  /** Incremented by each change. */
  readonly revision: number
  /** The id of the author; null for none. */
  readonly author: number | null
}

/** The listing of this type with this id, in any state; null if there is none. */
export async function readListing<Type extends ListingType>(db: Connection, type: Type, id: number): Promise<StoredListing<Type> | null> {
  const row = await storedRows(db).where('listing.id', '=', id).where('type', '=', type).where(isThere).executeTakeFirst()
  return row ? storedListing(type, row) : null
}

/** The listing of any type with this id, in any state; null if there is none. */
export async function readAnyListing(db: Connection, id: number): Promise<StoredListing | null> {
  const row = await storedRows(db).where('listing.id', '=', id).where(isThere).executeTakeFirst()
  return row ? storedListing(row.type, row) : null
}

/** The listing of this author with this id; null if there is none. */
export async function readOwnListing(db: Connection, author: number, id: number): Promise<StoredListing | null> {
  const row = await storedRows(db).where('listing.id', '=', id).where('author', '=', author).where(isThere).executeTakeFirst()
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

/** The number of changes of a listing: its first revision is 1. */
export function changesOf(revision: number): number {
  return revision - 1
}

/** Whether a listing is neither removed nor purged. */
export const isThere = sql<boolean>`listing.removed_at is null`

/** Whether a listing is public. It is a condition of indexes, so it is no parameter. */
export const isPublic = sql<boolean>`listing.state = 'approved'`

/** Selects listings with their tags, as visitors may see them if they are public. */
export function listingRows(db: Connection) {
  const tags = sql<string[]>`array(select tag from listing_tag where listing_tag.listing = listing.id)`
  return db.selectFrom('listing').select([...listingColumns, 'listing.type', 'listing.revision', tags.as('tags')])
}

/** Selects listings with what only their authors and administrators may see. */
export function storedRows(db: Connection) {
  const reason = sql<string | null>`(
    select reason from listing_version where listing = listing.id and listing.state = 'rejected' and listing_version.state = 'rejected'
    order by listing_version.id desc limit 1
  )`
  const change = sql<ChangeRow | null>`(
    select jsonb_build_object('fields', fields, 'state', version.state, 'reason', reason, 'at', version.created_at)
    from listing_version as version
    where listing = listing.id and listing.state = 'approved' and (version.state = 'waiting' or version.state = 'rejected' and version.id > (
      select max(id) from listing_version as published where published.listing = listing.id and published.state = 'published'
    ))
    order by version.state = 'waiting' desc, version.id desc limit 1
  )`
  return listingRows(db).select(['listing.author', reason.as('rejection_reason'), change.as('change')])
}

interface ChangeRow {
  readonly fields: VersionFields
  readonly state: ChangeState
  readonly reason: string | null
  readonly at: string
}

/** A row of `storedRows`. */
export type StoredRow = ListingRow & Pick<Selectable<ListingTable>, 'type' | 'revision' | 'author'> & {
  readonly rejection_reason: string | null
  readonly change: ChangeRow | null
}

/** Converts the row of a listing that is neither removed nor purged. */
export function storedListing<Type extends ListingType>(type: Type, row: StoredRow): StoredListing<Type> {
  const { state, rejection_reason: rejectionReason, revision, author } = row
  const change = row.change && changeOf(type, row.change)
  return { listing: listingOf(type, row), type, state: state as ListingState, rejectionReason, change, revision, author }
}

function changeOf(type: ListingType, { fields, state, reason, at }: ChangeRow): StoredChange {
  const text = fieldsOfVersion(fields, fieldsOf(type)) as unknown as ListingFields
  return { fields: text, state, rejectionReason: reason, submittedAt: new Date(at) }
}
