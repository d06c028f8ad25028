/** Takes back what a user would have been told of a disabling. */
import { sql } from 'kysely'
import type { Connection } from '../connection.ts'

/** Removes the mails about a disabling that no worker has taken yet, with their statements: the user is enabled again. */
export async function withdrawDisabling(transaction: Connection, user: number): Promise<void> {
  await sql`
    with withdrawn as (
      delete from mail_outbox where attempts = 0 and mail ->> 'kind' = 'account-disabled' and (mail ->> 'user')::bigint = ${user}
      returning (mail ->> 'statement')::bigint as statement
    )
    delete from statement where id in (select statement from withdrawn)
  `.execute(transaction)
}
