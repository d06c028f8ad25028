/** Opens the database for a short task, whether or not a server is running on it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { connect } from './connect.ts'
import { DatabaseUnavailable } from './database-unavailable.ts'
import { dataFolder } from './embedded/data-folder.ts'
import { runningServer } from './embedded/running-server.ts'
import { openDatabase, type Database, type DatabaseOptions } from './open-database.ts'

/** Also throws DatabaseUnavailable if the embedded database does not exist yet. */
export async function openExistingDatabase(options: DatabaseOptions): Promise<Pick<Database, 'db' | 'close'>> {
  if (options.databaseUrl !== null) return openDatabase(options)
  // Checked first, since opening would create the database.
  if (!existsSync(join(options.dataDir, 'postgres', 'PG_VERSION'))) {
    throw new DatabaseUnavailable(
      `There is no database in ${options.dataDir} yet: start the server once, or name the folder of its data in DATA_DIR.`,
    )
  }
  const running = await runningServer(await dataFolder(options.dataDir))
  if (running === null) return openDatabase(options)
  const db = connect(running.url)
  const close = async (): Promise<void> => {
    await db.destroy()
    await running.release()
  }
  return { db, close }
}
