/** Writes listings, their tags, and the rows of approved listings that lists and searches are read from. */
import { sql } from 'kysely'
import { sortKey } from '../../../domain/sort-key.ts'
import type { Listing, ListingFields, ListingState, ListingType } from '../../../domain/listing/listing.ts'
import type { Connection } from '../connection.ts'
import type { StoredListing } from './stored-listings.ts'
import { columnsOf } from './listing-row.ts'
import { insertOccurrences, deleteOccurrences } from './occurrences.ts'
import { incrementPublicVersion } from '../public-version.ts'
import { forgetRemoved, keepRemoved } from './removed-listings.ts'
import { deleteSearchDocument, insertSearchDocuments, type Searchable } from '../search/search-documents.ts'

/** A listing to insert. City and link have their stored form; only events have dates and cost. */
export type NewListing = Omit<Listing, 'id'> & {
  readonly type: ListingType
  /** The id of the user who submitted it; null for none. */
  readonly author: number | null
}

/** The new fields and state of a listing. Only a rejected listing has a reason. */
export interface NextListing {
  readonly fields: ListingFields
  readonly state: ListingState
  readonly rejectionReason: string | null
}

/** Inserts a listing, approved or pending, with its dependent rows; returns its id. */
export async function insertListing(transaction: Connection, listing: NewListing): Promise<number> {
  const id = await insertSubmission(transaction, listing, null)
  if (id === null) throw new Error('Inserting a listing without a submission key caused a conflict.')
  if (listing.approved) {
    await publish(transaction, { ...listing, id })
    await incrementPublicVersion(transaction)
  }
  return id
}

/**
 * Inserts a submitted listing with its tags and returns its id; null if the author has already used the key. A concurrent
 * transaction with the same key waits until this one ends.
 */
export async function insertSubmission(transaction: Connection, listing: NewListing, key: string | null): Promise<number | null> {
  const { type, approved, author } = listing
  const approval = { approved, approved_at: approved ? sql<Date>`now()` : null }
  const inserted = await transaction
    .insertInto('listing')
    .values({ ...columnsOf(listing), sort_key: sortKey(listing), type, author, submission_key: key, ...approval })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  await insertTags(transaction, inserted.id, listing)
  return inserted.id
}

/** Updates a locked listing and its dependent rows, and increments its revision. */
export async function updateListing(transaction: Connection, stored: StoredListing, next: NextListing, now: Date): Promise<void> {
  const { id, approved } = stored.listing
  const { fields, state, rejectionReason } = next
  if (state === 'approved') await forgetRemoved(transaction, id)
  else await keepRemoved(transaction, id)
  await transaction
    .updateTable('listing')
    .set({
      ...columnsOf(fields),
      sort_key: sortKey(fields),
      approved: state === 'approved',
      approved_at: state === 'approved' ? sql`coalesce(approved_at, ${now})` : null,
      rejected_at: state === 'rejected' ? sql`coalesce(rejected_at, ${now})` : null,
      rejection_reason: rejectionReason,
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  if (approved) await unpublish(transaction, id)
  await transaction.deleteFrom('listing_tag').where('listing', '=', id).execute()
  await insertTags(transaction, id, fields)
  if (state === 'approved') await publish(transaction, { ...fields, id, type: stored.type })
}

async function publish(transaction: Connection, listing: Searchable): Promise<void> {
  await insertOccurrences(transaction, [listing])
  await insertSearchDocuments(transaction, [listing])
}

async function unpublish(transaction: Connection, id: number): Promise<void> {
  await deleteOccurrences(transaction, id)
  await deleteSearchDocument(transaction, id)
}

/** Deletes a listing; foreign keys delete its dependent rows. */
export async function deleteListing(transaction: Connection, id: number): Promise<void> {
  await keepRemoved(transaction, id)
  await transaction.deleteFrom('listing').where('id', '=', id).execute()
}

async function insertTags(transaction: Connection, id: number, { tags }: ListingFields): Promise<void> {
  if (tags.length === 0) return
  await transaction.insertInto('listing_tag').values(tags.map(({ name }) => ({ listing: id, tag: name }))).execute()
}
