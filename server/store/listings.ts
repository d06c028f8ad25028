/** Writes listings: one row each, their tags, and while they are approved the rows that lists are read from. */
import { sql } from 'kysely'
import { sortKey } from '../../domain/list-query.ts'
import type { Listing, ListingFields, ListingState, ListingType } from '../../domain/listing.ts'
import type { Connection } from './connection.ts'
import type { StoredListing } from './stored-listings.ts'
import { columnsOf } from './listing-row.ts'
import { publish, withdraw } from './publication.ts'
import { countPublicVersionUp } from './public-version.ts'

/** A listing to be kept. City and link are in the form in which they are stored; dates and cost are for events only. */
export type NewListing = Omit<Listing, 'id'> & {
  readonly type: ListingType
  /** The id of the user who submitted it; null when nobody is known. */
  readonly author: number | null
}

/** What a listing is to say, and what is to become of it. Only a rejected one has a reason. */
export interface NextListing {
  readonly fields: ListingFields
  readonly state: ListingState
  readonly rejectionReason: string | null
}

/** Keeps a new listing with all that belongs to it, in the transaction of the caller, and gives its id. */
export async function insertListing(transaction: Connection, listing: NewListing): Promise<number> {
  const id = await insertSubmission(transaction, listing, null)
  if (id === null) throw new Error('A listing without a key was taken for one that is there.')
  if (listing.approved) {
    await publish(transaction, id, listing)
    await countPublicVersionUp(transaction)
  }
  return id
}

/**
 * Keeps a listing that waits, in the transaction of the caller, and gives its id; null where its author has sent one under
 * this key. Whoever sends the same at the same time waits here for the other.
 */
export async function insertSubmission(transaction: Connection, listing: NewListing, key: string | null): Promise<number | null> {
  const { type, approved, author } = listing
  const inserted = await transaction
    .insertInto('listing')
    .values({ ...columnsOf(listing), sort_key: sortKey(listing), type, approved, author, submission_key: key })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  await insertTags(transaction, inserted.id, listing)
  return inserted.id
}

/** Changes a listing that is locked, with all that belongs to it, and counts its revision up. */
export async function updateListing(transaction: Connection, kept: StoredListing, next: NextListing, now: Date): Promise<void> {
  const { id, approved } = kept.listing
  const { fields, state, rejectionReason } = next
  await transaction
    .updateTable('listing')
    .set({
      ...columnsOf(fields),
      sort_key: sortKey(fields),
      approved: state === 'approved',
      rejected_at: state === 'rejected' ? sql`coalesce(rejected_at, ${now})` : null,
      rejection_reason: rejectionReason,
      revision: sql`revision + 1`,
      updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  if (approved) await withdraw(transaction, id)
  await transaction.deleteFrom('listing_tag').where('listing', '=', id).execute()
  await insertTags(transaction, id, fields)
  if (state === 'approved') await publish(transaction, id, fields)
}

/** Takes a listing away with all that belongs to it. */
export async function deleteListing(transaction: Connection, id: number): Promise<void> {
  await transaction.deleteFrom('listing').where('id', '=', id).execute()
}

async function insertTags(transaction: Connection, id: number, { tags }: ListingFields): Promise<void> {
  if (tags.length === 0) return
  await transaction.insertInto('listing_tag').values(tags.map(({ name }) => ({ listing: id, tag: name }))).execute()
}
