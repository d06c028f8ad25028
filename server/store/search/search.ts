/**
 * Searches the approved listings, in SQL: the same listings in the same order as `searchLists` in `domain/search/search-list.ts`.
 * What few listings match is read from the index of terms and sorted; what many match is read in its order, up to the end of a page.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { maxCountedTotal, type ListCount } from '../../../domain/lists/paging.ts'
import type { SearchName } from '../../../domain/search/search-names.ts'
import { searchLevels, type SearchLevel, type SearchQuery } from '../../../domain/search/search-query.ts'
import type { Connection } from '../connection.ts'
import { countedQuery, leastListings, mostListings, type CountedQuery } from './search-counts.ts'
import { termQuery } from './search-terms.ts'

/** What to search, and where. */
export interface SearchPlace {
  readonly types: readonly ListingType[]
  /** Listings that end before this day come last of their level; undefined: none do. */
  readonly from?: Day | undefined
  readonly slice: { readonly offset: number; readonly limit: number }
}

/** The ids of the listings of a type that were found, and how many there are. */
export interface FoundOfType extends ListCount {
  readonly type: ListingType
  readonly ids: readonly number[]
}

/** When which way of reading is the faster one; measured with a million listings. */
export interface SearchBounds {
  /** With at most so many listings of a type, all of them are read. */
  readonly fewListings: number
  /** With at most so many of a level, they are read and sorted; more are read in order. */
  readonly fewOfLevel: number
  /** So many listings are read in order for each that is wanted, before the index of terms is used instead. */
  readonly mostPerFound: number
  /** At most so many listings are read in order, for a late page. */
  readonly mostInOrder: number
  /** A beginning of at most so many stored terms is replaced by them; at least 1. */
  readonly mostTerms: number
  /** At most so many are sorted: of words that many past listings have and hardly any upcoming one. */
  readonly mostSorted: number
}

const measuredBounds: SearchBounds = {
  fewListings: 400, fewOfLevel: 2_000, mostPerFound: 200, mostInOrder: 50_000, mostTerms: 20, mostSorted: 2_000,
}

const levels = searchLevels.map((_, level) => level as SearchLevel)

/** Searches each of the types. */
export async function searchListings(
  db: Connection,
  query: SearchQuery,
  names: readonly SearchName[],
  { types, from = '-infinity', slice }: SearchPlace,
  bounds = measuredBounds,
): Promise<FoundOfType[]> {
  const counted = { ...(await countedQuery(db, query, names, bounds.mostTerms)), bounds }
  const isFew = (type: ListingType) => mostListings(counted, type, 6) <= bounds.fewListings
  const few = types.filter((type) => isFew(type) && mostListings(counted, type, 6) > 0)
  const byType = few.length === 0 ? new Map<ListingType, number[]>() : await allListings(db, counted, few, from)
  return Promise.all(types.map(async (type) => {
    if (!isFew(type)) return manyListings(db, counted, type, from, slice)
    const ids = byType.get(type) ?? []
    return { type, ids: ids.slice(slice.offset, slice.offset + slice.limit), total: ids.length, isCapped: false }
  }))
}

async function allListings(
  db: Connection,
  counted: CountedQuery,
  types: readonly ListingType[],
  from: Day,
): Promise<Map<ListingType, number[]>> {
  const queryOf = (level: SearchLevel) => types.flatMap((type) => termQuery(counted, type, level) ?? []).join(' | ')
  const reached = levels.flatMap((level) => {
    const text = queryOf(level)
    return text === '' ? [] : sql`when terms @@ ${text}::tsquery then ${sql.lit(level)}`
  })
  const { rows } = await sql<{ type: ListingType; ids: number[] }>`
    select type, array_agg(listing order by level, ${order(from)}) as ids
    from (
      select listing, type, last_day, sort_key, case ${sql.join(reached, sql` `)} end as level
      from search_document where terms @@ ${queryOf(6)}::tsquery
    ) as found group by type
  `.execute(db)
  return new Map(rows.map(({ type, ids }) => [type, ids]))
}

