/** Databases for one Vitest file, in the cluster of the test run. Closed and dropped after the last test of the file. */
import { inject } from 'vitest'
import { applyMigrations } from '../../../server/database/migrate.ts'
import { migrations } from '../../../server/database/migrations.ts'
import type { Database } from '../../../server/database/open-database.ts'
import { atFileEnd } from '../runner/at-file-end.ts'
import { cloneDatabase } from './test-cluster.ts'

/** Migrated, without rows. */
export async function createTestDatabase(): Promise<Database> {
  return droppedAtFileEnd(await cloneDatabase(inject('databaseUrl')))
}

/** A database before its first migration. */
export async function createEmptyDatabase(): Promise<Database> {
  return droppedAtFileEnd(await cloneDatabase(inject('databaseUrl'), 'template0'))
}

/** Applies the migrations that come before one, such as `006`. */
export async function migrateBefore(url: string, migration: string): Promise<void> {
  await applyMigrations(url, Object.fromEntries(Object.entries(migrations).filter(([name]) => name < migration)))
}

function droppedAtFileEnd({ close, ...database }: Database): Database {
  let closed: Promise<void> | undefined
  const closeOnce = () => (closed ??= close())
  atFileEnd(closeOnce)
  return { ...database, close: closeOnce }
}
