/** Refusals of a mail's content are counted apart from attempts, which also count while the mail server is unreachable. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table mail_outbox add column refusals integer not null default 0`.execute(db)
}
