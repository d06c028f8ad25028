/** Starts the built server on a free port, with a temporary data folder. */
import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { usedBuild } from '../tools/used-build.ts'

export interface BuiltServer {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** Seconds from the start of the process to its first response. */
  readonly startedInSeconds: number
  stop(): Promise<void>
}

/** Runs the work with a new, empty data folder. */
export async function withDataFolder<Result>(work: (dataDir: string) => Promise<Result>): Promise<Result> {
  const dataDir = await mkdtemp(join(tmpdir(), 'prasino-bench-'))
  await chmod(dataDir, 0o755)
  try {
    return await work(dataDir)
  } finally {
    await rm(dataDir, { recursive: true, force: true })
  }
}

/** `environment` adds to the configuration of the server. */
export async function startBuiltServer(dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<BuiltServer> {
  const begunAt = performance.now()
  const child = spawn(process.execPath, [join(usedBuild(), 'server/main.js')], {
    env: { PATH: process.env.PATH, PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'warn', SHUTDOWN_DELAY: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const url = await printedAddress(child)
  await (await fetch(`${url}/api/events/approved?limit=10`)).text()
  return { url, dataDir, pid: child.pid ?? 0, startedInSeconds: (performance.now() - begunAt) / 1000, stop: () => stopped(child) }
}

async function printedAddress(child: ChildProcess): Promise<string> {
  if (!child.stdout) throw new Error('The output of the server is not readable.')
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/\S+/.exec(line)?.[0]
    if (url) return url
  }
  throw new Error('The server did not start.')
}

async function stopped(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}
