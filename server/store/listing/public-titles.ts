/** What a sitemap says of approved listings. */
import { sql } from 'kysely'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { Connection } from '../connection.ts'
import { isPublic } from './stored-listings.ts'

/** An approved listing, as a sitemap names it. */
export interface PublicTitle {
  readonly id: number
  readonly type: ListingType
  readonly title: string
  readonly updatedAt: Date
}

/** The numbers of the ranges with an approved listing; each range has `size` ids, and the first begins with 0. */
export async function rangesWithListings(db: Connection, size: number): Promise<number[]> {
  const { rows } = await sql<{ range: number }>`
    select range from generate_series(0, (select max(id) from listing where ${isPublic}) / ${size}::bigint) as range
    where exists (select from listing where ${isPublic} and id >= range * ${size}::bigint and id < (range + 1) * ${size}::bigint)
    order by range
  `.execute(db)
  return rows.map(({ range }) => range)
}

/** The approved listings with an id from `first` up to, not including, `end`, in the order of their ids. */
export async function publicTitles(db: Connection, first: number, end: number): Promise<PublicTitle[]> {
  return db
    .selectFrom('listing')
    .select(['id', 'type', 'title', 'updated_at as updatedAt'])
    .where(isPublic).where('id', '>=', first).where('id', '<', end)
    .orderBy('id')
    .execute()
}
