/** When listings were approved, which orders feeds, and when the public listings were changed last, which dates an empty feed. */
import { sql, type QueryExecutorProvider } from 'kysely'

/** A listing that the audit log does not know was approved when it was inserted. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing add column approved_at timestamptz;

    update listing set approved_at = coalesce(
      (
        select at from audit_entry
        where audit_entry.listing = listing.id and after ->> 'state' = 'approved' and before ->> 'state' is distinct from 'approved'
        order by audit_entry.id desc limit 1
      ),
      created_at
    ) where approved;

    alter table listing add constraint listing_approved_at_a_moment check (approved = (approved_at is not null));
    create index listing_approved_last on listing (type, approved_at desc, id desc) where approved;

    alter table public_version add column changed_at timestamptz not null default now();
  `.execute(db)
}
