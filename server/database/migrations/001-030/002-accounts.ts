/** Link tokens, the mail outbox, and counters of rate limits. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await createAccountTokens(db)
  await createOutbox(db)
  await createAttempts(db)
}

async function createAccountTokens(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table account_token (
      token_hash bytea primary key,
      kind text not null check (kind in ('verification', 'reset')),
      "user" bigint not null references "user" (id) on delete cascade,
      expires_at timestamptz not null,
      used_at timestamptz
    );
    create index account_token_user on account_token ("user", kind);
    create index account_token_expiry on account_token (expires_at);
  `.execute(db)
}

/** A row contains the kind of a mail and its parameters. Its text is created when it is sent, so no link token is stored here. */
async function createOutbox(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table mail_outbox (
      id bigint generated always as identity primary key,
      mail jsonb not null,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      failed_at timestamptz,
      created_at timestamptz not null default now()
    );
    create index mail_outbox_due on mail_outbox (next_attempt_at) where failed_at is null;
  `.execute(db)
}

/** Unlogged: counters may be lost in a crash, and counting an attempt writes no WAL. */
async function createAttempts(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create unlogged table attempt (
      key_hash bytea primary key,
      count integer not null,
      ends_at timestamptz not null
    );
    create index attempt_end on attempt (ends_at);
  `.execute(db)
}
