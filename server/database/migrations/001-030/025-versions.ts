/**
 * Each text of a listing becomes a version, and the state of a listing one column. What was kept of listings that were public becomes
 * a version too, and those that were deleted become listings again, which are purged.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await addState(db)
  await createVersions(db)
  await moveRemovedListings(db)
  await sql`drop table removed_listing; alter table listing drop column rejection_reason, drop column rejected_at, drop column approved`.execute(db)
  await createIndexes(db)
  await sql`analyze listing, listing_version`.execute(db)
}

/** A generated column is written with the table and its indexes at once; an update would write each row into each index. */
async function addState(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing
      drop constraint listing_approved_at_a_moment,
      add column state text not null
        generated always as (case when approved then 'approved' when rejected_at is null then 'pending' else 'rejected' end) stored,
      add column unpublished_at timestamptz,
      add column removed_at timestamptz;
    alter table listing alter column state drop expression;
    alter table listing
      alter column state set default 'pending',
      add constraint listing_has_a_state check (state in ('pending', 'approved', 'rejected', 'removed', 'purged')),
      add constraint listing_approved_at_a_moment check (state <> 'approved' or approved_at is not null),
      add constraint listing_unpublished_after_approval check (unpublished_at is null or (approved_at is not null and state <> 'approved')),
      add constraint listing_removed_at_a_moment check ((state in ('removed', 'purged')) = (removed_at is not null));
  `.execute(db)
}

async function createVersions(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table listing_version (
      id bigint generated always as identity primary key,
      listing bigint not null,
      fields jsonb not null,
      state text not null check (state in ('waiting', 'published', 'rejected', 'replaced', 'withdrawn')),
      author bigint,
      created_at timestamptz not null default now(),
      queued_at timestamptz,
      published_at timestamptz,
      decided_at timestamptz,
      reason text,
      constraint listing_version_queued_at_a_moment check (state <> 'waiting' or queued_at is not null),
      constraint listing_version_published_at_a_moment check (state <> 'published' or published_at is not null),
      constraint listing_version_only_rejected_has_a_reason check (reason is null or state = 'rejected')
    );
    insert into listing_version (listing, fields, state, author, created_at, queued_at, published_at, decided_at, reason)
    select id, ${fields},
      case state when 'approved' then 'published' when 'pending' then 'waiting' else 'rejected' end,
      author, created_at, created_at, approved_at, coalesce(approved_at, rejected_at), rejection_reason
    from listing;
  `.execute(db)
}

/** The fields as this version of the program writes them. */
const fields = sql`jsonb_build_object(
  'title', title, 'description', description, 'city', city, 'address', address, 'startDate', start_date, 'endDate', end_date,
  'startTime', start_time, 'endTime', end_time, 'cost', cost, 'link', link, 'language', language,
  'translatedTitle', translated_title, 'translatedDescription', translated_description,
  'tags', array(select jsonb_build_object('name', tag) from listing_tag where listing_tag.listing = listing.id order by tag)
)`

/** Only whether an event was free was kept of its cost, by which calendars choose. Any other cost is one euro; nobody is shown it. */
async function moveRemovedListings(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into listing (
      id, type, title, description, city, start_date, end_date, start_time, end_time, sort_key, state, revision, approved_at,
      unpublished_at, removed_at
    ) overriding system value
    select id, type, title, '', city, start_date, end_date, start_time, end_time, '', 'purged', revision + 1, removed_at,
      removed_at, removed_at
    -- The removal is one more change.
    from removed_listing where not exists (select from listing where listing.id = removed_listing.id);

    update listing set approved_at = coalesce(approved_at, removed_listing.removed_at), unpublished_at = removed_listing.removed_at
    from removed_listing where removed_listing.id = listing.id and state <> 'approved';

    insert into listing_version (listing, fields, state, created_at, published_at)
    select id, jsonb_build_object(
      'title', title, 'city', city, 'startDate', start_date, 'endDate', end_date, 'startTime', start_time, 'endTime', end_time,
      'cost', case when type = 'event' then case when 'free' = any(flags) then 0 else 1 end end,
      'tags', array(select jsonb_build_object('name', tag) from unnest(tags) as tag)
    ), 'replaced', removed_at, removed_at
    from removed_listing;
  `.execute(db)
}

async function createIndexes(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create index listing_pending on listing (created_at, id) where state = 'pending';
    create index listing_approved on listing (created_at desc, id desc) where state = 'approved';
    create index listing_rejected on listing (created_at desc, id desc) where state = 'rejected';
    create index listing_removed on listing (removed_at desc, id desc) where state = 'removed';
    create index listing_approved_last on listing (type, approved_at desc, id desc) where state = 'approved';
    create index listing_unpublished_last on listing (type, unpublished_at desc, id desc) where unpublished_at is not null;

    alter table listing_version
      add foreign key (listing) references listing (id) on delete cascade,
      add foreign key (author) references "user" (id) on delete set null;
    create unique index listing_version_waiting on listing_version (listing) where state = 'waiting';
    create index listing_version_waiting_first on listing_version (queued_at, listing) where state = 'waiting';
    create index listing_version_of_listing on listing_version (listing, id desc);
    create index listing_version_of_author on listing_version (author) where author is not null;
  `.execute(db)
}
