/** Attacks a built server with many events of long texts, and measures its memory and its response time for others. */
import { execFileSync } from 'node:child_process'
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { sql } from 'kysely'
import { connectWithoutTimeLimits } from '../server/database/connect.ts'
import { insertManyEvents } from '../tests/support/listings/many-listings.ts'
import { cloneDatabase, startTestCluster } from '../tests/support/servers/test-cluster.ts'
import { startBuiltServer, withDataFolder, type BuiltServer } from './built-server.ts'
import { timedRequest } from './timed-request.ts'

interface Attacked {
  /** The maximum resident memory of the server, in MB. */
  readonly megabytes: number
  /** The slowest response of the list pages requested one after the other. */
  readonly slowestPageMs: number
}

type Attack = (server: BuiltServer, signal: AbortSignal) => Promise<void>

const environment = {
  DEMO: '0',
  JWT_SECRET: 'a secret that only benches know, and nobody else',
  LOG_LEVEL: 'fatal',
  // Attackers can set their address.
  TRUST_PROXY: 'loopback',
}

/** Runs the attack for this time, then aborts its signal. */
export async function underAttack(
  { events, seconds }: { readonly events: number; readonly seconds: number },
  attack: Attack,
): Promise<Attacked> {
  const cluster = await startTestCluster()
  try {
    const database = await cloneDatabase(cluster.adminUrl)
    await fill(database.url, events)
    const found = await withDataFolder(async (dataDir) => {
      const server = await startBuiltServer(dataDir, { ...environment, DATABASE_URL: database.url })
      try {
        return await watched(server, seconds, attack)
      } finally {
        await server.stop()
      }
    })
    await database.close()
    return found
  } finally {
    await cluster.stop()
  }
}

async function fill(url: string, events: number): Promise<void> {
  const db = connectWithoutTimeLimits(url)
  await insertManyEvents(url, events, '2026-11-22')
  // The maximum length of a description, in two-byte characters.
  await sql`update listing set description = left(repeat('Φέρτε γάντια και νερό μαζί σας. ', 100), 2000) where id % 4 = 0`.execute(db)
  await db.destroy()
}

/** Attacks a running server for this time. */
export async function watched(server: BuiltServer, seconds: number, attack: Attack): Promise<Attacked> {
  const over = new AbortController()
  const begun = attack(server, over.signal)
  // Awaited below; one that fails before would end the run.
  begun.catch(() => undefined)
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const endsAt = performance.now() + seconds * 1_000
  let [megabytes, slowestPageMs] = [0, 0]
  for (let page = 1; performance.now() < endsAt; page = (page % 50) + 1) {
    const { ms } = await timedRequest(`${server.url}/api/events/approved?limit=10&page=${page}`, { agent })
    slowestPageMs = Math.max(slowestPageMs, ms)
    megabytes = Math.max(megabytes, residentMegabytes(server.pid))
    await setTimeout(50)
  }
  over.abort()
  agent.destroy()
  await begun
  return { megabytes, slowestPageMs }
}

/** `ps` counts in KiB, on Linux as on macOS. */
export function residentMegabytes(pid: number): number {
  return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) * 1024) / 1e6
}
