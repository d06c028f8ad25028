/**
 * Searches the approved listings, in SQL: the same listings in the same order as `searchLists` in `domain/search/search-list.ts`.
 * Few matches are read from the index of terms and sorted; many are read in the order of the list, up to the end of a page.
 */
import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { maxCountedTotal, type ListCount } from '../../../domain/lists/paging.ts'
import type { SearchName } from '../../../domain/search/search-names.ts'
import type { SearchQuery } from '../../../domain/search/search-query.ts'
import { lastRank, ranksByLikeness, type SearchRank } from '../../../domain/search/search-ranks.ts'
import type { Connection } from '../connection.ts'
import { countedQuery, mostListings, type CountedQuery } from './search-counts.ts'
import { termQuery } from './search-terms.ts'
import { countUpTo } from './search-totals.ts'

/** What to search, and where. */
export interface SearchPlace {
  readonly types: readonly ListingType[]
  /** Listings that end before this day come last of their rank; undefined: none do. */
  readonly from?: Day | undefined
  readonly slice: { readonly offset: number; readonly limit: number }
}

interface Ranked {
  readonly id: number
  readonly rank: SearchRank
}

/** The listings of a type that were found, and how many there are. */
export interface FoundOfType extends ListCount {
  readonly type: ListingType
  readonly found: readonly Ranked[]
}

/** The caps of each way of reading: where the next one becomes faster, as measured with a million listings. */
export interface SearchCaps {
  /** Up to this number of matches of a type, all are read. */
  readonly listingCap: number
  /** Up to this number of matches of a rank, they are read and sorted; more are read in order. */
  readonly sortedRankCap: number
  /** The maximum number of listings read in order per wanted one, before the index of terms is used instead. */
  readonly readPerFoundCap: number
  /** The maximum number of listings read in order, for a late page. */
  readonly orderedCap: number
  /** A prefix of at most this number of stored terms is replaced by them; at least 1. */
  readonly termCap: number
  /** The maximum number of listings that are sorted, for words of many past listings and few upcoming ones. */
  readonly sortedCap: number
  /** Totals are exact up to this number. */
  readonly totalCap: number
}

const measuredCaps: SearchCaps = {
  listingCap: 400, sortedRankCap: 2_000, readPerFoundCap: 200, orderedCap: 50_000, termCap: 20, sortedCap: 2_000,
  totalCap: maxCountedTotal,
}

const groups = ranksByLikeness.flat()
const ranks = groups.flat()

/** Searches each of the types. */
export async function searchListings(
  db: Connection,
  query: SearchQuery,
  names: readonly SearchName[],
  { types, from = '-infinity', slice }: SearchPlace,
  caps = measuredCaps,
): Promise<FoundOfType[]> {
  const counted = { ...(await countedQuery(db, query, names, caps.termCap)), caps }
  const isFew = (type: ListingType) => mostListings(counted, type, lastRank) <= caps.listingCap
  const few = types.filter((type) => isFew(type) && mostListings(counted, type, lastRank) > 0)
  const byType = few.length === 0 ? new Map<ListingType, Ranked[]>() : await allListings(db, counted, few, from)
  return Promise.all(types.map(async (type) => {
    if (!isFew(type)) return manyListings(db, counted, type, from, slice)
    const found = byType.get(type) ?? []
    return { type, found: found.slice(slice.offset, slice.offset + slice.limit), total: found.length, isCapped: false }
  }))
}

async function allListings(
  db: Connection,
  counted: CountedQuery,
  types: readonly ListingType[],
  from: Day,
): Promise<Map<ListingType, Ranked[]>> {
  const queryOf = (rank: SearchRank) => types.flatMap((type) => termQuery(counted, type, rank) ?? []).join(' | ')
  const reached = ranks.flatMap((rank) => {
    const text = queryOf(rank)
    return text === '' ? [] : sql`when terms @@ ${text}::tsquery then ${sql.lit(rank)}`
  })
  const byFirst = (each: readonly (readonly SearchRank[])[]) =>
    sql.join(each.flatMap(([first]) => (first === undefined ? [] : sql`rank >= ${sql.lit(first)}`)))
  const likeness = byFirst(ranksByLikeness.flatMap(([first]) => (first ? [first] : [])))
  const inOrder = sql`${likeness}, last_day < ${from}::date, ${byFirst(groups)}, ${order(from)}`
  const { rows } = await sql<{ type: ListingType; ids: number[]; ranks: SearchRank[] }>`
    select type, array_agg(listing order by ${inOrder}) as ids, array_agg(rank order by ${inOrder}) as ranks
    from (
      select listing, type, last_day, sort_key, case ${sql.join(reached, sql` `)} end as rank
      from search_document where terms @@ ${queryOf(lastRank)}::tsquery
    ) as found group by type
  `.execute(db)
  return new Map(rows.map(({ type, ids, ranks: ofIds }) => [type, ids.map((id, index) => ({ id, rank: ofIds[index] ?? lastRank }))]))
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
  counted: CappedQuery,
  type: ListingType,
  from: Day,
  slice: SearchPlace['slice'],
): Promise<FoundOfType> {
  const wanted = slice.offset + slice.limit
  const { totalCap } = counted.caps
  const [found, count] = await Promise.all([
    bestListings(db, counted, type, from, wanted),
    countUpTo(db, counted, type, totalCap + 1),
  ])
  const capped = { total: Math.min(count, totalCap), isCapped: count > totalCap }
  return { type, found: found.slice(slice.offset, wanted), ...capped }
}

