/** Free events in the rows that filtered lists are read from, and the cost of removed ones. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table removed_listing add column cost numeric(8, 2);

    with free as (select id from listing where type = 'event' and coalesce(cost, 0) = 0)
    insert into occurrence_tag (type, city, tag, day, sort_key, listing, is_first, first_day, last_day)
      select type, city, 'free ' || tag, day, sort_key, listing, is_first, first_day, last_day
        from occurrence_tag join free on free.id = listing
      union all
      select type, city, 'free', day, sort_key, listing, is_first, first_day, last_day
        from occurrence join free on free.id = listing;
  `.execute(db)
}
