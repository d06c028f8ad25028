/**
 * The second factor: a code of an authenticator app, whose seed is encrypted and whose steps count once, or one of the recovery codes, of
 * which only keyed hashes are stored. An app is in use once a code of it was right.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table authenticator (
      "user" bigint primary key references "user" (id) on delete cascade,
      seed bytea not null,
      confirmed_at timestamptz,
      last_step bigint not null default 0
    );
    create table recovery_code (
      code_hash bytea primary key check (length(code_hash) = 32),
      "user" bigint not null references "user" (id) on delete cascade
    );
    create index recovery_code_of_user on recovery_code ("user");
  `.execute(db)
}
