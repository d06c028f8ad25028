/** Removed listings keep the names of the flags that they had, in place of the cost, which only told the free ones. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table removed_listing add column flags text[] not null default '{}';
    update removed_listing set flags = '{free}' where type = 'event' and coalesce(cost, 0) = 0;
    alter table removed_listing drop column cost;
  `.execute(db)
}
