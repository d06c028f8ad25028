/**
 * The sample of the search has the listings of a hash. It is independent of what listings contain, also where every eighth listing is
 * alike, such as after an import.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`drop index search_document_sample`.execute(db)
  await sql`
    create index search_document_sample on search_document using gin (terms) with (fastupdate = off)
      where hashint8(listing) & 7 = 0
  `.execute(db)
}
