/** Counts what a search finds of a type, up to a bound. */
import { sql, type RawBuilder } from 'kysely'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { lastRank } from '../../../domain/search/search-ranks.ts'
import type { Connection } from '../connection.ts'
import { leastListings, mostListings, type CountedQuery } from './search-counts.ts'
import { termQuery } from './search-terms.ts'

/** The index `search_document_sample` has the terms of one listing in so many, chosen by a hash of its number. */
const listingsPerSampled = 8
const isSampled = sql`hashint8(listing) & ${sql.lit(listingsPerSampled - 1)} = 0`

/** With ten standard deviations, a sample is wrong about 1,001 matches less than once in 10¹⁸ searches. */
const sampleDeviations = 10

/**
 * Counts the matches, up to `most`. The index finds all matches before the first is read, and merges the listings of each word for it:
 * the more frequent the words, the longer. Those of the sample are found in a fraction of the time, and if they are many, there are more
 * than `most` in all.
 */
export async function countUpTo(db: Connection, counted: CountedQuery, type: ListingType, most: number): Promise<number> {
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
