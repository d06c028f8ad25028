/** The list of listings for moderation. */
import { sql, type RawBuilder } from 'kysely'
import type { SearchName } from '../../../domain/search/search-names.ts'
import { readInBatches } from '../batches.ts'
import type { Connection } from '../connection.ts'
import type { Slice } from '../lists/entry-queries.ts'
import { mapList, wholeCount, type Count, type StoredList } from '../lists/stored-list.ts'
import { hasAllPublic, keysIn, keysInOrder, keysOfFew, orderOf, type ModerationQuery } from './moderation-keys.ts'
import { matchesOf, type Matches } from './moderation-matches.ts'
import { storedListing, storedRows, type StoredListing, type StoredRow } from './stored-listings.ts'

/** The caps of each way of reading. */
export interface ModerationCaps {
  /** Up to this number of matches, all are read and sorted. */
  readonly sortedCap: number
  /** So many listings are read in the order of the list, one number after the other, until the page is full. */
  readonly orderedCaps: readonly number[]
}

const defaultCaps: ModerationCaps = { sortedCap: 2_000, orderedCaps: [300, 3_000] }

/**
 * Approved and rejected listings newest first, those that were removed or cancelled the last first. In place of the pending ones, all that
 * wait for a decision, oldest first: the pending ones and those with a change that waits. Of more than 2,000 matches that are far apart
 * in this order, some are listed, and the count is not whole.
 */
export function moderationList(
  db: Connection, query: ModerationQuery, names: readonly SearchName[], caps = defaultCaps,
): StoredList<StoredListing> {
  let known: Promise<Reading> | undefined
  const reading = () => (known ??= readingOf(db, query, names, caps))
  const rows: StoredList<StoredRow> = {
    rowsAt: async (slice) => rowsOf(db, query, await (await reading()).keysAt(slice)).execute(),
    async *batches() {
      yield* readInBatches(db, rowsOf(db, query, (await reading()).keys))
    },
    countUpTo: async (most) => (await reading()).countUpTo(most),
  }
  return mapList(rows, (row) => storedListing(row.type, row))
}

/** A way of reading the list. */
interface Reading {
  readonly keysAt: (slice: Slice) => RawBuilder<unknown> | Promise<RawBuilder<unknown>>
  /** The keys of the whole list. */
  readonly keys: RawBuilder<unknown>
  readonly countUpTo: (most: number) => Promise<Count>
}

async function readingOf(
  db: Connection, query: ModerationQuery, names: readonly SearchName[], caps: ModerationCaps,
): Promise<Reading> {
  const matches = await matchesOf(db, query, names)
  if (!matches) return readingOfAll(db, query)
  const most = caps.sortedCap + 1
  let known: Promise<number[]> | undefined
  const some = () => (known ??= idsOf(db, sql`select listing as id from (${matches.idsUpTo(most)}) as found (listing) limit ${most}`))
  const areFew = matches.atLeast < most && (await some()).length < most
  return areFew ? readingOfFew(query, await sorted(db, query, await some())) : readingOfMany(db, query, matches, some, caps)
}

function readingOfAll(db: Connection, query: ModerationQuery): Reading {
  return {
    keysAt: (slice) => keysInOrder(query, sql`true`, slice),
    keys: keysInOrder(query, sql`true`, { offset: 0, limit: null }),
    countUpTo: async (most) => wholeCount(await countKeys(db, keysInOrder(query, sql`true`, { offset: 0, limit: most }))),
  }
}

/** `ids` are those of the list, in its order. */
function readingOfFew(query: ModerationQuery, ids: readonly number[]): Reading {
  return {
    keysAt: (slice) => idsIn(query, sliceOf(ids, slice)),
    keys: idsIn(query, ids),
    countUpTo: async (most) => wholeCount(Math.min(ids.length, most)),
  }
}

/** `some` reads ids of matches, of which the list may have some. */
function readingOfMany(
  db: Connection, query: ModerationQuery, matches: Matches, some: () => Promise<number[]>, { sortedCap, orderedCaps }: ModerationCaps,
): Reading {
  // What was read for the page; the count needs no more.
  let known: ReadInOrder | null = null
  const firstOf = async (wanted: number): Promise<ReadInOrder> => {
    const read = await readInOrder(db, query, matches, wanted, orderedCaps)
    const isFarApart = !read.isAll && read.ids.length < wanted
    return (known = isFarApart ? { ids: await sorted(db, query, [...read.ids, ...(await some())]), isAll: false } : read)
  }
  return {
    keysAt: async (slice) => {
      const { ids } = await firstOf(slice.limit === null ? sortedCap : slice.offset + slice.limit)
      return idsIn(query, sliceOf(ids, slice))
    },
    keys: keysInOrder(query, matches.condition, { offset: 0, limit: null }),
    countUpTo: async (most) => {
      if (hasAllPublic(query) && sortedCap >= most) return wholeCount(most)
      const { ids, isAll } = known ?? (await firstOf(1))
      if (isAll) return wholeCount(Math.min(ids.length, most))
      const count = Math.min(Math.max(ids.length, await countKeys(db, sql`${idsIn(query, await some())} limit ${most}`)), most)
      return { count, isWhole: count === most }
    },
  }
}

function sliceOf(ids: readonly number[], { offset, limit }: Slice): readonly number[] {
  return ids.slice(offset, limit === null ? undefined : offset + limit)
}

interface ReadInOrder {
  /** The first matches. */
  readonly ids: readonly number[]
  /** Whether the list has no others. */
  readonly isAll: boolean
}

async function readInOrder(
  db: Connection, query: ModerationQuery, { condition }: Matches, wanted: number, orderedCaps: readonly number[],
): Promise<ReadInOrder> {
  let found: ReadInOrder = { ids: [], isAll: false }
  // Among the first listings all matches are of use: if the list has no others, they are its count.
  const most = Math.max(wanted, orderedCaps[0] ?? 0)
  for (const cap of orderedCaps) {
    const candidates = keysInOrder(query, sql`true`, { offset: 0, limit: cap })
    const { rows } = await sql<{ read: number; ids: number[] }>`
      with listing_key as materialized (${candidates})
      select (select count(*) from listing_key)::integer as read, array(
        select listing.id from listing_key join lateral (select id, type, author from listing where id = listing_key.id) as listing on true
        where ${condition} order by ${orderOf(query) === 'asc' ? sql`at, listing_key.id` : sql`at desc, listing_key.id desc`} limit ${most}
      ) as ids
    `.execute(db)
    const { read = 0, ids = [] } = rows[0] ?? {}
    found = { ids, isAll: read < cap && ids.length < most }
    if (found.isAll || ids.length >= wanted) return found
  }
  return found
}

/** Which of these listings the list has, in its order. */
function sorted(db: Connection, query: ModerationQuery, ids: readonly number[]): Promise<number[]> {
  return idsOf(db, keysOfFew(query, selected(ids)))
}

async function idsOf(db: Connection, selection: RawBuilder<unknown>): Promise<number[]> {
  const { rows } = await sql<{ ids: number[] }>`select array(select id from (${selection}) as selected) as ids`.execute(db)
  return rows[0]?.ids ?? []
}

function selected(ids: readonly number[]): RawBuilder<unknown> {
  return sql`select * from unnest(${ids}::bigint[])`
}

/** The keys of these listings, in any order. */
function idsIn(query: ModerationQuery, ids: readonly number[]): RawBuilder<unknown> {
  return keysIn(query, selected(ids))
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
