/** Cancelled events, which stay public until their last day. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing
      add column cancelled_at timestamptz,
      add column cancel_note text,
      add constraint listing_cancelled_has_days check (cancelled_at is null or start_date is not null),
      add constraint listing_cancelled_was_public check (cancelled_at is null or approved_at is not null),
      add constraint listing_note_of_cancellation check (cancel_note is null or cancelled_at is not null);
    create index listing_cancelled on listing (id) where cancelled_at is not null;
  `.execute(db)
}
