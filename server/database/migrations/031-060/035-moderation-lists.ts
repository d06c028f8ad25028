/** Lists of Manage Posts among many listings: waiting changes have an index, and the terms of hidden texts are found by theirs. */
import { sql, type QueryExecutorProvider } from 'kysely'

/** The planner takes the beginnings of words for frequent and would read all documents, which takes a hundred times as long. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing_version add column beside_published boolean not null default false;
    update listing_version set beside_published = true
      from listing where listing.id = listing_version.listing and listing_version.state = 'waiting' and listing.state in ('approved', 'removed');
    create index listing_version_changes on listing_version (queued_at, listing)
      where (state = 'waiting' and beside_published) or (state = 'published' and unseen);

    create function moderation_found(query tsquery, most integer) returns table (listing bigint)
      language sql stable rows 100 set enable_seqscan = off
      as $$ select listing from moderation_document where terms @@ query limit most $$;
  `.execute(db)
}
