/** Sign-ups separate from users, known networks, and ended sessions. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await createSignUps(db)
  await moveUnconfirmedUsers(db)
  await createKnownNetworks(db)
  await createEndedSessions(db)
}

/** An e-mail address can have several pending sign-ups; its owner confirms one of them. */
async function createSignUps(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table sign_up (
      id bigint generated always as identity primary key,
      username text collate "C" not null,
      email text collate "C" not null,
      password_hash text not null,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
    create unique index sign_up_username on sign_up (lower(username));
    create index sign_up_email on sign_up (lower(email), id desc);
    create index sign_up_expiry on sign_up (expires_at);

    alter table account_token
      alter column "user" drop not null,
      add column sign_up bigint references sign_up (id) on delete cascade;
    create index account_token_sign_up on account_token (sign_up) where sign_up is not null;
  `.execute(db)
}

/**
 * Links already sent stay valid. Accounts disabled before they were confirmed are deleted: they could not be used, and must
 * not block their address.
 */
async function moveUnconfirmedUsers(db: QueryExecutorProvider): Promise<void> {
  await sql`
    insert into sign_up (username, email, password_hash, created_at, expires_at)
      select username, email, password_hash, created_at, now() + interval '7 days' from "user" where enabled and not confirmed;

    update account_token set sign_up = sign_up.id, "user" = null
      from "user" join sign_up on sign_up.username = "user".username
      where account_token."user" = "user".id and account_token.kind = 'verification' and account_token.used_at is null;

    update mail_outbox set mail = jsonb_build_object('kind', 'verification', 'signUp', sign_up.id)
      from "user" join sign_up on sign_up.username = "user".username
      where mail_outbox.mail ->> 'kind' = 'verification' and (mail_outbox.mail ->> 'user')::bigint = "user".id;
    delete from mail_outbox where mail ->> 'kind' = 'verification' and not mail ? 'signUp';

    delete from "user" where not confirmed;
    alter table "user" drop column confirmed;
    alter table account_token add constraint account_token_is_of_one check (("user" is null) <> (sign_up is null));
  `.execute(db)
}

/** Keyed hashes; the key is not in the database, so they can be compared but not reversed. */
async function createKnownNetworks(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table known_network (
      "user" bigint not null references "user" (id) on delete cascade,
      network_hash bytea not null,
      seen_at timestamptz not null,
      primary key ("user", network_hash)
    );
    create index known_network_seen on known_network (seen_at);
  `.execute(db)
}

async function createEndedSessions(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table ended_session (
      token_hash bytea primary key,
      expires_at timestamptz not null
    );
    create index ended_session_expiry on ended_session (expires_at);
  `.execute(db)
}
