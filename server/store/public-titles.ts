/** What a sitemap says of approved listings. */
import type { ListingType } from '../../domain/listing.ts'
import type { Connection } from './connection.ts'

/** An approved listing, as a sitemap names it. */
export interface PublicTitle {
  readonly id: number
  readonly type: ListingType
  readonly title: string
  readonly updatedAt: Date
}

/** The highest id of an approved listing; 0 if there is none. */
export async function highestPublicId(db: Connection): Promise<number> {
  const last = await db.selectFrom('listing').select('id').where('approved', '=', true).orderBy('id', 'desc').limit(1).executeTakeFirst()
  return last?.id ?? 0
}

/** The approved listings with an id from `first` up to, not including, `end`, in the order of their ids. */
export async function publicTitles(db: Connection, first: number, end: number): Promise<PublicTitle[]> {
  return db
    .selectFrom('listing')
    .select(['id', 'type', 'title', 'updated_at as updatedAt'])
    .where('approved', '=', true).where('id', '>=', first).where('id', '<', end)
    .orderBy('id')
    .execute()
}
