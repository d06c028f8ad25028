/** Reads the mails in the outbox. */
import { sql } from 'kysely'
import type { Database } from '../../../server/database/open-database.ts'
import type { QueuedMail } from '../../../server/store/outbox.ts'

/** The queued mails, in the order in which they were queued. */
export async function queuedMails(db: Database['db']): Promise<QueuedMail[]> {
  const rows = await db.selectFrom('mail_outbox').select('mail').orderBy('id').execute()
  return rows.map(({ mail }) => mail as QueuedMail)
}

/** The facts of the statement that each queued mail tells, in the order of the mails; null for a mail without a statement. */
export async function toldFacts(db: Database['db']): Promise<(string | null)[]> {
  const { rows } = await sql<{ facts: string | null }>`
    select facts from mail_outbox left join statement on statement.id = (mail ->> 'statement')::bigint order by mail_outbox.id
  `.execute(db)
  return rows.map(({ facts }) => facts)
}
