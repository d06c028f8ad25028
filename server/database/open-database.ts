/** Opens the database that the configuration names, or the embedded one, and brings its tables up to date. */
import { sql, type Kysely } from 'kysely'
import { connect } from './connect.ts'
import { connectionProblem } from './connection-problem.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { launchPostgres } from './embedded/launch-postgres.ts'
import { migrate } from './migrate.ts'
import { migrations } from './migrations/all.ts'
import type { Schema } from './schema.ts'

export { DatabaseUnavailable }

export interface Database {
  readonly db: Kysely<Schema>
  /** Where another process can connect to the same database. */
  readonly url: string
  /** This start made the embedded database; always false for one that was named. */
  readonly isNew: boolean
  /** Ends all connections and, when it is embedded, the database itself. */
  close(): Promise<void>
}

export interface DatabaseOptions {
  /** Absent: the embedded PostgreSQL, with its data in `dataDir`. */
  databaseUrl: string | null
  dataDir: string
}

/** Throws DatabaseUnavailable when nothing can be opened, and another error when a migration fails. */
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
