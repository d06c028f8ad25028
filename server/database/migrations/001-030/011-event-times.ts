/** The times of day of events. Lists keep their order, so the rows that they are read from have no time. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  const time = (column: string) => sql`${sql.ref(column)} text check (${sql.ref(column)} ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$')`
  await sql`
    alter table listing add column ${time('start_time')}, add column ${time('end_time')};
    alter table removed_listing add column start_time text, add column end_time text;
  `.execute(db)
}
