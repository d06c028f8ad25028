/** A minute with 200 readers, four members and an administrator on a site of 100,000 listings. */
import { setTimeout } from 'node:timers/promises'
import { openForTask } from '../server/database/open-existing-database.ts'
import { insertUser } from '../server/store/account/users.ts'
import { hashPassword } from '../server/work/passwords.ts'
import { residentMegabytes } from './attacked-server.ts'
import type { BuiltServer } from './built-server.ts'
import { withFilledServer } from './filled-server.ts'
import { person } from './load-client.ts'
import { firstEvents, moderate, read, submit, type Account, type Waiting } from './load-people.ts'

interface LoadResult {
  readonly readersMs: readonly number[]
  readonly writersMs: readonly number[]
  /** The resident memory of the server, once a second. */
  readonly megabytes: readonly number[]
}

export const listings = 100_000
const [readers, members] = [200, 4]
const seconds = 60
/** The first requests of a process are slow, and all readers come at once. */
const warmUpSeconds = 5

const password = 'olives-and-thyme'
const admin = { username: 'bench-admin', password }
const environment = {
  ADMIN_USERNAME: admin.username, ADMIN_EMAIL: 'bench-admin@example.org', ADMIN_PASSWORD: password, RATE_LIMIT_SCALE: '1000000',
}

let result: Promise<LoadResult> | null = null

/** Measured once for all benches of a run. Throws if a request fails. */
export function underLoad(): Promise<LoadResult> {
  return (result ??= withFilledServer(listings, measure, environment))
}

async function measure({ url, pid, dataDir }: BuiltServer): Promise<LoadResult> {
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
