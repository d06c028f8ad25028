/** Reads the mails in the outbox. */
import type { Database } from '../../../server/database/open-database.ts'
import type { QueuedMail } from '../../../server/store/outbox.ts'

/** The queued mails, in the order in which they were queued. */
export async function queuedMails(db: Database['db']): Promise<QueuedMail[]> {
  const rows = await db.selectFrom('mail_outbox').select('mail').orderBy('id').execute()
  return rows.map(({ mail }) => mail as QueuedMail)
}
