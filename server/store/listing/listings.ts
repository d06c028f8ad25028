/** Writes listings, their tags, and the rows of approved listings that lists and searches are read from. */
import { sql } from 'kysely'
import { sortKey } from '../../../domain/sort-key.ts'
import { shownVersion, type StoredState } from '../../../domain/listing/lifecycle.ts'
import type { Cancellation, Listing, ListingFields, ListingType } from '../../../domain/listing/listing.ts'
import type { Connection } from '../connection.ts'
import { checkedColumns } from './checks.ts'
import { required, type StoredListing } from './stored-listings.ts'
import type { StoredStatement } from './statements.ts'
import { columnsOf } from './listing-row.ts'
import { insertOccurrences, deleteOccurrences } from './occurrences.ts'
import { incrementPublicVersion } from '../public-version.ts'
import { changeVersions, insertVersion, isSameShown, type WrittenBy, type NextVersion } from './listing-versions.ts'
import { deleteSearchDocument, insertSearchDocuments, type Searchable } from '../search/search-documents.ts'
import { replaceModerationDocuments, type ModeratedText } from './moderation-documents.ts'

/** A listing to insert. City and link have their stored form; only events have dates and cost. */
export type NewListing = Omit<Listing, 'id'> & {
  readonly type: ListingType
  /** The id of the user who submitted it; null for none. */
  readonly author: number | null
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
  const state = approved ? 'approved' : 'pending'
  const now = sql<Date>`now()`
  const inserted = await transaction
    .insertInto('listing')
    .values({
      ...columnsOf(listing), ...cancellationColumns(cancellationOf(listing)), sort_key: sortKey(listing), type, author,
      submission_key: key, state, approved_at: approved ? now : null,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('id')
    .executeTakeFirst()
  if (!inserted) return null
  await insertTags(transaction, inserted.id, listing)
  const version = { fields: listing, state: shownVersion[state], statement: null }
  await insertVersion(transaction, inserted.id, version, { user: author, now })
  await renewModeratedTexts(transaction, [{ id: inserted.id, type, fields: listing, state, change: null, isRemoved: false }])
  return inserted.id
}

/** Updates a locked listing that is not removed, its versions and dependent rows, and increments its revision. */
export async function updateListing(transaction: Connection, stored: StoredListing, next: NextVersion, written: WrittenBy): Promise<void> {
  const { id } = stored.listing
  const before = asVersion(stored)
  await changeVersions(transaction, id, before, next, written)
  await renewModeratedTexts(transaction, [{ ...next, id, type: stored.type, isRemoved: false }])
  if (isSameShown(before, next)) {
    await transaction
      .updateTable('listing').set({ revision: sql`revision + 1`, ...checkOf(stored.state, next, written) }).where('id', '=', id).execute()
  } else await updateShown(transaction, stored, next, written)
}

/** A stored listing in the form in which a change describes what it becomes. */
export function asVersion({ listing, state, statement, change, moved }: StoredListing): NextVersion {
  const version = { fields: listing, change, cancellation: cancellationOf(listing), isUnseen: moved !== null }
  return state === 'rejected' ? { ...version, state, statement: required(statement) } : { ...version, state, statement: null }
}

/** Only an event with days is cancelled. */
export function cancelledWithDays<Statement>(next: NextVersion<Statement>): NextVersion<Statement> {
  return next.fields.startDate ? next : { ...next, cancellation: null }
}

/** Null unless it is cancelled. */
function cancellationOf(listing: Pick<Listing, 'title' | 'cancellation'>): Cancellation | null {
  return listing.cancellation ?? null
}

async function updateShown(transaction: Connection, stored: StoredListing, next: NextVersion, written: WrittenBy): Promise<void> {
  const { fields, state, cancellation } = next
  const { now } = written
  const { listing: { id }, type, state: before } = stored
  await transaction
    .updateTable('listing')
    .set({
      ...columnsOf(fields), sort_key: sortKey(fields), state, ...moments(before, state, now), ...checkOf(before, next, written),
      ...cancellationColumns(cancellation), revision: sql`revision + 1`, updated_at: now,
    })
    .where('id', '=', id)
    .execute()
  if (before === 'approved') await unpublish(transaction, id)
  await transaction.deleteFrom('listing_tag').where('listing', '=', id).execute()
  await insertTags(transaction, id, fields)
  if (state === 'approved') await publish(transaction, { ...fields, id, type })
}

function cancellationColumns(cancellation: Cancellation | null) {
  return { cancelled_at: cancellation && new Date(cancellation.at), cancel_note: cancellation?.note ?? null }
}

/** When a listing became public, and when it was public last. */
function moments(before: StoredState, state: StoredState, now: WrittenBy['now']) {
  if (before === state) return {}
  if (state === 'approved') return { approved_at: now, unpublished_at: null }
  return before === 'approved' ? { unpublished_at: now } : {}
}

/** What becomes public is checked. */
function checkOf(before: StoredState, { state, isStillRight = false }: NextVersion, { now }: WrittenBy) {
  return state === 'approved' && (isStillRight || before !== 'approved') ? checkedColumns(now) : {}
}

/** Writes what moderators search of the texts that are not public. */
export function renewModeratedTexts(transaction: Connection, listings: readonly Shown[]): Promise<void> {
  return replaceModerationDocuments(transaction, listings.map(({ id }) => id), listings.flatMap((shown) => moderatedText(shown) ?? []))
}

/** What is shown of a listing, and whether it is removed. */
type Shown =
  & Pick<Searchable, 'id' | 'type'> & Pick<NextVersion, 'fields' | 'state' | 'change' | 'isUnseen'> & { readonly isRemoved: boolean }

/** A stored listing in this form. */
export function shownOf({ listing, type, state, change, moved, removal }: StoredListing): Shown {
  return { id: listing.id, type, fields: listing, state, change, isUnseen: moved !== null, isRemoved: removal !== null }
}

function moderatedText({ id, type, fields, state, change, isUnseen, isRemoved }: Shown): ModeratedText | null {
  if (isRemoved || state !== 'approved') return { listing: id, type, fields }
  if (change?.state === 'waiting') return { listing: id, type, fields: change.fields }
  return isUnseen ? { listing: id, type, fields } : null
}

function publish(transaction: Connection, listing: Searchable): Promise<void> {
  return publishListings(transaction, [listing])
}

/** Inserts what lists and the search read of approved listings. */
export async function publishListings(transaction: Connection, listings: readonly Searchable[]): Promise<void> {
  if (listings.length === 0) return
  await insertOccurrences(transaction, listings)
  await insertSearchDocuments(transaction, listings)
}

/** Deletes what lists and the search read of a listing: of several, one after the other, since a plan for many reads whole tables. */
export async function unpublish(transaction: Connection, id: number): Promise<void> {
  await deleteOccurrences(transaction, id)
  await deleteSearchDocument(transaction, id)
}

/**
 * What becomes of a listing that is removed: moderators remove it with a statement, or as a duplicate of the listing of this id, whose text
 * stays public there, and whose author is told so.
 */
export type Removed<Statement = StoredStatement> = { readonly state: 'removed' } & (
  | { readonly by: 'author'; readonly statement: null; readonly mergedInto?: undefined }
  | { readonly by: 'administrator'; readonly statement: Statement; readonly mergedInto?: undefined }
  | { readonly by: 'administrator'; readonly statement: null; readonly mergedInto: number }
)

/**
 * Removes a locked listing. Its versions stay as they are, so that it can be restored. Its author can use the key of its submission
 * again.
 */
export async function removeListing(
  transaction: Connection, stored: StoredListing, { by, statement, mergedInto }: Removed, at: Date,
): Promise<void> {
  const { listing: { id }, state } = stored
  await transaction
    .updateTable('listing')
    .set({
      state: 'removed', removed_at: at, removed_by: by, statement: statement?.id ?? null, removed_state: state, submission_key: null,
      merged_into: mergedInto ?? null,
      ...moments(state, 'removed', at), revision: sql`revision + 1`, updated_at: at,
    })
    .where('id', '=', id)
    .execute()
  if (state === 'approved') await unpublish(transaction, id)
  await renewModeratedTexts(transaction, [{ ...shownOf(stored), isRemoved: true }])
}

/** Makes a locked, removed listing what it was before. It is not newer than it was. */
export async function restoreListing(transaction: Connection, stored: StoredListing, now: Date): Promise<void> {
  const { listing, type, state } = stored
  await transaction
    .updateTable('listing')
    .set({
      state, removed_at: null, removed_by: null, statement: null, removed_state: null, removed_with_account: false, merged_into: null,
      ...(state === 'approved' ? { unpublished_at: null, ...checkedColumns(now) } : {}),
      revision: sql`revision + 1`, updated_at: now,
    })
    .where('id', '=', listing.id)
    .execute()
  if (state === 'approved') await publish(transaction, { ...listing, type })
  await renewModeratedTexts(transaction, [{ ...shownOf(stored), isRemoved: false }])
}

/**
 * Writes the text that a locked listing had before, then its state, since only an event with days is cancelled, and the rows that visitors'
 * lists are read from; and increments its revision.
 */
export async function rewriteListing(
  transaction: Connection,
  { listing: { id }, type, state: before, removal }: StoredListing,
  fields: ListingFields,
  { now, writeState }: { readonly now: Date; readonly writeState: () => Promise<StoredState> },
): Promise<void> {
  await transaction
    .updateTable('listing')
    .set({ ...columnsOf(fields), sort_key: sortKey(fields), revision: sql`revision + 1`, updated_at: now })
    .where('id', '=', id)
    .execute()
  const state = await writeState()
  if (before === 'approved' && !removal) await unpublish(transaction, id)
  await transaction.deleteFrom('listing_tag').where('listing', '=', id).execute()
  await insertTags(transaction, id, fields)
  if (state === 'approved') await publish(transaction, { ...fields, id, type })
}

async function insertTags(transaction: Connection, id: number, { tags }: ListingFields): Promise<void> {
  if (tags.length === 0) return
  await transaction.insertInto('listing_tag').values(tags.map(({ name }) => ({ listing: id, tag: name }))).execute()
}