/** Upcoming listings in the order of the index, then past ones in its opposite. */
function order(from: Day): RawBuilder<unknown> {
  return sql`
    last_day < ${from}::date, case when last_day >= ${from}::date then last_day end,
    case when last_day >= ${from}::date then sort_key end collate "C", case when last_day >= ${from}::date then listing end,
    last_day desc, sort_key collate "C" desc, listing desc
  `
}

async function manyListings(
  db: Connection,
  counted: BoundedQuery,
  type: ListingType,
  from: Day,
  slice: SearchPlace['slice'],
): Promise<FoundOfType> {
  const wanted = slice.offset + slice.limit
  const [ids, count] = await Promise.all([
    bestListings(db, counted, type, from, wanted),
    countUpTo(db, counted, type, maxCountedTotal + 1),
  ])
  const capped = { total: Math.min(count, maxCountedTotal), isCapped: count > maxCountedTotal }
  return { type, ids: ids.slice(slice.offset, wanted), ...capped }
}

/** Of each level only what the better ones leave to find. */
async function bestListings(db: Connection, counted: BoundedQuery, type: ListingType, from: Day, wanted: number): Promise<number[]> {
  const ids: number[] = []
  for (const level of levels) {
    if (ids.length < wanted) ids.push(...(await listingsOfLevel(db, counted, { type, level, from, wanted: wanted - ids.length })))
  }
  return ids
}

interface BoundedQuery extends CountedQuery {
  readonly bounds: SearchBounds
}

interface Level {
  readonly type: ListingType
  readonly level: SearchLevel
  readonly from: Day
  readonly wanted: number
}

async function listingsOfLevel(db: Connection, counted: BoundedQuery, part: Level): Promise<number[]> {
  const { type, level } = part
  const { fewOfLevel, mostInOrder, mostPerFound, mostSorted } = counted.bounds
  const text = termQuery(counted, type, level)
  const bound = mostListings(counted, type, level)
  const before = level === 0 ? null : termQuery(counted, type, (level - 1) as SearchLevel)
  if (text === null || text === before || bound === 0) return []
  const matches = before === null ? sql`terms @@ ${text}::tsquery` : sql`terms @@ ${text}::tsquery and not terms @@ ${before}::tsquery`
  const inOrder = bound > fewOfLevel ? await readInOrder(db, part, matches, Math.min(part.wanted * mostPerFound, mostInOrder)) : []
  return inOrder.length === part.wanted ? inOrder : readSorted(db, part, matches, mostSorted)
}

async function readInOrder(
  db: Connection,
  { type, from, wanted }: Level,
  matches: RawBuilder<unknown>,
  most: number,
): Promise<number[]> {
  const { rows } = await sql<{ listing: number }>`
    select listing from (
      select listing, terms from search_document where type = ${type} and last_day >= ${from}::date
      order by last_day, sort_key, listing limit ${most}
    ) as upcoming where ${matches} limit ${wanted}
  `.execute(db)
  return rows.map(({ listing }) => listing)
}

async function readSorted(db: Connection, { from, wanted }: Level, matches: RawBuilder<unknown>, most: number): Promise<number[]> {
  const { rows } = await sql<{ listing: number }>`
    select listing from (
      select listing, last_day, sort_key from search_document where ${matches} limit ${most}
    ) as found order by ${order(from)} limit ${wanted}
  `.execute(db)
  return rows.map(({ listing }) => listing)
}

async function countUpTo(db: Connection, counted: CountedQuery, type: ListingType, most: number): Promise<number> {
  if (leastListings(counted, type) >= most) return most
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (
      select from search_document where terms @@ ${termQuery(counted, type, 6)}::tsquery limit ${most}
    ) as counted
  `.execute(db)
  return rows[0]?.count ?? 0
}
