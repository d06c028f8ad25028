/** How often something was tried, in windows of time that all servers share. */
import { createHash } from 'node:crypto'
import { sql, type Selectable } from 'kysely'
import { statementName } from '../database/named-statements.ts'
import type { AttemptTable } from '../database/schema.ts'
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
  const values = sql.join(windows.map(({ key_hash, ends_at }) => sql`(${key_hash}, 1, ${ends_at})`))
  // A window that ends further away than two of its kind last was counted by a clock that was wrong. One that ends a
  // little too late comes from a server whose clock is ahead: its count stays, and it ends no later than a new one.
  const isOver = sql`attempt.ends_at <= ${now} or attempt.ends_at - excluded.ends_at > excluded.ends_at - ${now}::timestamptz`
  const counted = await sql<Selectable<AttemptTable>>`
    ${sql.raw(statementName(`count-attempt-${windows.length}`))}
    insert into attempt (key_hash, count, ends_at) values ${values}
    on conflict (key_hash) do update set
      count = case when ${isOver} then 1 else attempt.count + 1 end,
      ends_at = case when ${isOver} then excluded.ends_at else least(attempt.ends_at, excluded.ends_at) end
    returning key_hash, count, ends_at
  `.execute(db)
  const mostOf = (hash: Buffer) => windows.find(({ key_hash }) => key_hash.equals(hash))?.most ?? 0
  const usedUp = counted.rows.filter(({ key_hash, count }) => count > mostOf(key_hash))
  return usedUp.length > 0 ? new Date(Math.max(...usedUp.map(({ ends_at }) => ends_at.getTime()))) : null
}

function hashOf(key: string): Buffer {
  return createHash('sha256').update(key).digest()
}
