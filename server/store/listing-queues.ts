/** Lists of listings in any state: for moderation, and for their authors. */
import { sql, type RawBuilder } from 'kysely'
import { noFilter, type Filter } from '../../domain/filter.ts'
import type { ListingType } from '../../domain/listing.ts'
import { readInBatches } from './batches.ts'
import type { Connection } from './connection.ts'
import { keptListing, keptRows, type KeptListing, type KeptRow } from './kept-listings.ts'
import { listOf, type StoredList } from './stored-list.ts'

/** Which listings an administrator asks for: those that wait, or those that are approved. */
export interface ModerationQuery {
  readonly approved: boolean
  /** Null for all types. */
  readonly type: ListingType | null
  /** Cities as they are stored. */
  readonly filter: Filter
}

/** What waits, the oldest first, or what is approved, the newest first. */
export function moderationList(db: Connection, query: ModerationQuery): StoredList<KeptListing> {
  return listOf(moderatedRows(db, query), (row) => keptListing(row.type, row))
}

/** What waits of one type, the oldest first. */
export function waitingList<Type extends ListingType>(db: Connection, type: Type): StoredList<KeptListing<Type>> {
  return listOf(moderatedRows(db, { approved: false, type, filter: noFilter }), (row) => keptListing(type, row))
}

/** What somebody submitted, in any state, the newest first. */
export function ownList(db: Connection, author: number): StoredList<KeptListing> {
  return listOf(rows(db, sql`author = ${author}`, 'desc'), (row) => keptListing(row.type, row))
}

function moderatedRows(db: Connection, { approved, type, filter: { cities, tags } }: ModerationQuery): StoredList<KeptRow> {
  const conditions = [
    approved ? sql`approved` : sql`not approved and rejected_at is null`,
    ...(type === null ? [] : [sql`type = ${type}`]),
    ...(cities.length === 0 ? [] : [sql`city = any(${cities})`]),
    ...(tags.length === 0 ? [] : [sql`exists (select from listing_tag where listing_tag.listing = listing.id and tag = any(${tags}))`]),
  ]
  return rows(db, sql`${sql.join(conditions, sql` and `)}`, approved ? 'desc' : 'asc')
}

function rows(db: Connection, condition: RawBuilder<boolean>, order: 'asc' | 'desc'): StoredList<KeptRow> {
  const inOrder = keptRows(db).where(condition).orderBy('created_at', order).orderBy('listing.id', order)
  return {
    rowsAt: ({ offset, limit }) => inOrder.limit(limit).offset(offset).execute(),
    batches: () => readInBatches(db, inOrder),
    countUpTo: async (most) => {
      const counted = db.selectFrom(db.selectFrom('listing').select('id').where(condition).limit(most).as('found'))
      const { count } = await counted.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow()
      return count
    },
  }
}
