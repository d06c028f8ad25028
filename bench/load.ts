/** A minute with 200 readers and 5 writers on a site of 100,000 listings. */
import { Agent } from 'node:http'
import { setTimeout } from 'node:timers/promises'
import { addDays, athensToday } from '../domain/days.ts'
import { residentMegabytes } from './attacked-server.ts'
import type { BuiltServer } from './built-server.ts'
import { withFilledServer } from './filled-server.ts'
import { timedRequest } from './timed-request.ts'

export interface LoadResult {
  readonly readersMs: readonly number[]
  readonly writersMs: readonly number[]
  /** The resident memory of the server, once a second. */
  readonly megabytes: readonly number[]
}

const listings = 100_000
const [readers, writers] = [200, 5]
const seconds = 60
/** The first requests of a process are slow, and all readers come at once. */
const warmUpSeconds = 5
/** A reader looks at what came before asking again, and a writer types. */
const [readerPauseMs, writerPauseMs] = [400, 500]

const admin = { username: 'bench-admin', password: 'olives-and-thyme' }
const environment = {
  ADMIN_USERNAME: admin.username, ADMIN_EMAIL: 'bench-admin@example.org', ADMIN_PASSWORD: admin.password, RATE_LIMIT_SCALE: '1000000',
}

const today = athensToday(new Date())
const towns = ['Athens', 'Thessaloniki', 'Patras', 'Chania', 'Volos', 'Zografou']
const tags = ['Cleanup', 'Workshop', 'Activism', 'Art']

/** What screens ask for: every town, tag and page is another address. */
const addresses = [
  '/', '/config.json',
  `/api/events/approved?from=${today}&limit=5&page=1`,
  `/api/events/towns?from=${today}&limit=10`,
  ...[0, 31, 61].map((days) => {
    const from = addDays(today, days - 21)
    return `/api/events/days?from=${from}&to=${addDays(from, 41)}&first=16&page=1`
  }),
  ...['events', 'shops', 'volunteers', 'dine'].flatMap((segment) =>
    [1, 2, 3].map((page) => `/api/${segment}/approved?from=${today}&limit=10&page=${page}`)),
  ...towns.map((town) => `/api/events/approved?city=${town}&from=${today}&expand=days&limit=10&page=1`),
  ...tags.map((tag) => `/api/events/approved?tag=${tag}&from=${today}&limit=10&page=1`),
]

let result: Promise<LoadResult> | null = null

/** Measured once for all benches of a run. Throws if a request fails. */
export function underLoad(): Promise<LoadResult> {
  return (result ??= withFilledServer(listings, measure, environment))
}

async function measure(server: BuiltServer): Promise<LoadResult> {
  const found = { readersMs: [] as number[], writersMs: [] as number[], megabytes: [] as number[] }
  const beginsAt = performance.now() + warmUpSeconds * 1000
  const isOver = () => performance.now() > beginsAt + seconds * 1000
  const record = (taken: number[], ms: number) => performance.now() > beginsAt && taken.push(ms)
  const ask = asker(server.url)
  const { token } = JSON.parse((await ask('POST', '/auth/login', { body: admin })).body.toString()) as { token: string }

  async function read(reader: number): Promise<void> {
    const etags = new Map<string, string>()
    await setTimeout((reader / readers) * readerPauseMs)
    for (let turn = reader; !isOver(); turn += 7) {
      const address = addresses[turn % addresses.length] ?? '/'
      const { ms, headers } = await ask('GET', address, { etag: etags.get(address) })
      if (headers.etag) etags.set(address, headers.etag)
      record(found.readersMs, ms)
      await setTimeout(readerPauseMs)
    }
  }

  async function write(writer: number): Promise<void> {
    for (let turn = 0; !isOver(); turn += 1) {
      const body = {
        title: `Walk ${writer}-${turn}`, description: 'We meet at the square.', city: towns[turn % towns.length],
        startDate: addDays(today, turn % 60), endDate: addDays(today, (turn % 60) + 2), tags: [{ name: 'Cleanup' }],
      }
      const made = await ask('POST', '/api/events', { body, token })
      const path = `/api/events/${(JSON.parse(made.body.toString()) as { id: number }).id}`
      const changes = [
        () => ask('PUT', path, { body: { ...body, title: `${body.title}, at nine` }, token }),
        () => ask('PUT', `${path}/approve`, { token }),
        ...(turn % 2 === 0 ? [] : [() => ask('DELETE', path, { token })]),
      ]
      record(found.writersMs, made.ms)
      for (const change of changes) {
        await setTimeout(writerPauseMs)
        record(found.writersMs, (await change()).ms)
      }
    }
  }

  async function watch(): Promise<void> {
    for (; !isOver(); await setTimeout(1000)) record(found.megabytes, residentMegabytes(server.pid))
  }

  await Promise.all([
    watch(),
    ...Array.from({ length: readers }, (_, reader) => read(reader)),
    ...Array.from({ length: writers }, (_, writer) => write(writer)),
  ])
  return found
}

interface Asked {
  readonly body?: object
  readonly token?: string
  readonly etag?: string | undefined
}

/** One connection for each reader and writer. A 304 is expected where an ETag is sent. */
function asker(url: string) {
  const agent = new Agent({ keepAlive: true, maxSockets: readers + writers })
  return (method: string, path: string, { body, token, etag }: Asked) =>
    timedRequest(url + path, {
      agent, method, body,
      expected: etag ? [200, 304] : [200],
      headers: { 'accept-encoding': 'br', ...(token && { authorization: `Bearer ${token}` }), ...(etag && { 'if-none-match': etag }) },
    })
}
