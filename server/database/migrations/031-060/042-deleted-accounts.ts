/**
 * Members delete their accounts: after a week in which logging in keeps it, the user is deleted. Of a deleted user, whoever deleted it, the
 * hash of the name is kept, so that nobody else gets it: links, mails and memories name the one who had it.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table "user"
      add column delete_at timestamptz,
      add column remove_listings boolean,
      add constraint user_deletion_is_whole check ((delete_at is null) = (remove_listings is null));
    create index user_by_deletion on "user" (delete_at) where delete_at is not null;

    create table gone_name (hash bytea primary key check (length(hash) = 32));

    create function hash_of_name(name text) returns bytea language sql immutable as $$
      select sha256(convert_to(lower(name), 'UTF8'))
    $$;
    create function keep_gone_name() returns trigger language plpgsql as $$
    begin
      insert into gone_name (hash) values (hash_of_name(old.username)) on conflict do nothing;
      return null;
    end
    $$;
    create trigger user_leaves_name after delete on "user" for each row execute function keep_gone_name();

    -- The row is not inserted, as if the name were taken.
    create function refuse_gone_name() returns trigger language plpgsql as $$
    begin
      return case when exists (select from gone_name where hash = hash_of_name(new.username)) then null else new end;
    end
    $$;
    create trigger user_has_new_name before insert on "user" for each row execute function refuse_gone_name();
    create trigger sign_up_has_new_name before insert on sign_up for each row execute function refuse_gone_name();
  `.execute(db)
}
