/** The data folder of the site. */
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../database-unavailable.ts'

export interface DataFolder {
  root: string
  /** The data directory of PostgreSQL, which only its user can access. */
  cluster: string
  log: string
}

/** Creates the folder if it is missing. Throws DatabaseUnavailable on failure. */
export async function dataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true })
    const root = await realpath(path)
    return { root, cluster: join(root, 'postgres'), log: join(root, 'postgres.log') }
  } catch (error) {
    throw notWritable(path, error)
  }
}

/** The error for a folder that is not writable. */
export function notWritable(path: string, error: unknown): DatabaseUnavailable {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  return new DatabaseUnavailable(
    `The data folder ${path} cannot be written (${code}): give this user the right and the room to, or name another in DATA_DIR.`,
    { cause: error },
  )
}

const REFUSALS = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST']

/** Whether the file system refused the operation. */
export function isRefusal(error: unknown): boolean {
  return REFUSALS.includes((error as NodeJS.ErrnoException).code ?? '')
}
