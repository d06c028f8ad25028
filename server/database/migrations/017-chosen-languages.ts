/** Whether a member has chosen the language of the account. That of a registration is the language of the browser. */
import { sql, type QueryExecutorProvider } from 'kysely'

/** Of the accounts until now nothing is known, so that no language of theirs takes the place of another. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table "user" add column language_chosen boolean not null default false`.execute(db)
}
