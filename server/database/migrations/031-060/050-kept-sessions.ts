/** A session knows whether its user asked to be kept logged in; nobody who is signed in was asked. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`alter table session add column keep boolean not null default false`.execute(db)
}
