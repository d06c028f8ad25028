/** Users, listings, and the occurrence rows that public lists are read from. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await createUsers(db)
  await createListings(db)
  await createOccurrences(db)
  await createPublicVersion(db)
}

async function createUsers(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table "user" (
      id bigint generated always as identity primary key,
      username text not null,
      email text not null,
      password_hash text not null,
      role text not null default 'ROLE_USER' check (role in ('ROLE_USER', 'ROLE_ADMIN')),
      enabled boolean not null default true,
      confirmed boolean not null default false,
      session_version integer not null default 0,
      created_at timestamptz not null default now()
    );
    create unique index user_username on "user" (lower(username));
    create unique index user_email on "user" (lower(email));
  `.execute(db)
}

async function createListings(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table listing (
      id bigint generated always as identity primary key,
      type text not null check (type in ('event', 'volunteer', 'shop', 'dine')),
      title text not null,
      description text not null,
      city text,
      address text,
      link text,
      approved boolean not null default false,
      start_date date check (isfinite(start_date)),
      end_date date check (isfinite(end_date)),
      cost numeric(8, 2) check (cost >= 0),
      sort_key text collate "C" not null,
      author bigint references "user" (id) on delete set null,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint listing_days_in_order check (end_date >= start_date),
      constraint listing_only_events_have_days_and_cost
        check (type = 'event' or (start_date is null and end_date is null and cost is null))
    );
    create index listing_queue on listing (approved, type, created_at desc, id desc);
    create index listing_queue_of_all_types on listing (approved, created_at desc, id desc);
    create index listing_author on listing (author) where author is not null;

    create table listing_tag (
      listing bigint not null references listing (id) on delete cascade,
      tag text not null,
      primary key (listing, tag)
    );
  `.execute(db)
}

/** Each index is in the order of a list, so that reading the first page does not depend on the number of rows. */
async function createOccurrences(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table occurrence (
      type text not null,
      city text not null,
      day date not null,
      sort_key text collate "C" not null,
      listing bigint not null references listing (id) on delete cascade,
      is_first boolean not null,
      primary key (listing, day)
    );
    create index occurrence_by_type on occurrence (type, day, sort_key, listing) include (is_first);
    create index occurrence_by_city on occurrence (type, city, day, sort_key, listing) include (is_first);

    create table occurrence_tag (
      type text not null,
      city text not null,
      tag text not null,
      day date not null,
      sort_key text collate "C" not null,
      listing bigint not null references listing (id) on delete cascade,
      is_first boolean not null,
      primary key (listing, tag, day)
    );
    create index occurrence_tag_by_tag on occurrence_tag (type, tag, day, sort_key, listing) include (is_first);
    create index occurrence_tag_by_city on occurrence_tag (type, city, tag, day, sort_key, listing) include (is_first);
  `.execute(db)
}

async function createPublicVersion(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table public_version (version bigint not null);
    create unique index public_version_is_one_row on public_version ((true));
    insert into public_version (version) values (0);
  `.execute(db)
}
