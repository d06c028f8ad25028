/** What was public and is no longer: its page says so, and calendars cancel it. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table removed_listing (
      id bigint primary key,
      type text not null,
      title text not null,
      city text,
      start_date date,
      end_date date,
      revision integer not null,
      removed_at timestamptz not null default now()
    );
    create index removed_listing_by_moment on removed_listing (type, removed_at);
  `.execute(db)
}
