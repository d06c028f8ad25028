/** Starts the built server on a free port: with a new data folder, a database of its own, or one that is full of invented listings. */
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { chmod, mkdtemp, rm } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import type { Database } from '../server/database/open-database.ts'
import { cloneDatabase, startTestCluster } from '../tests/support/servers/test-cluster.ts'
import { usedBuild } from '../tools/used-build.ts'

export interface BuiltServer {
  readonly url: string
  readonly pid: number
  readonly dataDir: string
  /** Seconds from the start of the process to its first response. */
  readonly startedInSeconds: number
  stop(): Promise<void>
}

/** What is added to the configuration of a server. */
export type Environment = Readonly<Record<string, string>>

/** The secret of sessions that measurements sign themselves. */
export const sessionSecret = 'a secret that only benches know, and nobody else'

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

/** Runs the work with a server that has a new data folder, and so a new database unless the environment names one. */
export function withServer<Result>(environment: Environment, work: (server: BuiltServer) => Promise<Result>): Promise<Result> {
  return withDataFolder(async (dataDir) => stoppedAfter(await startBuiltServer(dataDir, environment), work))
}

/** Runs the work with an empty database of a cluster of its own, and the environment of the servers that use it. */
export async function withDatabase<Result>(work: (database: Database, environment: Environment) => Promise<Result>): Promise<Result> {
  const cluster = await startTestCluster()
  try {
    const database = await cloneDatabase(cluster.adminUrl)
    const result = await work(database, { DEMO: '0', JWT_SECRET: sessionSecret, DATABASE_URL: database.url })
    await database.close()
    return result
  } finally {
    await cluster.stop()
  }
}

/** Runs the work with a server for this number of listings. A million takes minutes to fill, and 4 GB until the run ends. */
export async function withFilledServer<Result>(
  listings: number,
  work: (server: BuiltServer) => Promise<Result>,
  environment: Environment = {},
): Promise<Result> {
  const { dataDir } = await filledOnce(listings)
  // Attackers can set their address.
  const server = await startBuiltServer(dataDir, { DEMO: '0', LOG_LEVEL: 'fatal', TRUST_PROXY: 'loopback', ...environment })
  return stoppedAfter(server, work)
}

interface Filled {
  readonly dataDir: string
  /** How long `npm run generate` took, in seconds, with the first start of the database. */
  readonly seconds: number
}

/** The data folders of this run, by the number of listings. */
const folders = new Map<number, Promise<Filled>>()

/** Fills a database with this number of listings, unless an earlier measurement of the run did. */
export function filledOnce(listings: number): Promise<Filled> {
  const filled = folders.get(listings) ?? fill(listings)
  folders.set(listings, filled)
  return filled
}

async function fill(listings: number): Promise<Filled> {
  const dataDir = mkdtempSync(join(tmpdir(), 'prasino-filled-'))
  process.once('exit', () => rmSync(dataDir, { recursive: true, force: true }))
  chmodSync(dataDir, 0o755)
  const program = join(usedBuild(), 'server/generate.js')
  const start = performance.now()
  await promisify(execFile)(process.execPath, [program, String(listings)], { env: { PATH: process.env.PATH, DATA_DIR: dataDir } })
  return { dataDir, seconds: (performance.now() - start) / 1000 }
}

export async function startBuiltServer(dataDir: string, environment: Environment = {}): Promise<BuiltServer> {
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

async function stoppedAfter<Result>(server: BuiltServer, work: (server: BuiltServer) => Promise<Result>): Promise<Result> {
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

async function stopped(child: ChildProcess): Promise<void> {
  const exit = once(child, 'exit')
  child.kill('SIGTERM')
  await exit
}

/** A port that is free at this moment. */
export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  server.close()
  await once(server, 'close')
  return port
}
