/** How often each administrator gets a mail about new listings that wait, and links that turn it off. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table digest (
      "user" bigint primary key references "user" (id) on delete cascade,
      frequency text not null default 'daily' check (frequency in ('hourly', 'daily', 'off')),
      decided_at timestamptz not null,
      told_until timestamptz
    );
    alter table account_token
      drop constraint account_token_kind_check,
      add constraint account_token_kind_check check (kind in ('verification', 'reset', 'digest'));
  `.execute(db)
}
