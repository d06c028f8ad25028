/** Lists of listings in any state: those that wait, of one type, and those of an author. */
import { sql, type RawBuilder } from 'kysely'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { fold } from '../../../domain/sort-key.ts'
import type { Connection } from '../connection.ts'
import { isThere, storedListing, storedRows, type StoredListing, type StoredRow } from './stored-listings.ts'
import { listOf, mapList, type StoredList } from '../lists/stored-list.ts'

/** The pending listings of one type, oldest first. */
export function pendingList<Type extends ListingType>(db: Connection, type: Type): StoredList<StoredListing<Type>> {
  // The condition of a partial index, so that a page is read from the index in order.
  const isPending = sql<boolean>`listing.state = 'pending' and type = ${type}`
  return mapList(rows(db, isPending, 'asc'), (row) => storedListing(type, row))
}

/** The listings of an author, newest first; removed ones only if asked for. With a text, only those whose folded title contains it. */
export function ownList(
  db: Connection, author: number, { withRemoved, title }: { readonly withRemoved: boolean; readonly title: string },
): StoredList<StoredListing> {
  const isListed = withRemoved ? sql`listing.state <> 'purged'` : isThere
  const isFound = sql`sort_key like ${`%${fold(title).replaceAll(/[\\%_]/g, String.raw`\$&`)}%`}`
  return mapList(rows(db, sql`listing.author = ${author} and ${isListed} and ${isFound}`, 'desc'), (row) => storedListing(row.type, row))
}

function rows(db: Connection, condition: RawBuilder<boolean>, order: 'asc' | 'desc'): StoredList<StoredRow> {
  return listOf(db, storedRows(db).where(condition).orderBy('listing.created_at', order).orderBy('listing.id', order))
}
