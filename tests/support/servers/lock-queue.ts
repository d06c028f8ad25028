/** Calls that wait for a lock in a known order. */
import type { Database } from '../../../server/database/open-database.ts'
import { waitForBlockedSessions } from './sessions.ts'

/** Starts the calls one after the other while the lock is held, each when the one before it waits. */
export async function startInOrder<Answer>(db: Database['db'], calls: readonly (() => Promise<Answer>)[]): Promise<Promise<Answer>[]> {
  const answers: Promise<Answer>[] = []
  for (const call of calls) {
    answers.push(call())
    await waitForBlockedSessions(db, answers.length)
  }
  return answers
}

/** Locks the rows of the administrators until all calls wait for them; returns the responses in the order of the calls. */
export async function queueBehindAdmins<Answer>(db: Database['db'], calls: readonly (() => Promise<Answer>)[]): Promise<Answer[]> {
  const begun = await db.transaction().execute(async (holder) => {
    await holder.selectFrom('user').select('id').where('role', '=', 'ROLE_ADMIN').forUpdate().execute()
    return { answers: await startInOrder(db, calls) }
  })
  return Promise.all(begun.answers)
}
