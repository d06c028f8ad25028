/** Visitors report listings. A network has one open report of a listing; names, addresses and networks are erased some time after. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table report (
      id bigint generated always as identity primary key,
      listing bigint not null references listing (id) on delete cascade,
      kind text not null check (kind in ('wrong', 'closed', 'duplicate', 'spam', 'unlawful')),
      why text,
      name text,
      email text,
      language text not null check (language in ('en', 'el')),
      concerns_children boolean not null,
      good_faith boolean not null,
      network_hash bytea check (length(network_hash) = 32),
      at timestamptz not null,
      outcome text check (outcome in ('removed', 'corrected', 'kept')),
      decided_at timestamptz,
      decision bigint,
      mail bigint,
      constraint report_decision_is_whole check ((outcome is null) = (decided_at is null)),
      constraint report_open_has_network check (decided_at is not null or network_hash is not null)
    );
    create unique index report_open_of_network on report (listing, network_hash) where decided_at is null;
    create index report_of_listing on report (listing);
    create index report_with_reporter on report (decided_at) where network_hash is not null and decided_at is not null;
    create index report_of_address on report (lower(email)) where email is not null;
  `.execute(db)
}
