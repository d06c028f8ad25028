/** Which listing each administrator reads. Unlogged, as counters are: it may be lost in a crash. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  // Without a foreign key to the listing, so that reading one takes no lock on its row.
  await sql`
    create unlogged table reading (
      "user" bigint primary key references "user" (id) on delete cascade,
      listing bigint not null,
      told_at timestamptz not null
    );
  `.execute(db)
}
