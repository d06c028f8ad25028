/** Inserts a number of users large enough that a query which reads all of them is slow. */
import { sql, type Kysely } from 'kysely'
import type { Schema } from '../../../server/database/schema.ts'

/** Names and addresses are not sorted; one user in ten is disabled. The hash has the length of a real one. */
export async function insertManyUsers(db: Kysely<Schema>, count: number): Promise<void> {
  await sql`
    insert into "user" (username, email, password_hash, enabled)
    select 'member.' || md5(n::text), 'post.' || substr(md5((n * 7)::text), 1, 16) || n || '@example.org', repeat('x', 97), n % 10 <> 0
    from generate_series(1, ${count}::int) as n
  `.execute(db)
  await sql`vacuum analyze "user"`.execute(db)
}
