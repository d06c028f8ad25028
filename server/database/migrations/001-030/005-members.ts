/** An index for the list of rejected listings. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create index listing_rejected on listing (created_at desc, id desc) where rejected_at is not null`.execute(db)
}
