/** Applies pending migrations, and writes what the database has from the registries of the domain. */
import { Migrator, sql, type Kysely, type Migration } from 'kysely'
import { listingTypes } from '../../domain/listing/listing.ts'
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
    const applied = await apply(db, known)
    await admitTypes(db)
    return applied
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

/**
 * Writes only what is missing, since a database can be read-only. A database of the migrations before 020, as in their tests, has another
 * list of types.
 */
async function admitTypes(db: Kysely<Schema>): Promise<void> {
  const { rows: [{ hasTable } = { hasTable: false }] } =
    await sql<{ hasTable: boolean }>`select to_regclass('listing_type') is not null as "hasTable"`.execute(db)
  if (!hasTable) return
  const admitted = await db.selectFrom('listing_type').select('name').execute()
  const missing = listingTypes.filter((type) => admitted.every(({ name }) => name !== type))
  if (missing.length === 0) return
  await db.insertInto('listing_type').values(missing.map((name) => ({ name }))).onConflict((on) => on.doNothing()).execute()
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
