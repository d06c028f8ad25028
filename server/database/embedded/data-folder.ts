/** The folder that holds the database and everything about it. */
import { mkdir, realpath } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../database-unavailable.ts'

export interface DataFolder {
  root: string
  /** PostgreSQL's own folder, which nobody but its user may enter. */
  cluster: string
  log: string
}

/** Made when it is missing. Throws DatabaseUnavailable when it cannot be. */
export async function dataFolder(path: string): Promise<DataFolder> {
  try {
    await mkdir(path, { recursive: true })
    const root = await realpath(path)
    return { root, cluster: join(root, 'postgres'), log: join(root, 'postgres.log') }
  } catch (error) {
    throw notWritable(path, error)
  }
}

/** The problem of a folder that refuses what was tried in it. */
export function notWritable(path: string, error: unknown): DatabaseUnavailable {
  const code = (error as NodeJS.ErrnoException).code ?? String(error)
  return new DatabaseUnavailable(
    `The data folder ${path} cannot be written (${code}): give this user the right and the room to, or name another in DATA_DIR.`,
    { cause: error },
  )
}

const REFUSALS = ['EACCES', 'EPERM', 'EROFS', 'ENOSPC', 'EDQUOT', 'ENOTDIR', 'EEXIST']

/** Whether the file system said no. */
export function isRefusal(error: unknown): boolean {
  return REFUSALS.includes((error as NodeJS.ErrnoException).code ?? '')
}
