/** Applies pending migrations, and writes what the database has from the registries of the domain. */
import { Migrator, type Kysely, type Migration } from 'kysely'
import { listingTypes, typeRegistry } from '../../domain/listing/listing.ts'
import { connectWithoutTimeLimits } from './connect.ts'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

/**
 * Applies all migrations of this version, and admits the types of the registry.
 *
 * Returns the names of the migrations that this call applied, in order. Concurrent calls of several processes wait for each other.
 * Throws if a migration fails; its changes are rolled back.
 */
export async function migrate(url: string): Promise<string[]> {
  return connected(url, async (db) => {
    const applied = await apply(db, migrations)
    await admitTypes(db)
    return applied
  })
}

/** Applies these migrations only, as tests of single migrations do. Returns and throws as `migrate` does. */
export async function applyMigrations(url: string, known: Record<string, Migration>): Promise<string[]> {
  return connected(url, (db) => apply(db, known))
}

async function connected<Result>(url: string, work: (db: Kysely<Schema>) => Promise<Result>): Promise<Result> {
  const db = connectWithoutTimeLimits(url)
  try {
    return await work(db)
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

/** Writes only what is missing, since a database can be read-only. */
async function admitTypes(db: Kysely<Schema>): Promise<void> {
  const admitted = await db.selectFrom('listing_type').selectAll().execute()
  const rows = listingTypes.map((name) => ({ name, search_letter: typeRegistry[name].searchLetter }))
  const missing = rows.filter((row) => !admitted.some((old) => old.name === row.name && old.search_letter === row.search_letter))
  if (missing.length === 0) return
  await db.insertInto('listing_type').values(missing)
    .onConflict((on) => on.column('name').doUpdateSet(({ ref }) => ({ search_letter: ref('excluded.search_letter') })))
    .execute()
}

function reason(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}
