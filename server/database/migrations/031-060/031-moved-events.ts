/** Events that their authors moved without an approval, which wait for a later look in the queue of administrators. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing_version
      add column unseen boolean not null default false,
      add constraint listing_version_unseen_was_public check (not unseen or published_at is not null);
    drop index listing_version_waiting_first;
    create index listing_version_in_queue on listing_version (queued_at, listing)
      where state = 'waiting' or (state = 'published' and unseen);
  `.execute(db)
}
