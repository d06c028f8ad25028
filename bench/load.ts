/** A minute with 200 readers, four members and an administrator on a site of 100,000 listings. */
import { setTimeout } from 'node:timers/promises'
import { openForTask } from '../server/database/open-existing-database.ts'
import { insertUser } from '../server/store/account/users.ts'
import { hashPassword } from '../server/work/passwords.ts'
import { residentMegabytes } from './attacks.ts'
import { firstEvents, moderate, read, submit, type Account, type Waiting } from './load-people.ts'
import { median, once, quantile, type Measured } from './measurement.ts'
import { person } from './requests.ts'
import { withFilledServer, type BuiltServer } from './servers.ts'

interface LoadResult {
  readonly readersMs: readonly number[]
  readonly writersMs: readonly number[]
  /** The resident memory of the server, once a second. */
  readonly megabytes: readonly number[]
}

const listings = 100_000
const [readers, members] = [200, 4]
const seconds = 60
/** The first requests of a process are slow, and all readers come at once. */
const warmUpSeconds = 5

const password = 'olives-and-thyme'
const admin = { username: 'bench-admin', password }
const environment = {
  ADMIN_USERNAME: admin.username, ADMIN_EMAIL: 'bench-admin@example.org', ADMIN_PASSWORD: password, RATE_LIMIT_SCALE: '1000000',
}

/** Throws if a request fails. */
const underLoad = once(() => withFilledServer(listings, load, environment))

/** What 99 of 100 requests do not exceed. */
export async function requestsUnderLoad(): Promise<Measured> {
  const { readersMs, writersMs } = await underLoad()
  const note = [
    `${readersMs.length} requests of readers: ${spread(readersMs)}; ${writersMs.length} of four members and an administrator:`,
    `${spread(writersMs)}; ${listings.toLocaleString('en')} listings.`,
  ].join(' ')
  return { samples: [quantile([...readersMs, ...writersMs], 0.99)], note }
}

/** From the second ten seconds to the last ten. */
export async function growthUnderLoad(): Promise<Measured> {
  const { megabytes } = await underLoad()
  const [early, late] = [median(megabytes.slice(10, 20)), median(megabytes.slice(-10))]
  const note = `${early.toFixed(0)} MB, then ${late.toFixed(0)} MB; at most ${Math.max(...megabytes).toFixed(0)} MB.`
  return { samples: [late - early], note }
}

function spread(taken: readonly number[]): string {
  const [middle, most, slowest] = [0.5, 0.99, 1].map((share) => quantile(taken, share))
  return `median ${middle?.toFixed(1)} ms, 99 % ${most?.toFixed(0)} ms, slowest ${slowest?.toFixed(0)} ms`
}

async function load({ url, pid, dataDir }: BuiltServer): Promise<LoadResult> {
  const accounts = await insertMembers(dataDir)
  const found = { readersMs: [] as number[], writersMs: [] as number[], megabytes: [] as number[] }
  const events = await firstEvents(person(url, { coding: 'identity' }))
  const beginsAt = performance.now() + warmUpSeconds * 1000
  const isOver = () => performance.now() > beginsAt + seconds * 1000
  const recorder = (taken: number[]) => (number: number) => void (performance.now() > beginsAt && taken.push(number))
  const workOf = (taken: number[]) => ({ ask: person(url), isOver, record: recorder(taken) })
  const waiting: Waiting = []
  async function watch(): Promise<void> {
    for (; !isOver(); await setTimeout(1000)) recorder(found.megabytes)(residentMegabytes(pid))
  }
  await Promise.all([
    watch(),
    ...Array.from({ length: readers }, (_, number) => read(number, events, workOf(found.readersMs))),
    ...accounts.map((account, number) => submit(number, account, waiting, workOf(found.writersMs))),
    moderate(admin, waiting, workOf(found.writersMs)),
  ])
  return found
}

/** The database is that of a running server. */
async function insertMembers(dataDir: string): Promise<Account[]> {
  const { db, close } = await openForTask({ databaseUrl: null, dataDir })
  const accounts = Array.from({ length: members }, (_, number) => ({ username: `bench-member-${number}`, password }))
  const password_hash = await hashPassword(password)
  for (const { username } of accounts) await insertUser(db, { username, email: `${username}@example.org`, password_hash })
  await close()
  return accounts
}
