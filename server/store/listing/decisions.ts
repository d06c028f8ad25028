/** Decisions of moderators, and what their listings were before, so that they can be undone. */
import { sql, type RawBuilder } from 'kysely'
import { fieldsOf } from '../../../domain/listing/listing-fields.ts'
import { shownVersion, type PresentState, type StoredState } from '../../../domain/listing/lifecycle.ts'
import type { ListingFields } from '../../../domain/listing/listing.ts'
import type { Connection } from '../connection.ts'
import { fieldsOfVersion } from './listing-versions.ts'
import { deleteUndoneStatements } from './statements.ts'
import { renewModeratedTexts, rewriteListing, shownOf } from './listings.ts'
import { readKeptListing, type StoredListing } from './stored-listings.ts'

/** A decision to insert. */
export interface NewDecision {
  readonly at: Date
  /** The id of the user who makes it. */
  readonly actor: number
  /** The Idempotency-Key of the request; null for none. */
  readonly key: string | null
}

/** Inserts a decision and returns its id; that of the first one if its actor has used the key before. */
export async function insertDecision(db: Connection, decision: NewDecision): Promise<number> {
  const inserted = await db
    .insertInto('decision').values(decision).onConflict((conflict) => conflict.doNothing())
    .returning('id').executeTakeFirst()
  if (inserted) return inserted.id
  const { id } = await db
    .selectFrom('decision').select('id')
    .where('actor', '=', decision.actor).where('key', '=', decision.key)
    .executeTakeFirstOrThrow()
  return id
}

/** What a listing and its versions are, but for the texts, as JSON of the database. */
export interface StateBefore {
  /** The columns of `stateColumns`. */
  readonly listing: { readonly state: StoredState; readonly removed_state: PresentState | null }
  /** The versions that a decision can change, with their ids and the columns of `versionColumns`. */
  readonly versions: readonly object[]
  /** The id of the last version. */
  readonly last: number
  /** True for a listing without an author; absent in what was decided before this was read. */
  readonly isAuthorEnabled?: boolean
}

/** The columns that a decision changes, beside those of the text, which its versions have, and the key of the submission. */
const stateColumns = sql.raw(
  `state, approved_at, unpublished_at, removed_at, removed_by, statement, removed_state, removed_with_account,
   cancelled_at, cancel_note, merged_into`,
)

/** The same, absent from what was decided before they were read. */
const checkColumns = sql.raw('checked_at, asked_at, unanswered')

/** The columns of versions that a decision changes; rejected, replaced and withdrawn versions never change. */
const versionColumns = sql.raw('state, published_at, decided_at, statement, unseen')

/** Reads what a locked listing is. */
export async function readStateBefore(transaction: Connection, listing: number): Promise<StateBefore> {
  const { rows: [row] } = await sql<{ before: StateBefore }>`
    select jsonb_build_object(
      'listing', (select to_jsonb(kept) from (select ${stateColumns}, ${checkColumns}, submission_key from listing where id = ${listing}) as kept),
      'versions', (select coalesce(jsonb_agg(to_jsonb(kept)), '[]') from (
        select id, ${versionColumns} from listing_version where listing = ${listing} and state in ('waiting', 'published')
      ) as kept),
      'last', (select max(id) from listing_version where listing = ${listing}),
      'isAuthorEnabled', coalesce((
        select enabled from "user" where id = (select author from listing where id = ${listing})
      ), true)
    ) as before
  `.execute(transaction)
  if (!row) throw new Error(`The state of listing ${listing} was not read.`)
  return row.before
}

/** A listing of a decision to insert. */
export interface DecidedListing {
  readonly decision: number
  readonly listing: number
  /** What was decided, as in the audit log. */
  readonly action: string
  readonly before: StateBefore
  /** The id of its mail; null for none. */
  readonly mail: number | null
  readonly undoUntil: Date
}

/** Call it after the listing was changed: the decision is undone only while the listing has this revision. */
export async function insertDecidedListing(transaction: Connection, decided: DecidedListing): Promise<void> {
  const { decision, listing, action, before, mail, undoUntil } = decided
  await sql`
    insert into decided_listing (decision, listing, action, revision, before, mail, undo_until)
    select ${decision}::bigint, id, ${action}, revision, ${JSON.stringify(before)}::jsonb, ${mail}::bigint, ${undoUntil}::timestamptz
    from listing where id = ${listing}
  `.execute(transaction)
}

