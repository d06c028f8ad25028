/** Opens the configured database, or the embedded one, and applies pending migrations. */
import { sql, type Kysely } from 'kysely'
import { connect } from './connect.ts'
import { connectionProblem } from './connection-problem.ts'
import { launchPostgres } from './embedded/launch-postgres.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations.ts'
import type { Schema } from './schema.ts'

export interface Database {
  readonly db: Kysely<Schema>
  /** The connection URL, also for other processes. */
  readonly url: string
  /** Whether this start created the embedded database; always false for a configured one. */
  readonly isNew: boolean
  /** Closes all connections, and stops the embedded server. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Null: the embedded PostgreSQL, with its data in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
}

/** Throws DatabaseUnavailable if the database cannot be opened, and another error if a migration fails. */
export async function openDatabase({ databaseUrl, dataDir }: DatabaseOptions): Promise<Database> {
  if (databaseUrl !== null) {
    const { db } = await openAt(databaseUrl)
    return { db, url: databaseUrl, isNew: false, close: () => db.destroy() }
  }
  const postgres = await launchPostgres({ dataDir })
  try {
    const { db, isNew } = await openAt(postgres.url)
    const close = async (): Promise<void> => {
      await db.destroy()
      await postgres.stop()
    }
    return { db, url: postgres.url, isNew, close }
  } catch (error) {
    await postgres.stop()
    throw error
  }
}

const FIRST_MIGRATION = Object.keys(migrations)[0] ?? ''

async function openAt(url: string): Promise<{ db: Kysely<Schema>; isNew: boolean }> {
  const db = connect(url)
  try {
    await sql`select 1`.execute(db).catch((error: unknown) => {
      throw connectionProblem(url, error)
    })
    const applied = await migrate(url)
    return { db, isNew: applied.includes(FIRST_MIGRATION) }
  } catch (error) {
    await db.destroy()
    throw error
  }
}
