/** Listings that were public and are no longer: deleted, or rejected after their approval. */
import { sql } from 'kysely'
import type { ListingType } from '../../domain/listing.ts'
import type { Connection } from './connection.ts'

/** Call before a listing is deleted or loses its approval, in the same transaction. One that is not approved is not kept. */
export async function keepRemoved(transaction: Connection, id: number): Promise<void> {
  await sql`
    insert into removed_listing (id, type, title, city, start_date, end_date, revision)
    select id, type, title, city, start_date, end_date, revision from listing where id = ${id} and approved
    on conflict (id) do update set title = excluded.title, city = excluded.city, start_date = excluded.start_date,
      end_date = excluded.end_date, revision = excluded.revision, removed_at = excluded.removed_at
  `.execute(transaction)
}

/** Call when a listing is approved, since it may have been before. */
export async function forgetRemoved(transaction: Connection, id: number): Promise<void> {
  await transaction.deleteFrom('removed_listing').where('id', '=', id).execute()
}

/** Whether the listing was public and is no longer. */
export async function wasPublic(db: Connection, type: ListingType, id: number): Promise<boolean> {
  const found = await db.selectFrom('removed_listing').select('id').where('id', '=', id).where('type', '=', type).executeTakeFirst()
  return found !== undefined
}
