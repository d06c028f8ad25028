/** Listings with all their columns, for their authors and for moderators. */
import { sql, type Selectable } from 'kysely'
import { languageOfListing } from '../../../domain/listing/listing-language.ts'
import { needsChecks } from '../../../domain/listing/check.ts'
import { restorableSince, type ChangeState, type PresentState, type RemovedBy } from '../../../domain/listing/lifecycle.ts'
import { fieldsOf } from '../../../domain/listing/listing-fields.ts'
import type { ListingFields, ListingOf, ListingType } from '../../../domain/listing/listing.ts'
import type { ListingTable, VersionFields } from '../../database/listing-tables.ts'
import type { Connection } from '../connection.ts'
import { lastCheck, type StoredCheck } from './checks.ts'
import { statementJson, storedStatement, type StatementRow, type StoredStatement } from './statements.ts'
import { listingColumns, listingOf, type ListingRow } from './listing-row.ts'
import { fieldsOfVersion, type StoredChange } from './listing-versions.ts'

/** A listing with the columns that only its author and moderators may see. */
export interface StoredListing<Type extends ListingType = ListingType> {
  readonly listing: ListingOf<Type>
  readonly type: Type
  /** A removed listing has the state that it had, and that it has again if it is restored. */
  readonly state: PresentState
  /** The statement of its rejection; null unless it is rejected. */
  readonly statement: StoredStatement | null
  /** When it got this state. */
  readonly stateSince: Date
  /** Null unless it is removed. */
  readonly removal: StoredRemoval | null
  /** The change that waits, or was rejected since the text was published; null for none. */
  readonly change: StoredChange | null
  /** What its author changed without an approval, and no moderator has seen; null for nothing. */
  readonly moved: StoredMove | null
  /** Null unless it is public and of a type that is checked. */
  readonly check: StoredCheck | null
  /** Incremented by each change. */
  readonly revision: number
  /** The id of the author; null for none. */
  readonly author: number | null
}

/** The move of a public event by its author. */
export interface StoredMove {
  readonly at: Date
  /** The text that moderators saw last. */
  readonly seen: ListingFields
}

/** The removal of a listing. */
export interface StoredRemoval {
  readonly at: Date
  readonly by: RemovedBy
  /** Null for what its author removed, for a duplicate, and for what was removed with its account, which has the statement. */
  readonly statement: StoredStatement | null
  /** The public listing that is kept in place of a duplicate; null while none is public, undefined for what is no duplicate. */
  readonly mergedInto?: number | null
}

/** The listing of this type with this id, unless it is removed; null if there is none. */
export async function readListing<Type extends ListingType>(db: Connection, type: Type, id: number): Promise<StoredListing<Type> | null> {
  const row = await storedRows(db).where('listing.id', '=', id).where('type', '=', type).where(isThere).executeTakeFirst()
  return row ? storedListing(type, row) : null
}

/** The listing of any type with this id, unless it is removed; null if there is none. */
export async function readAnyListing(db: Connection, id: number): Promise<StoredListing | null> {
  const row = await storedRows(db).where('listing.id', '=', id).where(isThere).executeTakeFirst()
  return row ? storedListing(row.type, row) : null
}

/** The listing of any type with this id, also if it is removed; null if there is none, or it is purged. */
export async function readKeptListing(db: Connection, id: number): Promise<StoredListing | null> {
  const row = await storedRows(db).where('listing.id', '=', id).where(sql<boolean>`listing.state <> 'purged'`).executeTakeFirst()
  return row ? storedListing(row.type, row) : null
}

/** The listing of this author with this id, unless it is removed; null if there is none. */
export async function readOwnListing(db: Connection, author: number, id: number): Promise<StoredListing | null> {
  const row = await storedRows(db).where('listing.id', '=', id).where('author', '=', author).where(isThere).executeTakeFirst()
  return row ? storedListing(row.type, row) : null
}

/** Whether a listing, also a removed one, is of this author. */
export async function isAuthorOf(db: Connection, author: number, id: number): Promise<boolean> {
  const row = await db.selectFrom('listing').select('id').where('id', '=', id).where('author', '=', author).executeTakeFirst()
  return row !== undefined
}

/** Who restores a listing: its author, or a moderator. */
export type RestoredBy = { readonly by: 'author'; readonly author: number } | { readonly by: 'administrator' }

/**
 * The listing with this id that is not removed, or that the same side removed, as long as it can be restored; null if there is none. An
 * author has only own listings.
 */
