/** Calls that wait for a lock in a known order. */
import { sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'

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

/** Resolves when this number of sessions wait for a lock. */
export async function waitForBlockedSessions(db: Database['db'], count: number): Promise<void> {
  await vi.waitUntil(async () => (await waiting(db)) === count, { timeout: 20_000, interval: 2 })
}

async function waiting(db: Database['db']): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'
  `.execute(db)
  return rows[0]?.count ?? 0
}
