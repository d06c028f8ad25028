/**
 * Members see where they are signed in: each session has an id, the browser and the system that signed in, and the hour in which it was
 * used last. Sessions that started before are of no known browser.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table session
      add column id bigint generated always as identity unique,
      add column browser text,
      add column system text,
      add column seen_at timestamptz;
    update session set seen_at = date_trunc('hour', started_at);
    alter table session alter column seen_at set default date_trunc('hour', now()), alter column seen_at set not null;
  `.execute(db)
}
