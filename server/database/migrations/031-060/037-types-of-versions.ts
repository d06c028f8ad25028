/**
 * The type and the language of each version, and whether it is in the queue of administrators, so that the queue is read from an index of
 * types and languages. A version that names no language has that of its listing.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing_version
      add column type text references listing_type,
      add column language text check (language in ('en', 'el'));
    update listing_version
      set type = listing.type, language = coalesce(listing_version.fields ->> 'language', listing.language)
      from listing where listing.id = listing_version.listing;
    alter table listing_version alter column type set not null, alter column language set not null;
    -- One column, since the planner takes conditions on several for independent of each other, and joins bitmaps of the same rows.
    alter table listing_version
      add column in_queue boolean not null generated always as (state = 'waiting' or (state = 'published' and unseen)) stored;

    drop index listing_version_in_queue;
    drop index listing_version_changes;
    create index listing_version_in_queue on listing_version (queued_at, listing) where in_queue;
    create index listing_version_in_queue_by_kind on listing_version (type, language, queued_at, listing) where in_queue;
    create index listing_version_changes on listing_version (queued_at, listing) where in_queue and (beside_published or state = 'published');
    create index listing_removed_by_id on listing (id) where removed_at is not null;
  `.execute(db)
}
