/** Whether a member has chosen the language of the account. That of a registration is the language of the browser. */
import { sql, type QueryExecutorProvider } from 'kysely'

/** Nobody knows who of the accounts until now has chosen a language, so that none of theirs replaces another. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table "user" add column language_chosen boolean not null default false`.execute(db)
}
