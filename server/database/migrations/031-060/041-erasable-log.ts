/**
 * The log keeps ids; names and texts can be erased. Who did something is a user by id, named by the row of the user while there is one.
 * What was written about a listing or a user stands in `audit_text`, which is added to and erased, but not changed. An entry of a person
 * whose user is gone keeps the id 0, which no user has.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table audit_entry rename to named_entry;
    alter index audit_entry_pkey rename to named_entry_pkey;
    alter index audit_entry_of_listing rename to named_entry_of_listing;

    create table audit_entry (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor bigint,
      action text not null,
      listing bigint,
      listing_type text,
      "user" bigint,
      constraint audit_entry_is_about_one_thing check ((listing is null) <> ("user" is null)),
      constraint audit_entry_names_the_type check ((listing is null) = (listing_type is null))
    );
    create table audit_text (
      entry bigint primary key references audit_entry,
      title text,
      before jsonb,
      after jsonb
    );

    insert into audit_entry (id, at, actor, action, listing, listing_type, "user") overriding system value
    select id, at, case when actor is null then null else coalesce(
        (select id from "user" where username = actor), (select "user" from named_entry as own where own.subject = named_entry.actor limit 1), 0
      ) end, action, listing, listing_type, "user"
    from named_entry;
    insert into audit_text (entry, title, before, after)
    select id, case when listing is not null then subject end, before, after from named_entry;
    select setval(pg_get_serial_sequence('audit_entry', 'id'), (select coalesce(max(id), 0) + 1 from named_entry), false);
    drop table named_entry;

    create index audit_entry_of_listing on audit_entry (listing, id desc) where listing is not null;
    create index audit_entry_by_time on audit_entry (at);
    create trigger audit_entry_is_only_added_to before update or delete or truncate on audit_entry
      for each statement execute function refuse_change_of_audit_entry();

    create function refuse_change_of_audit_text() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_text is only added to and erased';
    end
    $$;
    create trigger audit_text_is_not_changed before update on audit_text
      for each statement execute function refuse_change_of_audit_text();
  `.execute(db)
}