/** Who made a decision, and its listings. */
export interface StoredDecision {
  readonly actor: number
  /** In the order of their ids. */
  readonly listings: readonly number[]
}

/** Null if there is no such decision. */
export async function readDecision(db: Connection, id: number): Promise<StoredDecision | null> {
  const found = await db
    .selectFrom('decision')
    .select(['actor', sql<number[]>`array(select listing from decided_listing where decision = decision.id order by listing)`.as('listings')])
    .where('id', '=', id)
    .executeTakeFirst()
  return found ?? null
}

/** What was decided on a listing. */
export interface StoredDecidedListing {
  readonly action: string
  readonly revision: number
  readonly before: StateBefore
  readonly mail: number | null
  readonly undoUntil: Date
  readonly isUndone: boolean
}

/** Null if it is not a listing of the decision. Lock the listing before. */
export async function readDecidedListing(
  transaction: Connection, decision: number, listing: number,
): Promise<StoredDecidedListing | null> {
  const found = await transaction
    .selectFrom('decided_listing')
    .select(['action', 'revision', 'mail', 'undo_until as undoUntil'])
    .select([sql<StateBefore>`before`.as('before'), sql<boolean>`undone_at is not null`.as('isUndone')])
    .where('decision', '=', decision).where('listing', '=', listing)
    .executeTakeFirst()
  return found ?? null
}

/** Marks the decision on a listing as undone. */
export async function markUndone(
  transaction: Connection, { decision, listing, now }: { readonly decision: number; readonly listing: number; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable('decided_listing').set({ undone_at: now }).where('decision', '=', decision).where('listing', '=', listing).execute()
}

/** Makes a locked listing and its versions what they were before the decision, and returns it. */
export async function undoDecidedListing(
  transaction: Connection, stored: StoredListing, { decision, before, now }: { decision: number; before: StateBefore; now: Date },
): Promise<StoredListing> {
  const { listing: { id } } = stored
  const json = sql`${JSON.stringify(before)}::jsonb`
  await restoreVersions(transaction, id, json)
  const fields = await readText(transaction, stored, before.listing.removed_state ?? before.listing.state)
  await rewriteListing(transaction, stored, fields, { now, writeState: () => restoreState(transaction, id, json) })
  await deleteUndoneStatements(transaction, id)
  await markUndone(transaction, { decision, listing: id, now })
  const undone = await readKeptListing(transaction, id)
  if (!undone) throw new Error(`The locked listing ${id} is gone.`)
  await renewModeratedTexts(transaction, [shownOf(undone)])
  return undone
}

async function restoreVersions(transaction: Connection, id: number, json: RawBuilder<unknown>): Promise<void> {
  await sql`delete from listing_version where listing = ${id} and id > (${json} ->> 'last')::bigint`.execute(transaction)
  await sql`
    update listing_version set (${versionColumns}) = (
      select kept.state, kept.published_at, kept.decided_at, kept.statement, coalesce(kept.unseen, false)
    )
    from jsonb_populate_recordset(null::listing_version, ${json} -> 'versions') as kept
    where listing_version.id = kept.id
  `.execute(transaction)
}

/** The key of the submission of a removed listing can be that of another one by now. */
async function restoreState(transaction: Connection, id: number, json: RawBuilder<unknown>): Promise<StoredState> {
  const { rows: [row] } = await sql<{ state: StoredState }>`
    with kept as (select * from jsonb_populate_record(null::listing, ${json} -> 'listing'))
    update listing set
      (${stateColumns}) = (select ${stateColumns} from kept),
      (${checkColumns}) = (select checked_at, asked_at, coalesce(unanswered, 0) from kept),
      submission_key = (select submission_key from kept where not exists (
        select from listing as other where other.author = listing.author and other.submission_key = kept.submission_key and other.id <> ${id}
      ))
    where id = ${id} returning state
  `.execute(transaction)
  if (!row) throw new Error(`The locked listing ${id} is gone.`)
  return row.state
}

/** The text that a listing shows in a state, from its versions. */
async function readText(transaction: Connection, { listing: { id }, type }: StoredListing, state: StoredState): Promise<ListingFields> {
  const { fields } = await transaction
    .selectFrom('listing_version').select('fields')
    .where('listing', '=', id).where('state', '=', shownVersion[state as PresentState]).orderBy('id', 'desc').limit(1)
    .executeTakeFirstOrThrow()
  return fieldsOfVersion(fields, fieldsOf(type)) as unknown as ListingFields
}
