/**
 * Public listings without days are checked: a listing has the moment of its last check, if it is later than its approval, and how often its
 * author was asked since.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing
      add column checked_at timestamptz,
      add column asked_at timestamptz,
      add column unanswered smallint not null default 0,
      add constraint listing_question_is_whole check ((asked_at is null) = (unanswered = 0)),
      add constraint listing_unanswered_check check (unanswered between 0 and 2);
    create index listing_by_check on listing ((coalesce(checked_at, approved_at)))
      where state = 'approved' and type <> 'event' and unanswered = 0;
    create index listing_by_question on listing (unanswered, asked_at, id)
      where state = 'approved' and type <> 'event' and unanswered > 0;

    alter table account_token
      add column listing bigint references listing on delete cascade,
      drop constraint account_token_kind_check,
      add constraint account_token_kind_check
        check (kind in ('verification', 'reset', 'digest', 'email-change', 'email-return', 'check')),
      add constraint account_token_is_of_its_listing check ((listing is null) = (kind <> 'check'));
    create index account_token_listing on account_token (listing) where listing is not null;
  `.execute(db)
}
