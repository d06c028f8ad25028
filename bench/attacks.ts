/** The memory of a server and its answers to others while clients ask for whole lists, or read no answer. */
import { execFileSync } from 'node:child_process'
import { setMaxListeners } from 'node:events'
import { connect } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { connectWithoutTimeLimits } from '../server/database/connect.ts'
import { insertManyEvents } from '../tests/support/listings/many-listings.ts'
import type { Measured } from './measurement.ts'
import { oneConnection } from './requests.ts'
import { withDatabase, withFilledServer, withServer, type BuiltServer } from './servers.ts'
import { million } from './uncached-answers.ts'

/** Runs until the signal is aborted. */
type Attack = (server: BuiltServer, signal: AbortSignal) => Promise<void>

interface Attacked {
  /** The maximum resident memory of the server, in MB. */
  readonly megabytes: number
  /** The slowest response of the list pages requested one after the other. */
  readonly slowestPageMs: number
  /** How many of these pages were refused: five hundred addresses can make others wait for longer than the server lets them. */
  readonly refusedPages: number
}

interface Site {
  readonly events: number
  readonly seconds: number
}

export async function memoryUnder(attack: Attack, site: Site): Promise<Measured> {
  const { megabytes, refusedPages } = await underAttack(attack, site)
  return { samples: [megabytes], note: `Refused pages of a list: ${refusedPages}.` }
}

export async function slowestPageUnder(attack: Attack, site: Site): Promise<Measured> {
  const { slowestPageMs, refusedPages } = await underAttack(attack, site)
  if (refusedPages > 0) throw new Error(`${refusedPages} pages were refused.`)
  return { samples: [slowestPageMs] }
}

/** So many callers of the whole list of events, of a million listings. */
export function memoryUnderMillion(callers: number): Promise<Measured> {
  return withFilledServer(million, async (server) => {
    let interrupted = 0
    const { megabytes } = await watched(server, 60, (of, signal) => eventCallers(callers, of, signal, () => (interrupted += 1)))
    return { samples: [megabytes], note: `Interrupted lists: ${interrupted}.` }
  })
}

/** Attacks a new server with many events of long texts for this time. */
function underAttack(attack: Attack, { events, seconds }: Site): Promise<Attacked> {
  return withDatabase(async ({ url }, environment) => {
    await fill(url, events)
    // Attackers can set their address.
    const trusting = { ...environment, LOG_LEVEL: 'fatal', TRUST_PROXY: 'loopback' }
    return withServer(trusting, (server) => watched(server, seconds, attack))
  })
}

async function fill(url: string, events: number): Promise<void> {
  const db = connectWithoutTimeLimits(url)
  await insertManyEvents(url, events, '2026-11-22')
  // The maximum length of a description, in two-byte characters.
  await sql`update listing set description = left(repeat('Φέρτε γάντια και νερό μαζί σας. ', 100), 2000) where id % 4 = 0`.execute(db)
  await db.destroy()
}

/** Attacks a running server for this time. */
async function watched(server: BuiltServer, seconds: number, attack: Attack): Promise<Attacked> {
  const over = new AbortController()
  const begun = attack(server, over.signal)
  // Awaited below; one that fails before would end the run.
  begun.catch(() => undefined)
  const send = oneConnection()
  const endsAt = performance.now() + seconds * 1_000
  let [megabytes, slowestPageMs, refusedPages] = [0, 0, 0]
  try {
    for (let page = 1; performance.now() < endsAt; page = (page % 50) + 1) {
      const { ms, status } = await send(`${server.url}/api/events/approved?limit=10&page=${page}`, { expected: [200, 503] })
      if (status === 503) refusedPages += 1
      slowestPageMs = Math.max(slowestPageMs, ms)
      megabytes = Math.max(megabytes, residentMegabytes(server.pid))
      await sleep(50)
    }
  } finally {
    // Otherwise its clients would connect again and again beside the measurements that follow.
    over.abort()
  }
  await begun
  return { megabytes, slowestPageMs, refusedPages }
}

/** `ps` counts in KiB, on Linux as on macOS. */
export function residentMegabytes(pid: number): number {
  return (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)]).toString()) * 1024) / 1e6
}

/** Callers of whole lists, each for a different period, who read at full speed. */
export function wholeLists(callers: number): Attack {
  return async ({ url }, signal) => {
    // Each fetch listens to the signal until it is garbage-collected.
    setMaxListeners(0, signal)
    let sent = 0
    const call = async (): Promise<void> => {
      while (!signal.aborted) {
        sent += 1
        const query = sent % 2 === 0 ? '' : `?expand=days&from=${new Date(Date.UTC(2024, 0, sent % 700)).toISOString().slice(0, 10)}`
        await fetch(`${url}/api/events/approved${query}`, { signal }).then(drained, () => sleep(100))
      }
    }
    await Promise.all(Array.from({ length: callers }, call))
  }
}

/** Also resolves if the response is interrupted. */
async function drained({ body, status }: Response): Promise<void> {
  await body?.pipeTo(new WritableStream()).catch(() => undefined)
  if (status !== 200) await sleep(100)
}

/** Each has an address of its own, so that the limit for one address does not refuse it. */
async function eventCallers(count: number, { url }: BuiltServer, signal: AbortSignal, onInterrupted: () => void): Promise<void> {
  setMaxListeners(0, signal)
  await Promise.all(Array.from({ length: count }, async (_, index) => {
    while (!signal.aborted) {
      try {
        const { body } = await fetch(`${url}/api/events/approved`, { signal, headers: { 'x-forwarded-for': `192.0.2.${index}` } })
        await body?.pipeTo(new WritableStream())
      } catch {
        if (!signal.aborted) onInterrupted()
      }
      await sleep(100)
    }
  }))
}

/** Clients that pipeline requests for a page of a list and read no response. */
export function unreadPipelines(connections: number): Attack {
  const requests = 'GET /api/events/approved?limit=100 HTTP/1.1\r\nhost: x\r\n\r\n'.repeat(2_000)
  return unreadAnswers(connections, () => requests)
}

/** Clients that read no response; they alternate a long list and one of a hundred short lists of some weeks. */
export function unreadLists(connections: number): Attack {
  return unreadAnswers(connections, (n) => {
    const from = new Date(Date.UTC(2026, 0, n % 100)).toISOString().slice(0, 10)
    const to = new Date(Date.UTC(2026, 1, n % 100)).toISOString().slice(0, 10)
    const query = n % 2 === 0 ? 'expand=days' : `from=${from}&to=${to}`
    return `GET /api/events/approved?${query} HTTP/1.1\r\nhost: x\r\nx-forwarded-for: 192.0.${n >> 8}.${n & 255}\r\n\r\n`
  })
}

/** Keeps this number of connections; `requestsOf` returns what the nth sends each time. */
function unreadAnswers(connections: number, requestsOf: (n: number) => string): Attack {
  return async ({ url }, signal) => {
    const { port, hostname } = new URL(url)
    setMaxListeners(0, signal)
    for (let n = 0; n < connections; n += 1) stay(Number(port), hostname, requestsOf(n), signal)
  }
}

/** Connects again when it is disconnected. */
function stay(port: number, host: string, requests: string, signal: AbortSignal): void {
  if (signal.aborted) return
  const socket = connect({ port, host }, () => socket.write(requests))
  const leave = () => void socket.destroy()
  socket.pause().on('error', () => undefined).once('close', () => {
    signal.removeEventListener('abort', leave)
    setTimeout(stay, 200, port, host, requests, signal)
  })
  signal.addEventListener('abort', leave)
}
