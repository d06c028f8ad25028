/** Starts the embedded PostgreSQL server as a child process. */
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { socketAddress, tcpAddress, type Address } from './address.ts'
import { ensureCluster, runSingleUser, type ClusterOptions } from './cluster.ts'
import { dataFolder, isRefusal, notWritable, type DataFolder } from './data-folder.ts'
import { lockFolder } from './folder-lock.ts'
import { keepRunning } from './keep-running.ts'
import { clearStaleServer } from './stale-server.ts'
import { findPrograms } from './programs.ts'
import { startServer } from './server-process.ts'
import { serverUser } from './server-user.ts'
import { socketFolder } from './socket-path.ts'

export interface LaunchOptions {
  dataDir: string
  /** Default: TCP on Windows, where Node cannot open Unix-domain sockets of PostgreSQL. */
  transport?: 'socket' | 'tcp'
  /** Settings that override the defaults for a small site. */
  settings?: Record<string, string>
}

export interface LaunchedPostgres {
  /** For the user and the database of the site. */
  readonly url: string
  /** For the superuser. */
  readonly adminUrl: string
  stop(): Promise<void>
}

/** On failure, stops the server, releases the lock and throws DatabaseUnavailable. */
export async function launchPostgres(options: LaunchOptions): Promise<LaunchedPostgres> {
  const folder = await dataFolder(options.dataDir)
  const undo: (() => Promise<void>)[] = [await lockFolder(folder.root)]
  const stop = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const { url, adminUrl } = await launch(folder, options, undo)
    return { url, adminUrl, stop }
  } catch (error) {
    await stop()
    throw isRefusal(error) ? notWritable(folder.root, error) : error
  }
}

async function launch(folder: DataFolder, options: LaunchOptions, undo: (() => Promise<void>)[]): Promise<Address> {
  const sockets = await socketFolder(folder.cluster)
  undo.push(sockets.release)
  const user = await serverUser(folder.cluster)
  const programs = await findPrograms({ user, copyFolder: user === null ? folder.root : SYSTEM_FOLDER })
  const cluster: ClusterOptions = { folder, programs, user }
  await ensureCluster(cluster)
  const address = await addressOf(options, sockets.path)
  const stop = await keepRunning(async () => {
    await clearStaleServer(folder, sockets.path)
    await writeFile(join(folder.cluster, 'pg_hba.conf'), address.access)
    if (address.statements.length > 0) await runSingleUser(programs, { user, cwd: folder.cluster }, address.statements)
    return startServer(cluster, { ...address.settings, ...options.settings })
  })
  undo.push(stop)
  return address
}

/** For the copy of the programs when started by root: writable only by root, readable by all users. */
const SYSTEM_FOLDER = '/var/lib/prasino'

async function addressOf({ transport }: LaunchOptions, socketPath: string): Promise<Address> {
  const chosen = transport ?? (process.platform === 'win32' ? 'tcp' : 'socket')
  return chosen === 'tcp' ? tcpAddress() : socketAddress(socketPath)
}
