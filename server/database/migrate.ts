/** Applies pending migrations. */
import { Migrator, type Kysely, type Migration } from 'kysely'
import { connectWithoutTimeLimits } from './connect.ts'
import { migrations } from './migrations/all.ts'
import type { Schema } from './schema.ts'

/**
 * Returns the names of the migrations that this call applied, in order.
 *
 * Concurrent calls of several processes wait for each other.
 * Throws if a migration fails; its changes are rolled back.
 */
export async function migrate(url: string, known: Record<string, Migration> = migrations): Promise<string[]> {
  const db = connectWithoutTimeLimits(url)
  try {
    return await apply(db, known)
  } finally {
    await db.destroy()
  }
}

async function apply(db: Kysely<Schema>, known: Record<string, Migration>): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(known) } })
  const { error, results = [] } = await migrator.migrateToLatest()
  if (error !== undefined) {
    const failed = results.find(({ status }) => status === 'Error')?.migrationName
    throw new Error(`The migration ${failed ?? 'of the database'} failed: ${reason(error)}`, { cause: error })
  }
  return results.map(({ migrationName }) => migrationName)
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
