/** The tags of what is no longer public, since a calendar cancels only the events of its filter. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table removed_listing add column tags text[] not null default '{}'`.execute(db)
}
