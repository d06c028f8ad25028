/** The decision that a mail tells is found by the mail, which is dropped if the decision was overridden. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`create index decided_listing_of_mail on decided_listing (mail) where mail is not null`.execute(db)
}
