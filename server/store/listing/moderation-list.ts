/** The list of listings for moderation. */
import { sql, type RawBuilder } from 'kysely'
import type { SearchName } from '../../../domain/search/search-names.ts'
import { readInBatches } from '../batches.ts'
import type { Connection } from '../connection.ts'
import { mapList, type StoredList } from '../lists/stored-list.ts'
import { hasAllPublic, keysIn, keysInOrder, keysOfFew, orderOf, type ModerationQuery } from './moderation-keys.ts'
import { matchesOf, type Matches } from './moderation-matches.ts'
import { storedListing, storedRows, type StoredListing, type StoredRow } from './stored-listings.ts'

/** The caps of each way of reading. */
export interface ModerationCaps {
  /** Up to this number of matches, all are read and sorted. */
  readonly sortedCap: number
  /** So many listings are read in the order of the list, one number after the other, until the page is full. */
  readonly orderedCaps: readonly number[]
  /** So many matches are sorted if there are more, far apart in the order. */
  readonly manyCap: number
}

const defaultCaps: ModerationCaps = { sortedCap: 2_000, orderedCaps: [300, 3_000], manyCap: 20_000 }

/**
 * Approved and rejected listings newest first, those that were removed or cancelled the last first. In place of the pending ones, all that
 * wait for a decision, oldest first: the pending ones and those with a change that waits. Of more than 20,000 matches that are far apart
 * in this order, some are listed.
 */
export function moderationList(
  db: Connection, query: ModerationQuery, names: readonly SearchName[], caps = defaultCaps,
): StoredList<StoredListing> {
  let known: Promise<Found> | undefined
  const found = () => (known ??= foundOf(db, query, names, caps))
  const rows: StoredList<StoredRow> = {
    rowsAt: async (slice) => rowsOf(db, query, await keysAt(db, query, await found(), slice, caps)).execute(),
    async *batches() {
      const { keys } = await found()
      yield* readInBatches(db, rowsOf(db, query, keys({ offset: 0, limit: null })))
    },
    countUpTo: async (most) => countMatches(db, query, await found(), most, caps),
  }
  return mapList(rows, (row) => storedListing(row.type, row))
}

interface Found {
  /** Null if there are few matches, or all listings match. */
  readonly many: Matches | null
  readonly keys: Keys
}

/** Selects the keys of a slice. */
type Keys = (slice: KeySlice) => RawBuilder<unknown>

type KeySlice = Parameters<typeof keysInOrder>[2]

async function foundOf(
  db: Connection, query: ModerationQuery, names: readonly SearchName[], { sortedCap }: ModerationCaps,
): Promise<Found> {
  const matches = await matchesOf(db, query, names)
  if (!matches) return { many: null, keys: (slice) => keysInOrder(query, sql`true`, slice) }
  const { rows } = await sql<{ listing: number }>`
    select listing from (${matches.idsUpTo(sortedCap + 1)}) as found (listing) limit ${sortedCap + 1}
  `.execute(db)
  if (rows.length > sortedCap) return { many: matches, keys: (slice) => keysInOrder(query, matches.condition, slice) }
  return { many: null, keys: (slice) => keysOfFew(query, idsIn(rows.map(({ listing }) => listing)), slice) }
}

/** The keys of a page. Matches that are far apart in the order of the list are found by the index of terms. */
async function keysAt(
  db: Connection, query: ModerationQuery, { many, keys }: Found, slice: { offset: number; limit: number | null }, caps: ModerationCaps,
): Promise<RawBuilder<unknown>> {
  const wanted = slice.offset + (slice.limit ?? 0)
  const read = many && (await readInOrder(db, query, many, wanted, caps))
  if (!many) return keys(slice)
  return keysOfFew(query, read ? idsIn(read.ids) : many.idsUpTo(caps.manyCap), slice)
}

/** Counts `manyCap` of many matches, unless all listings among which they are have been read. */
async function countMatches(
  db: Connection, query: ModerationQuery, { many, keys }: Found, most: number, caps: ModerationCaps,
): Promise<number> {
  if (!many) return countKeys(db, keys({ offset: 0, limit: most }))
  if (hasAllPublic(query) && caps.sortedCap >= most) return most
  const counted = await countKeys(db, sql`${keysIn(query, many.idsUpTo(caps.manyCap))} limit ${most}`)
  if (counted === most) return most
  const read = await readInOrder(db, query, many, most, caps)
  return Math.max(counted, read?.ids.length ?? 0)
}

interface ReadInOrder {
  readonly read: number
  readonly ids: number[]
}

/** The first matches; null if fewer than are wanted are among the listings that are read, which are not all. */
async function readInOrder(
  db: Connection, query: ModerationQuery, { condition }: Matches, wanted: number, { orderedCaps }: ModerationCaps,
): Promise<ReadInOrder | null> {
  for (const cap of orderedCaps) {
    const candidates = keysInOrder(query, sql`true`, { offset: 0, limit: cap })
    const { rows } = await sql<ReadInOrder>`
      with listing_key as materialized (${candidates})
      select (select count(*) from listing_key)::integer as read, array(
        select listing.id from listing_key join lateral (select id, author from listing where id = listing_key.id) as listing on true
        where ${condition} order by ${orderOf(query) === 'asc' ? sql`at, listing_key.id` : sql`at desc, listing_key.id desc`} limit ${wanted}
      ) as ids
    `.execute(db)
    const [found] = rows
    if (found && (found.ids.length === wanted || found.read < cap)) return found
  }
  return null
}

function idsIn(ids: readonly number[]): RawBuilder<unknown> {
  return sql`select * from unnest(${ids}::bigint[])`
}

function rowsOf(db: Connection, query: ModerationQuery, keys: RawBuilder<unknown>) {
  const order = orderOf(query)
  return storedRows(db)
    .innerJoin(sql<{ id: number; at: Date }>`(${keys})`.as('key'), 'key.id', 'listing.id')
    .orderBy('key.at', order).orderBy('key.id', order)
}

async function countKeys(db: Connection, keys: RawBuilder<unknown>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from (${keys}) as counted`.execute(db)
  return rows[0]?.count ?? 0
}
