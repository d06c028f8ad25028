/** Users can have the role of moderators. */
import { sql, type QueryExecutorProvider } from 'kysely'

export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`
    alter table "user" drop constraint user_role_check,
      add constraint user_role_check check (role in ('ROLE_USER', 'ROLE_MODERATOR', 'ROLE_ADMIN'));
  `.execute(db)
}
