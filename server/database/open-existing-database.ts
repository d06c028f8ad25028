/** Opens the database for a short task, whether or not a server is running on it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from './connect.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { dataFolder } from './embedded/data-folder.ts'
import { runningServer } from './embedded/running-server.ts'
import { openDatabase, type Database, type DatabaseOptions } from './open-database.ts'

/** Also throws DatabaseUnavailable if the embedded database does not exist yet. */
export async function openExistingDatabase(options: DatabaseOptions): Promise<OpenedDatabase> {
  // Checked first, since opening would create the database.
  if (options.databaseUrl === null && !existsSync(join(options.dataDir, 'postgres', 'PG_VERSION'))) {
    throw new DatabaseUnavailable(
      `There is no database in ${options.dataDir} yet: start the server once, or name the folder of its data in DATA_DIR.`,
    )
  }
  return openForTask(options)
}

/** Creates the embedded database if it does not exist yet. Throws DatabaseUnavailable. */
export async function openForTask(options: DatabaseOptions): Promise<OpenedDatabase> {
  const running = options.databaseUrl === null ? await runningServer(await dataFolder(options.dataDir)) : null
  if (running === null) return openDatabase(options)
  const db = connect(running.url)
  const close = async (): Promise<void> => {
    await db.destroy()
    await running.release()
  }
  return { db, url: running.url, close }
}

type OpenedDatabase = Pick<Database, 'db' | 'url' | 'close'>
