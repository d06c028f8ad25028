/** Events of one day are listed by their times: the sort keys of events that have times begin with them. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    update listing set sort_key = concat_ws(
      ' ', '', start_time, coalesce(case end_time when '00:00' then '24:00' else end_time end, '--:--'), sort_key
    ) where start_time is not null
  `.execute(db)
  for (const table of ['occurrence', 'occurrence_tag', 'search_document']) {
    await sql`
      update ${sql.table(table)} as entry set sort_key = listing.sort_key from listing
        where entry.listing = listing.id and listing.start_time is not null
    `.execute(db)
  }
}
