/** The sessions of a database. Processes of PostgreSQL itself, such as autovacuum, belong to no role and are left out. */
import { type RawBuilder, sql } from 'kysely'
import { vi } from 'vitest'
import type { Database } from '../../../server/database/open-database.ts'

const otherSessions = sql`pg_stat_activity where datname = current_database() and usename = current_user and pid <> pg_backend_pid()`

/** Breaks every connection but the one that this uses. */
export async function breakOtherConnections(db: Database['db']): Promise<void> {
  await sql`select pg_terminate_backend(pid) from ${otherSessions}`.execute(db)
}

/** Resolves when no other session has a transaction open. */
export async function waitForTransactionsToEnd(db: Database['db']): Promise<void> {
  await waitForSessions(db, sql`xact_start is not null`, 0)
}

/** Resolves when this number of sessions wait for a lock. */
export async function waitForBlockedSessions(db: Database['db'], count: number): Promise<void> {
  await waitForSessions(db, sql`wait_event_type = 'Lock'`, count)
}

async function waitForSessions(db: Database['db'], condition: RawBuilder<unknown>, count: number): Promise<void> {
  const counted = sql<{ count: number }>`select count(*) as count from ${otherSessions} and ${condition}`
  await vi.waitUntil(async () => (await counted.execute(db)).rows[0]?.count === count, { timeout: 60_000, interval: 2 })
}
