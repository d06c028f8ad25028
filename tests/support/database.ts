/** A database for one Vitest file, in the cluster of the test run. */
import { inject } from 'vitest'
import type { Database } from '../../server/database/open-database.ts'
import { cloneDatabase } from './test-cluster.ts'

/** Migrated and empty. Close it in `afterAll`, which drops it. */
export function createTestDatabase(): Promise<Database> {
  return cloneDatabase(inject('databaseUrl'))
}
