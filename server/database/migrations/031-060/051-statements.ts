/**
 * Statements of reasons: what was decided against a listing, a change of it or an account, why, and by whom. The reasons of rejections and
 * removals, which stood beside versions and listings, become statements; a rejection without a reason gets one without facts.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await createTable(db)
  await moveReasons(db)
  await sql`
    alter table listing_version drop column reason,
      add constraint listing_version_rejected_with_a_statement check ((state = 'rejected') = (statement is not null));
    alter table listing drop column removed_reason,
      add constraint listing_only_removed_has_a_statement check (statement is null or state = 'removed');
    create index listing_version_statement on listing_version (statement) where statement is not null;
    create index listing_statement on listing (statement) where statement is not null;
  `.execute(db)
}

async function createTable(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table statement (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      listing bigint references listing (id) on delete cascade,
      "user" bigint references "user" (id) on delete cascade,
      measure text not null check (measure in ('rejected', 'unpublished', 'change-rejected', 'removed', 'disabled')),
      law text,
      facts text,
      found text not null check (found in ('own', 'report')),
      decided_by bigint references "user" (id) on delete set null,
      constraint statement_is_of_listing_or_user check ((measure = 'disabled') = (listing is null) and (listing is null) = ("user" is not null))
    );
    create index statement_of_listing on statement (listing) where listing is not null;
    create index statement_of_user on statement ("user") where "user" is not null;
    create index statement_decided_by on statement (decided_by) where decided_by is not null;
    alter table listing add column statement bigint references statement (id);
    alter table listing_version add column statement bigint references statement (id);
  `.execute(db)
}

/** Who decided is not known, and whether it was reported neither. The id of the version is kept for the time of the migration only. */
async function moveReasons(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table statement add column version bigint;
    insert into statement (at, listing, measure, facts, found, version)
    select coalesce(decided_at, created_at), listing, case when beside_published then 'change-rejected' else 'rejected' end, reason, 'own', id
    from listing_version where state = 'rejected' order by id;
    create unique index statement_version on statement (version);
    alter table listing_version drop constraint listing_version_only_rejected_has_a_reason;
    update listing_version set statement = statement.id from statement where statement.version = listing_version.id;
    alter table statement drop column version;

    insert into statement (at, listing, measure, facts, found)
    select removed_at, id, 'removed', removed_reason, 'own' from listing where state = 'removed' and removed_reason is not null order by id;
    update listing set statement = statement.id
    from statement where statement.listing = listing.id and measure = 'removed' and state = 'removed' and removed_reason is not null;
  `.execute(db)
}
