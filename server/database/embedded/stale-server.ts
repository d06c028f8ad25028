/** Stops an orphaned server of an earlier start, and takes over stale pid files. */
import { readFile, stat, writeFile } from 'node:fs/promises'
import type { NetConnectOpts } from 'node:net'
import { join } from 'node:path'
import { isListening } from './is-listening.ts'
import { SOCKET_NAME } from './socket-path.ts'
import { inUse } from './folder-lock.ts'
import type { DataFolder } from './data-folder.ts'
import { isRunning, waitForExit } from './processes.ts'

const PID_FILES = ['postmaster.pid', `${SOCKET_NAME}.lock`]

/**
 * Call it with the folder locked: a running server is then an orphan, and is shut down.
 * `socketFolder` is a path to the data directory that is short enough for a socket.
 */
export async function clearStaleServer({ root, cluster }: DataFolder, socketFolder: string): Promise<void> {
  const text = await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')
  const [pid = '', , , port = '', usesSocket = ''] = text.split('\n')
  if (!(Number(pid) > 0)) return
  const listensAt = usesSocket === '' ? { host: '127.0.0.1', port: Number(port) } : { path: join(socketFolder, SOCKET_NAME) }
  if (await isServerOf(cluster, Number(pid), listensAt)) {
    process.kill(Number(pid), 'SIGINT')
    await waitForExit(Number(pid))
  }
  // Another container can share the folder but not the process table and locks.
  if ('path' in listensAt && (await isListening(listensAt))) throw inUse(root)
  await claimPidFiles(cluster)
}

/** The working directory of a server is its data directory. A process that reused the pid has another one; a zombie has none. */
async function isServerOf(cluster: string, pid: number, listensAt: NetConnectOpts): Promise<boolean> {
  if (!(await isRunning(pid))) return false
  if (process.platform !== 'linux') return isListening(listensAt)
  const [there, here] = await Promise.all([stat(`/proc/${pid}/cwd`).catch(() => null), stat(cluster)])
  return there !== null && there.dev === here.dev && there.ino === here.ino
}

/**
 * PostgreSQL refuses to start if a pid file names a live process other than its parent. With the pid of this process, the
 * file still contains the shared memory key of the old server, which PostgreSQL checks.
 */
async function claimPidFiles(cluster: string): Promise<void> {
  for (const name of PID_FILES) {
    const path = join(cluster, name)
    const text = await readFile(path, 'utf8').catch(() => null)
    if (text !== null) await writeFile(path, text.replace(/^\d+/, String(process.pid)))
  }
}
