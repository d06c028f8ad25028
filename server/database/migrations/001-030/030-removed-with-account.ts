/** Which listings were removed with the account of their author, so that they are restored with it. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing
      add column removed_with_account boolean not null default false,
      add constraint listing_removed_with_account_is_removed check (not removed_with_account or state = 'removed');
  `.execute(db)
}
