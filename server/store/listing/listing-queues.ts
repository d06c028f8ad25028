/** Lists of listings in any state: for moderation, and for their authors. */
import { sql, type RawBuilder } from 'kysely'
import type { ColumnChoice, ModeratedChoice } from '../../../domain/lists/choices.ts'
import { noFilter, type Filter } from '../../../domain/lists/filter.ts'
import type { ListingState, ListingType } from '../../../domain/listing/listing.ts'
import type { Connection } from '../connection.ts'
import { isThere, storedListing, storedRows, type StoredListing, type StoredRow } from './stored-listings.ts'
import { listOf, mapList, type StoredList } from '../lists/stored-list.ts'

/** The parameters of `moderationList`. */
export interface ModerationQuery {
  readonly state: ListingState
  /** Null for all types. */
  readonly type: ListingType | null
  /** Cities as they are stored. It has no other choices than names. */
  readonly filter: Filter
}

/**
 * The listings in a state, approved and rejected ones newest first, and those that administrators removed, the last first. In place of the
 * pending ones, all that wait for a decision, oldest first: the pending ones and those with a change that waits.
 */
export function moderationList(db: Connection, query: ModerationQuery): StoredList<StoredListing> {
  const rows = query.state === 'pending' ? waitingRows(db, query) : stateRows(db, query)
  return mapList(rows, (row) => storedListing(row.type, row))
}

/** The pending listings of one type, oldest first. */
export function pendingList<Type extends ListingType>(db: Connection, type: Type): StoredList<StoredListing<Type>> {
  return mapList(stateRows(db, { state: 'pending', type, filter: noFilter }), (row) => storedListing(type, row))
}

/** The listings of an author, newest first; removed ones only if asked for. */
export function ownList(db: Connection, author: number, { withRemoved }: { readonly withRemoved: boolean }): StoredList<StoredListing> {
  const isListed = withRemoved ? sql`listing.state <> 'purged'` : isThere
  return mapList(rows(db, sql`listing.author = ${author} and ${isListed}`, 'desc'), (row) => storedListing(row.type, row))
}

/** Each condition is that of a partial index, so that a page is read from the index in order. */
const conditionOf: Readonly<Record<ListingState, RawBuilder<boolean>>> = {
  pending: sql`listing.state = 'pending'`,
  approved: sql`listing.state = 'approved'`,
  rejected: sql`listing.state = 'rejected'`,
  // What an author takes down is restored by its author only.
  removed: sql`listing.state = 'removed' and removed_by = 'administrator'`,
}

type SelectedChoice = Extract<ModeratedChoice, ColumnChoice>

/** Whether a listing has one of the names of a choice. */
const hasName: Readonly<Record<SelectedChoice, (names: readonly string[]) => RawBuilder<boolean>>> = {
  cities: (names) => sql`city = any(${names})`,
  tags: (names) => sql`exists (select from listing_tag where listing_tag.listing = listing.id and tag = any(${names}))`,
}

function stateRows(db: Connection, query: ModerationQuery): StoredList<StoredRow> {
  const condition = sql<boolean>`${sql.join([conditionOf[query.state], ...chosen(query)], sql` and `)}`
  if (query.state !== 'removed') return rows(db, condition, query.state === 'pending' ? 'asc' : 'desc')
  return listOf(db, storedRows(db).where(condition).orderBy('removed_at', 'desc').orderBy('listing.id', 'desc'))
}

/** By their places in the queue, from the index of the versions that wait. */
function waitingRows(db: Connection, query: ModerationQuery): StoredList<StoredRow> {
  return listOf(
    db,
    storedRows(db)
      .innerJoin('listing_version as waiting', 'waiting.listing', 'listing.id')
      .where(sql<boolean>`${sql.join([sql`waiting.state = 'waiting'`, isThere, ...chosen(query)], sql` and `)}`)
      .orderBy('waiting.queued_at').orderBy('waiting.listing'),
  )
}

function chosen({ type, filter }: ModerationQuery): RawBuilder<boolean>[] {
  const choices = (Object.keys(hasName) as SelectedChoice[]).filter((choice) => filter[choice].length > 0)
  return [...(type === null ? [] : [sql<boolean>`type = ${type}`]), ...choices.map((choice) => hasName[choice](filter[choice]))]
}

function rows(db: Connection, condition: RawBuilder<boolean>, order: 'asc' | 'desc'): StoredList<StoredRow> {
  return listOf(db, storedRows(db).where(condition).orderBy('listing.created_at', order).orderBy('listing.id', order))
}
