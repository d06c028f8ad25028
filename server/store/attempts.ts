/** How often something was tried, in windows of time that all servers share. */
import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { Connection } from './connection.ts'

/** How often somebody may try something in a window that begins with the first attempt. */
export interface Allowance {
  /** What is tried, and by whom; kept as a hash, so that the table names nobody. */
  readonly key: string
  readonly most: number
  readonly windowMs: number
}

/** Counts an attempt in each, in one statement. Gives when the last of the used-up ones is renewed; null where none is used up. */
export async function countAttempt(db: Connection, allowances: readonly Allowance[], now: Date): Promise<Date | null> {
  const windows = allowances.map(({ key, most, windowMs }) => ({
    key_hash: hashOf(key), most, ends_at: new Date(now.getTime() + windowMs),
  }))
  const isOver = sql<boolean>`attempt.ends_at <= ${now}`
  const counted = await db
    .insertInto('attempt')
    .values(windows.map(({ key_hash, ends_at }) => ({ key_hash, ends_at, count: 1 })))
    .onConflict((conflict) =>
      conflict.column('key_hash').doUpdateSet({
        count: sql`case when ${isOver} then 1 else attempt.count + 1 end`,
        ends_at: sql`case when ${isOver} then excluded.ends_at else attempt.ends_at end`,
      }),
    )
    .returning(['key_hash', 'count', 'ends_at'])
    .execute()
  const usedUp = counted.filter(({ key_hash, count }) => windows.some((window) => window.key_hash.equals(key_hash) && count > window.most))
  return usedUp.length > 0 ? new Date(Math.max(...usedUp.map(({ ends_at }) => ends_at.getTime()))) : null
}

/** Takes one attempt off the count again. */
export async function uncountAttempt(db: Connection, key: string): Promise<void> {
  await db
    .updateTable('attempt')
    .set({ count: sql`count - 1` })
    .where('key_hash', '=', hashOf(key))
    .where('count', '>', 0)
    .execute()
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
