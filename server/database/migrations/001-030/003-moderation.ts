/** Moderation: rejected listings, revisions, idempotent submissions, the user list, and the audit log. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await changeListings(db)
  await changeUsers(db)
  await createAudit(db)
}

/** A listing that is neither approved nor rejected is pending. */
async function changeListings(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table listing
      add column rejected_at timestamptz,
      add column rejection_reason text,
      add column revision integer not null default 1,
      add column submission_key uuid,
      add constraint listing_approved_is_not_rejected check (not approved or rejected_at is null),
      add constraint listing_only_rejected_have_a_reason check (rejection_reason is null or rejected_at is not null);
    create unique index listing_submission on listing (author, submission_key) where submission_key is not null;

    drop index listing_queue;
    drop index listing_queue_of_all_types;
    drop index listing_author;
    create index listing_waiting on listing (created_at, id) where not approved and rejected_at is null;
    create index listing_approved on listing (created_at desc, id desc) where approved;
    create index listing_author on listing (author, created_at desc, id desc) where author is not null;
  `.execute(db)
}

/** Names and addresses are ASCII. With collation "C" their order is the same on every system. */
async function changeUsers(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table "user"
      alter column username type text collate "C",
      alter column email type text collate "C";
    alter table "user"
      add column search_text text collate "C" not null generated always as (lower(username) || chr(10) || lower(email)) stored;
    create index user_enabled on "user" (enabled, id);
  `.execute(db)
}

/** Entries contain the names of their time and no foreign keys, since they outlive listings and users. */
async function createAudit(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table audit_entry (
      id bigint generated always as identity primary key,
      at timestamptz not null,
      actor text,
      action text not null,
      listing bigint,
      listing_type text,
      "user" bigint,
      subject text not null,
      before jsonb,
      after jsonb,
      constraint audit_entry_is_about_one_thing check ((listing is null) <> ("user" is null)),
      constraint audit_entry_names_the_type check ((listing is null) = (listing_type is null))
    );
    create index audit_entry_of_listing on audit_entry (listing, id desc) where listing is not null;

    create function refuse_change_of_audit_entry() returns trigger language plpgsql as $$
    begin
      raise exception 'audit_entry is only added to';
    end
    $$;
    create trigger audit_entry_is_only_added_to before update or delete or truncate on audit_entry
      for each statement execute function refuse_change_of_audit_entry();
  `.execute(db)
}
