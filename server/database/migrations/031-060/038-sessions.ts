/**
 * A session becomes a row, and a token without one is void. Until now tokens named their user: who took the name of a user that was deleted
 * was signed in by the tokens of that user. Which tokens there are was not stored, so everybody signs in once more.
 */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table session (
      token_hash bytea primary key check (length(token_hash) = 32),
      "user" bigint not null references "user" (id) on delete cascade,
      started_at timestamptz not null,
      ends_at timestamptz not null
    );
    create index session_of_user on session ("user");
    create index session_by_end on session (ends_at);
    drop table ended_session;
    alter table "user" drop column session_version;
  `.execute(db)
}
