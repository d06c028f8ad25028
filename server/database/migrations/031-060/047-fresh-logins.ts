/**
 * A session knows when its user has logged in, or logged in again: what is dangerous asks for a login of the last minutes. For the
 * sessions that there are it is their beginning.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table session add column logged_in_at timestamptz;
    update session set logged_in_at = started_at;
    alter table session alter column logged_in_at set not null;
  `.execute(db)
}
