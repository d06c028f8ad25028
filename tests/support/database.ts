/** A database for one Vitest file, in the cluster of the test run. */
import { inject } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { atFileEnd } from './at-file-end.ts'
import { cloneDatabase } from './test-cluster.ts'

/** Migrated and empty. Closed and dropped after the last test of the file. */
export async function createTestDatabase(): Promise<Database> {
  const { close, ...database } = await cloneDatabase(inject('databaseUrl'))
  let closed: Promise<void> | undefined
  const closeOnce = () => (closed ??= close())
  atFileEnd(closeOnce)
  return { ...database, close: closeOnce }
}
