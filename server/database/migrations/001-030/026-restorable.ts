/**
 * Who removed a listing, and what it was before, so that it can be restored. Of what was removed before, its versions tell the state, and
 * the log who removed it; what nobody is known to have removed is restored by administrators.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing
      add column removed_by text check (removed_by in ('author', 'administrator')),
      add column removed_state text check (removed_state in ('pending', 'approved', 'rejected'));

    update listing set
      removed_by = case when (
        select action from audit_entry
        where listing = listing.id and action in ('listing-withdrawn', 'listing-deleted') order by audit_entry.id desc limit 1
      ) = 'listing-withdrawn' then 'author' else 'administrator' end,
      removed_state = case
        when exists (select from listing_version where listing = listing.id and listing_version.state = 'published') then 'approved'
        when exists (select from listing_version where listing = listing.id and listing_version.state = 'waiting') then 'pending'
        else 'rejected'
      end
    where state = 'removed';

    alter table listing
      add constraint listing_removed_by_somebody check (removed_by is null or removed_at is not null),
      add constraint listing_restored_as_it_was check (removed_state is null or state = 'removed');
    create index listing_removed_by_administrators on listing (removed_at desc, id desc)
      where state = 'removed' and removed_by = 'administrator';
  `.execute(db)
}
