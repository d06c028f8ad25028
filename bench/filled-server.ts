/** Starts the built server on a database with invented listings, which is filled once for all benches of a run. */
import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { usedBuild } from '../tools/used-build.ts'
import { startBuiltServer, type BuiltServer } from './built-server.ts'

interface Filled {
  readonly dataDir: string
  /** How long `npm run generate` took, in seconds, with the first start of the database. */
  readonly seconds: number
}

/** The data folders of this run, by the number of listings. */
const folders = new Map<number, Promise<Filled>>()

/**
 * Runs the work with a server for this number of listings. A million takes minutes to fill, and 4 GB until the run ends. `environment`
 * adds to the configuration of the server.
 */
export async function withFilledServer<Result>(
  listings: number,
  work: (server: BuiltServer) => Promise<Result>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Result> {
  const { dataDir } = await filledOnce(listings)
  // Attackers can set their address.
  const server = await startBuiltServer(dataDir, { DEMO: '0', LOG_LEVEL: 'fatal', TRUST_PROXY: 'loopback', ...environment })
  try {
    return await work(server)
  } finally {
    await server.stop()
  }
}

/** Fills a database with this number of listings, unless an earlier bench of the run did. */
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
