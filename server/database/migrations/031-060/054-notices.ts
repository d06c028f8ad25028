/** Which mails about own listings a member gets. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table "user" add column notices text not null default 'all' check (notices in ('all', 'needed'))`.execute(db)
}
