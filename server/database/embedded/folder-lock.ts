/** Locks a data folder, so that only one server uses it. */
import { open, readFile, rm, stat } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { join } from 'node:path'
import { DatabaseUnavailable } from '../database-unavailable.ts'

/** Releases the lock. It is also released when the process ends. */
export type Release = () => Promise<void>

/** Throws DatabaseUnavailable if another process holds the lock. */
export async function lockFolder(folder: string): Promise<Release> {
  return process.platform === 'linux' ? lockByName(folder) : lockByFile(folder)
}

/** Identifies the folder by device and inode, so that the path does not matter. */
async function lockByName(folder: string): Promise<Release> {
  const { dev, ino } = await stat(folder)
  const server = createServer((socket) => socket.destroy())
  await new Promise<void>((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => reject(error.code === 'EADDRINUSE' ? inUse(folder) : error))
    // A name that starts with NUL is an abstract socket of Linux: there is no file, and it is removed when the process ends.
    server.listen({ path: `\0prasino-${dev}-${ino}` }, resolve)
  })
  server.unref()
  return () => closed(server)
}

function closed(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()))
}

export async function lockByFile(folder: string): Promise<Release> {
  const path = join(folder, 'server.pid')
  const holder = Number(await readFile(path, 'utf8').catch(() => '0'))
  if (holder > 0 && isAlive(holder)) throw inUse(folder)
  await rm(path, { force: true })
  const file = await open(path, 'wx').catch((error: NodeJS.ErrnoException) => {
    throw error.code === 'EEXIST' ? inUse(folder) : error
  })
  await file.writeFile(String(process.pid))
  await file.close()
  return () => rm(path, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

export function inUse(folder: string): DatabaseUnavailable {
  return new DatabaseUnavailable(
    `The data folder ${folder} is in use by another running server: stop that one, or name another folder in DATA_DIR.`,
  )
}