export async function readRestorable(db: Connection, id: number, restored: RestoredBy, now: Date): Promise<StoredListing | null> {
  const isRestorable = sql<boolean>`state = 'removed' and removed_by = ${restored.by} and removed_at > ${restorableSince(now)}`
  const isOwn = restored.by === 'author' ? sql<boolean>`author = ${restored.author}` : sql<boolean>`true`
  const row = await storedRows(db)
    .where('listing.id', '=', id).where(isOwn).where(sql<boolean>`(${isThere} or ${isRestorable})`)
    .executeTakeFirst()
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

/** Selects listings with what only their authors and moderators may see. */
export function storedRows(db: Connection) {
  const state = sql<PresentState>`coalesce(removed_state, listing.state)`
  const statement = statementJson(sql`(
    select listing_version.statement from listing_version where listing = listing.id and ${state} = 'rejected' and listing_version.state = 'rejected'
    order by listing_version.id desc limit 1
  )`)
  const change = sql<ChangeRow | null>`(
    select jsonb_build_object('fields', fields, 'state', version.state, 'statement', ${statementJson(sql`version.statement`)}, 'at', version.created_at)
    from listing_version as version
    where listing = listing.id and ${state} = 'approved' and (version.state = 'waiting' or version.state = 'rejected' and version.id > (
      select max(id) from listing_version as published where published.listing = listing.id and published.state = 'published'
    ))
    order by version.state = 'waiting' desc, version.id desc limit 1
  )`
  const moved = sql<MoveRow | null>`(
    select jsonb_build_object('at', moved.queued_at, 'fields', (
      select fields from listing_version as seen
      where seen.listing = listing.id and published_at is not null and not unseen order by published_at desc, seen.id desc limit 1
    ))
    from listing_version as moved
    where moved.listing = listing.id and ${state} = 'approved' and moved.state = 'published' and moved.unseen
  )`
  const since = sql<Date>`coalesce(case ${state} when 'approved' then listing.approved_at else (
    select coalesce(decided_at, created_at) from listing_version
    where listing = listing.id and listing_version.state = case ${state} when 'pending' then 'waiting' else 'rejected' end
    order by listing_version.id desc limit 1
  ) end, listing.created_at)`
  return listingRows(db).select([
    since.as('state_since'), lastCheck.as('last_check'), 'listing.unanswered', 'listing.author', 'listing.removed_at', 'listing.removed_by',
    'listing.merged_into', statementJson(sql`listing.statement`).as('removal_statement'), keptId.as('kept_id'),
    state.as('present_state'), statement.as('rejection_statement'), change.as('change'), moved.as('moved'),
  ])
}

/** The public listing at the end of all merges. */
const keptId = sql<number | null>`case when listing.merged_into is not null then (
  with recursive merged (id, into_id) as (
    select first.id, first.merged_into from listing as first where first.id = listing.merged_into
    union select next.id, next.merged_into from merged join listing as next on next.id = merged.into_id
  )
  select merged.id from merged join listing as kept on kept.id = merged.id where into_id is null and kept.state = 'approved'
) end`

interface ChangeRow {
  readonly fields: VersionFields
  readonly state: ChangeState
  readonly statement: StatementRow | null
  readonly at: string
}

interface MoveRow {
  readonly at: string
  readonly fields: VersionFields
}

type StoredColumn = 'type' | 'revision' | 'author' | 'merged_into' | 'unanswered' | `removed_${'at' | 'by'}`

/** A row of `storedRows`. */
export type StoredRow = ListingRow & Pick<Selectable<ListingTable>, StoredColumn> & {
  readonly kept_id: number | null
  readonly present_state: PresentState
  readonly state_since: Date
  /** Null for what was never public. */
  readonly last_check: Date | null
  readonly rejection_statement: StatementRow | null
  readonly removal_statement: StatementRow | null
  readonly change: ChangeRow | null
  readonly moved: MoveRow | null
}

/** Converts the row of a listing that is not purged. */
export function storedListing<Type extends ListingType>(type: Type, row: StoredRow): StoredListing<Type> {
  const { present_state: state, state_since: stateSince, revision, author, removed_at: at, removed_by: by } = row
  const [statement, ofRemoval] = [row.rejection_statement, row.removal_statement].map((each) => each && storedStatement(each))
  const change = row.change && changeOf(type, row.change)
  const removal = at && by && { at, by, statement: ofRemoval ?? null, ...(row.merged_into !== null && { mergedInto: row.kept_id }) }
  const moved = row.moved && { at: new Date(row.moved.at), seen: textOf(type, row.moved.fields) }
  const { last_check: checkedAt, unanswered } = row
  const check = checkedAt && state === 'approved' && !removal && needsChecks(type) ? { at: checkedAt, unanswered } : null
  return {
    listing: listingOf(type, row), type, state, stateSince, removal, statement: statement ?? null, change, moved, check, revision, author,
  }
}

function changeOf(type: ListingType, { fields, state, statement, at }: ChangeRow): StoredChange {
  const text = { fields: textOf(type, fields), submittedAt: new Date(at) }
  return state === 'rejected' ? { ...text, state, statement: storedStatement(required(statement)) } : { ...text, state, statement: null }
}

/** The database has a statement with each rejection. */
export function required<Value>(value: Value | null): Value {
  if (value === null) throw new Error('A rejection without a statement was read.')
  return value
}

/** A version has the language only if it was given; the rows of listings always have one. */
function textOf(type: ListingType, version: VersionFields): ListingFields {
  const fields = fieldsOfVersion(version, fieldsOf(type)) as unknown as ListingFields
  return { ...fields, language: languageOfListing(fields) }
}

/** The text of the change that waits beside a public listing; null for none. */
export async function readWaitingText(db: Connection, type: ListingType, id: number): Promise<ListingFields | null> {
  const row = await db
    .selectFrom('listing_version').select('fields')
    .where('listing', '=', id).where(sql<boolean>`state = 'waiting'`)
    .executeTakeFirst()
  return row ? textOf(type, row.fields) : null
}
