/** Passkeys (WebAuthn, level 3), with their public keys, and the challenges that a passkey has to sign, each once and in a few minutes. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table passkey (
      id bigint generated always as identity primary key,
      "user" bigint not null references "user" (id) on delete cascade,
      credential bytea not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      name text not null,
      created_at timestamptz not null,
      used_at timestamptz
    );
    create index passkey_of_user on passkey ("user");
    create table passkey_challenge (
      challenge_hash bytea primary key check (length(challenge_hash) = 32),
      "user" bigint references "user" (id) on delete cascade,
      expires_at timestamptz not null
    );
    create index passkey_challenge_of_user on passkey_challenge ("user");
    create index passkey_challenge_expiry on passkey_challenge (expires_at);
  `.execute(db)
}
