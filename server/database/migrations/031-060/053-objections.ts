/** Objections to decisions, one to each statement, and the links by which disabled members object. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    create table objection (
      statement bigint primary key references statement (id) on delete cascade,
      at timestamptz not null,
      text text not null,
      outcome text check (outcome in ('kept', 'reversed')),
      answer text,
      answered_at timestamptz,
      answered_by bigint references "user" (id) on delete set null,
      constraint objection_answer_is_whole check (
        case when outcome is null then coalesce(answer, answered_at::text, answered_by::text) is null else answered_at is not null end
      ),
      constraint objection_is_kept_for_reasons check (outcome is distinct from 'kept' or answer is not null)
    );
    create index objection_open on objection (at, statement) where outcome is null;
    create index objection_answered_by on objection (answered_by) where answered_by is not null;

    alter table account_token
      drop constraint account_token_kind_check,
      add constraint account_token_kind_check
        check (kind in ('verification', 'reset', 'digest', 'email-change', 'email-return', 'check', 'objection'));
  `.execute(db)
}
