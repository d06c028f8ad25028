/** What the log has of a user, who can ask for it, is found without reading the whole log. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create index audit_entry_of_actor on audit_entry (actor) where actor is not null;
    create index audit_entry_of_user on audit_entry ("user") where "user" is not null;
  `.execute(db)
}
