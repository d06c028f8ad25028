/** Which listing a removed one was merged into, to which its page leads. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing
      add column merged_into bigint references listing (id) on delete set null,
      add constraint listing_only_removed_is_merged check (merged_into is null or state in ('removed', 'purged')),
      add constraint listing_is_merged_into_another check (merged_into <> id);
    create index listing_merged_into on listing (merged_into) where merged_into is not null;
  `.execute(db)
}
