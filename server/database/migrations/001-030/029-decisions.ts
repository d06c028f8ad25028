/** What administrators decided on listings, and what these were before, so that it can be undone for a minute. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table decision (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor bigint not null references "user" (id) on delete cascade,
      key uuid,
      unique (actor, key)
    );
    create index decision_at on decision (at);
    create table decided_listing (
      decision bigint not null references decision (id) on delete cascade,
      listing bigint not null references listing (id) on delete cascade,
      action text not null,
      revision integer not null,
      before jsonb not null,
      mail bigint,
      undo_until timestamptz not null,
      undone_at timestamptz,
      primary key (decision, listing)
    );
    create index decided_listing_of_listing on decided_listing (listing);
  `.execute(db)
}
