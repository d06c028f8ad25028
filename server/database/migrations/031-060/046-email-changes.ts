/**
 * Members change their addresses: a change waits until the new address is confirmed by a link, and the old address has links that take
 * it back. A member has one that waits at most, which is the last one.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table email_change (
      id bigint generated always as identity primary key,
      "user" bigint not null references "user" on delete cascade,
      old_email text not null,
      new_email text not null,
      asked_at timestamptz not null,
      confirmed_at timestamptz,
      ends_at timestamptz not null
    );
    create index email_change_of_user on email_change ("user");
    create unique index email_change_that_waits on email_change ("user") where confirmed_at is null;
    create index email_change_by_end on email_change (ends_at);

    alter table account_token
      add column email_change bigint references email_change on delete cascade,
      drop constraint account_token_kind_check,
      add constraint account_token_kind_check check (kind in ('verification', 'reset', 'digest', 'email-change', 'email-return')),
      add constraint account_token_is_of_its_change check ((email_change is null) = (kind not in ('email-change', 'email-return')));
    create index account_token_email_change on account_token (email_change) where email_change is not null;
  `.execute(db)
}
