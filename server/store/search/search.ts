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
import { countedQuery, leastListings, mostListings, type CountedQuery } from './search-counts.ts'
import { termQuery } from './search-terms.ts'

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

const ranks = ranksByLikeness.flat()

/** The index `search_document_sample` has the terms of one listing in so many, chosen by a hash of its number. */
const listingsPerSampled = 8
const isSampled = sql`hashint8(listing) & ${sql.lit(listingsPerSampled - 1)} = 0`

/** With ten standard deviations, a sample is wrong about 1,001 matches less than once in 10¹⁸ searches. */
const sampleDeviations = 10

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
  const likeness = sql.join(ranksByLikeness.flatMap(([first]) => (first === undefined ? [] : sql`rank >= ${sql.lit(first)}`)))
  const inOrder = sql`${likeness}, last_day < ${from}::date, rank, ${order(from)}`
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

/** Reads what is coming of each rank, then what is over. Each rank is read once: of what is over, the rest of the page is enough. */
async function listingsOfRanks(
  db: Connection,
  counted: CappedQuery,
  alike: readonly SearchRank[],
  part: Omit<RankedPart, 'rank'>,
): Promise<Ranked[]> {
  const [coming, over]: [Ranked[], Ranked[]] = [[], []]
  for (const rank of alike) {
    const wanted = part.wanted - coming.length
    const listings = wanted > 0 ? await listingsOfRank(db, counted, { ...part, rank, wanted }) : []
    for (const { id, isOver } of listings) (isOver ? over : coming).push({ id, rank })
  }
  return [...coming, ...over].slice(0, part.wanted)
}

interface CappedQuery extends CountedQuery {
  readonly caps: SearchCaps
}

/** A listing, and whether it ends before the day from which others are coming. */
interface Dated {
  readonly id: number
  readonly isOver: boolean
}

interface RankedPart {
  readonly type: ListingType
  readonly rank: SearchRank
  readonly from: Day
  readonly wanted: number
}

/** The first listings of a rank: those that are coming, then those that are over. */
async function listingsOfRank(db: Connection, counted: CappedQuery, part: RankedPart): Promise<Dated[]> {
  const { type, rank } = part
  const { sortedRankCap, orderedCap, readPerFoundCap, sortedCap } = counted.caps
  const text = termQuery(counted, type, rank)
  const previousRank = ranks[ranks.indexOf(rank) - 1]
  const bound = mostListings(counted, type, rank)
  const before = previousRank === undefined ? null : termQuery(counted, type, previousRank)
  if (text === null || text === before || bound === 0) return []
  const matches = before === null ? sql`terms @@ ${text}::tsquery` : sql`terms @@ ${text}::tsquery and not terms @@ ${before}::tsquery`
  const inOrder = bound > sortedRankCap ? await readInOrder(db, part, matches, Math.min(part.wanted * readPerFoundCap, orderedCap)) : []
  return inOrder.length === part.wanted ? inOrder : readSorted(db, part, matches, sortedCap)
}

async function readInOrder(
  db: Connection,
  { type, from, wanted }: RankedPart,
  matches: RawBuilder<unknown>,
  most: number,
): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    select listing as id, false as "isOver" from (
      select listing, terms from search_document where type = ${type} and last_day >= ${from}::date
      order by last_day, sort_key, listing limit ${most}
    ) as upcoming where ${matches} limit ${wanted}
  `.execute(db)
  return rows
}

async function readSorted(db: Connection, { from, wanted }: RankedPart, matches: RawBuilder<unknown>, most: number): Promise<Dated[]> {
  const { rows } = await sql<Dated>`
    select listing as id, last_day < ${from}::date as "isOver" from (
      select listing, last_day, sort_key from search_document where ${matches} limit ${most}
    ) as found order by ${order(from)} limit ${wanted}
  `.execute(db)
  return rows
}

/**
 * The index finds all matches before the first is read, and merges the listings of each word for it: the more frequent the words, the
 * longer. Those of the sample are found in a fraction of the time, and if they are many, there are more than `most` in all.
 */
async function countUpTo(db: Connection, counted: CappedQuery, type: ListingType, most: number): Promise<number> {
  if (leastListings(counted, type) >= most) return most
  const matches = sql`terms @@ ${termQuery(counted, type, lastRank)}::tsquery`
  const enough = sampledOf(most)
  if (mostListings(counted, type, lastRank) / listingsPerSampled >= enough) {
    const sampled = await countWhere(db, sql`${matches} and ${isSampled}`, enough)
    if (sampled === enough) return most
  }
  return countWhere(db, matches, most)
}

/** How many matches in the sample show that there are so many in all: more than a sample of fewer ever has. */
function sampledOf(matches: number): number {
  const share = 1 / listingsPerSampled
  const deviation = Math.sqrt(matches * share * (1 - share))
  return Math.min(matches, Math.ceil(matches * share + sampleDeviations * deviation))
}

async function countWhere(db: Connection, condition: RawBuilder<unknown>, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from (select from search_document where ${condition} limit ${most}) as counted
  `.execute(db)
  return rows[0]?.count ?? 0
}