/** Fills the page by how listings have the words. */
async function bestListings(db: Connection, counted: CappedQuery, type: ListingType, from: Day, wanted: number): Promise<Ranked[]> {
  const found: Ranked[] = []
  for (const alike of ranksByLikeness) {
    found.push(...(await listingsOfRanks(db, counted, alike, { type, from, wanted: wanted - found.length })))
  }
  return found
}

/** Reads what is coming of equal ranks, then what is over. They are read once: of what is over, the rest of the page is enough. */
async function listingsOfRanks(
  db: Connection,
  counted: CappedQuery,
  alike: readonly (readonly SearchRank[])[],
  part: Omit<RankedPart, 'equal'>,
): Promise<Ranked[]> {
  const [coming, over]: [Ranked[], Ranked[]] = [[], []]
  for (const equal of alike) {
    const wanted = part.wanted - coming.length
    const listings = wanted > 0 ? await listingsOfEqual(db, counted, { ...part, equal, wanted }) : []
    for (const { id, rank, isOver } of listings) (isOver ? over : coming).push({ id, rank })
  }
  return [...coming, ...over].slice(0, part.wanted)
}

interface CappedQuery extends CountedQuery {
  readonly caps: SearchCaps
}

/** A listing, and whether it ends before the day from which others are coming. */
interface Dated extends Ranked {
  readonly isOver: boolean
}

interface RankedPart {
  readonly type: ListingType
  /** Ranks that are equally good. */
  readonly equal: readonly SearchRank[]
  readonly from: Day
  readonly wanted: number
}

/** The first listings of equal ranks: those that are coming, then those that are over. */
async function listingsOfEqual(db: Connection, counted: CappedQuery, part: RankedPart): Promise<Dated[]> {
  const { type, equal } = part
  const { sortedRankCap, orderedCap, readPerFoundCap, sortedCap } = counted.caps
  const last = equal.at(-1) ?? lastRank
  const text = termQuery(counted, type, last)
  const previousRank = ranks[ranks.indexOf(equal[0] ?? last) - 1]
  const bound = mostListings(counted, type, last)
  const before = previousRank === undefined ? null : termQuery(counted, type, previousRank)
  if (text === null || text === before || bound === 0) return []
  const matches = before === null ? sql`terms @@ ${text}::tsquery` : sql`terms @@ ${text}::tsquery and not terms @@ ${before}::tsquery`
  const reading = { part, matches, rank: rankIn(counted, type, equal) }
  const inOrder = bound > sortedRankCap ? await readInOrder(db, reading, Math.min(part.wanted * readPerFoundCap, orderedCap)) : []
  return inOrder.length === part.wanted ? inOrder : readSorted(db, reading, sortedCap)
}

interface Reading {
  readonly part: RankedPart
  readonly matches: RawBuilder<unknown>
  readonly rank: RawBuilder<SearchRank>
}

/** Which of equal ranks a listing has. */
function rankIn(counted: CountedQuery, type: ListingType, equal: readonly SearchRank[]): RawBuilder<SearchRank> {
  const last = sql.lit(equal.at(-1) ?? lastRank)
  const better = equal.slice(0, -1).flatMap((rank) => {
    const text = termQuery(counted, type, rank)
    return text === null ? [] : [sql`when terms @@ ${text}::tsquery then ${sql.lit(rank)}`]
  })
  return better.length === 0 ? sql`${last}` : sql`case ${sql.join(better, sql` `)} else ${last} end`
}

async function readInOrder(
  db: Connection,
  { part: { type, from, wanted }, matches, rank }: Reading,
  most: number,
): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    select listing as id, ${rank} as rank, false as "isOver" from (
      select listing, terms from search_document where type = ${type} and last_day >= ${from}::date
      order by last_day, sort_key, listing limit ${most}
    ) as upcoming where ${matches} limit ${wanted}
  `.execute(db)
  return rows
}

async function readSorted(db: Connection, { part: { from, wanted }, matches, rank }: Reading, most: number): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    select listing as id, rank, last_day < ${from}::date as "isOver" from (
      select listing, last_day, sort_key, ${rank} as rank from search_document where ${matches} limit ${most}
    ) as found order by ${order(from)} limit ${wanted}
  `.execute(db)
  return rows
}
