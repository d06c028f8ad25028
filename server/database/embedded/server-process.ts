/** Starts and stops the PostgreSQL server process. */
import type { ChildProcess } from 'node:child_process'
import { open, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { DatabaseUnavailable } from '../database-unavailable.ts'
import { dataDirectoryArgs, lastError, type ClusterOptions } from './cluster.ts'
import { startProgram } from './run-program.ts'
import { settingsAsArguments } from './settings.ts'

export interface ServerProcess {
  /** Resolves with the reason when the process has ended. */
  readonly ended: Promise<string>
  /** Fast shutdown; resolves when the process has ended. */
  stop(): Promise<void>
}

const POLL_MS = 5
const READY_WITHIN_MS = 120_000
const STOPPED_WITHIN_MS = 20_000
const LOG_LIMIT_BYTES = 5_000_000

/** PostgreSQL does not start while processes of a server that was killed still run. They end by themselves. */
const REMAINS = 'pre-existing shared memory block'
const REMAINS_END_WITHIN_MS = 10_000
const AGAIN_AFTER_MS = 100

/** Resolves when the server accepts connections. */
export async function startServer(options: ClusterOptions, settings: Record<string, string>): Promise<ServerProcess> {
  const deadline = Date.now() + REMAINS_END_WITHIN_MS
  for (;;) {
    const started = await startOnce(options, settings)
    if (typeof started !== 'string') return started
    if (!started.includes(REMAINS) || Date.now() > deadline) {
      throw new DatabaseUnavailable(`The embedded database does not start (${started}): see ${options.folder.log}.`)
    }
    await delay(AGAIN_AFTER_MS)
  }
}

/** The server that accepts connections, or the reason why it does not start. */
async function startOnce(options: ClusterOptions, settings: Record<string, string>): Promise<ServerProcess | string> {
  const { folder, programs, user } = options
  const { size } = await stat(folder.log).catch(() => ({ size: 0 }))
  const log = await open(folder.log, size > LOG_LIMIT_BYTES ? 'w' : 'a', 0o600)
  try {
    const logStart = (await log.stat()).size
    const args = [...dataDirectoryArgs(folder.cluster), ...settingsAsArguments(settings)]
    const child = await startProgram(programs.postgres, args, { user, cwd: folder.cluster, stdio: ['ignore', log.fd, log.fd] })
    const server = serverOf(child)
    const failure = await waitUntilReady(child, server, folder.cluster)
    if (failure === null) return server
    await server.stop()
    const output = (await readFile(folder.log)).subarray(logStart).toString()
    return lastError(output) ?? failure
  } finally {
    await log.close()
  }
}

function serverOf(child: ChildProcess): ServerProcess {
  const ended = new Promise<string>((resolve) => {
    child.once('exit', (code, signal) => resolve(`it ended with ${signal ?? `exit code ${code}`}`))
    child.once('error', (error) => resolve(error.message))
  })
  const interrupt = (): void => void child.kill('SIGINT')
  // For an exit without `stop()` on systems without a parent death signal.
  process.once('exit', interrupt)
  void ended.then(() => process.removeListener('exit', interrupt))
  const stop = async (): Promise<void> => {
    interrupt()
    const atOnce = setTimeout(() => child.kill('SIGQUIT'), STOPPED_WITHIN_MS)
    await ended
    clearTimeout(atOnce)
  }
  return { ended, stop }
}

/** Null when the server is ready, or the reason why it is not. */
async function waitUntilReady(child: ChildProcess, server: ServerProcess, cluster: string): Promise<string | null> {
  let failure: string | null = null
  void server.ended.then((how) => (failure = how))
  const deadline = Date.now() + READY_WITHIN_MS
  while (!(await isReady(child, cluster))) {
    if (failure !== null) return failure
    if (Date.now() > deadline) return 'it is not ready after two minutes'
    await delay(POLL_MS)
  }
  return null
}

/** The server writes its state to the last line of its pid file. */
async function isReady({ pid }: ChildProcess, cluster: string): Promise<boolean> {
  const lines = (await readFile(join(cluster, 'postmaster.pid'), 'utf8').catch(() => '')).split('\n')
  return lines[0] === String(pid) && lines[7]?.trim() === 'ready'
}
