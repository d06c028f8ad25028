/** What readers, members and an administrator do on a site, again and again until `isOver`. */
import { setTimeout } from 'node:timers/promises'
import { addDays, athensToday } from '../domain/days/days.ts'
import { typeRegistry } from '../domain/listing/listing.ts'
import { Random, weightedPick } from '../server/generate/random.ts'
import type { Ask } from './requests.ts'

interface Work {
  readonly ask: Ask
  readonly isOver: () => boolean
  readonly record: (ms: number) => void
}

/** The ids of listings that members have submitted and the administrator has not approved yet. */
export type Waiting = number[]

export interface Account {
  readonly username: string
  readonly password: string
}

/** A reader looks at what came before asking again, and a member types. */
const [readerPauseMs, memberPauseMs] = [400, 500]
/** Nearly each request of an administrator changes public lists, and so discards the cached ones. */
const adminPauseMs = 200
/** How many submissions follow one sign-in. */
const submissionsOfVisit = 3

const today = athensToday(new Date())
const towns = ['Athens', 'Thessaloniki', 'Patras', 'Chania', 'Volos', 'Zografou']
const tags = ['Cleanup', 'Workshop', 'Activism', 'Art']
const segments = Object.values(typeRegistry).map(({ segment }) => segment)

/** What the screens of the web app request, by how often. */
const address = weightedPick<(random: Random, events: readonly number[]) => string>([
  [() => '/', 10],
  [() => '/config.json', 2],
  [() => `/api/events/approved?from=${today}&limit=5&page=1`, 10],
  [() => `/api/events/towns?from=${today}&limit=10`, 10],
  [(random) => month(random.pick([0, 31, 61])), 15],
  [(random) => `/api/${random.pick(segments)}/approved?from=${today}&limit=10&page=${random.integer(1, 3)}`, 20],
  [(random) => `/api/events/approved?city=${random.pick(towns)}&from=${today}&expand=days&limit=10&page=1`, 10],
  [(random) => `/api/events/approved?tag=${random.pick(tags)}&from=${today}&limit=10&page=1`, 8],
  [(random, events) => `/api/events/${random.pick(events)}`, 15],
])

function month(daysFromNow: number): string {
  const from = addDays(today, daysFromNow - 21)
  return `/api/events/days?from=${from}&to=${addDays(from, 41)}&first=16&page=1`
}

/** The ids of a hundred events. */
export async function firstEvents(ask: Ask): Promise<number[]> {
  const { body } = await ask('GET', `/api/events/approved?from=${today}&limit=100&page=1`)
  return (JSON.parse(body.toString()) as { id: number }[]).map(({ id }) => id)
}

/** Sends ETags as a browser does. The number of the reader determines what is read. */
export async function read(number: number, events: readonly number[], { ask, isOver, record }: Work): Promise<void> {
  const random = new Random(1, number)
  const etags = new Map<string, string>()
  await setTimeout(random.next() * readerPauseMs)
  while (!isOver()) {
    const path = address(random)(random, events)
    const { ms, headers } = await ask('GET', path, { etag: etags.get(path) })
    if (headers.etag) etags.set(path, headers.etag)
    record(ms)
    await setTimeout(readerPauseMs)
  }
}

/** Signs in, submits some events and changes each of them, then signs in again. */
export async function submit(number: number, account: Account, waiting: Waiting, work: Work): Promise<void> {
  const random = new Random(2, number)
  while (!work.isOver()) {
    const signed = await signIn(account, work)
    for (let turn = 0; turn < submissionsOfVisit && !work.isOver(); turn += 1) {
      const body = walk(random)
      const made = await paused(memberPauseMs, work, (ask) => ask('POST', '/api/events', { ...signed, body }))
      const { id } = JSON.parse(made.body.toString()) as { id: number }
      const changed = { ...body, title: `${body.title}, at nine` }
      await paused(memberPauseMs, work, (ask) => ask('PUT', `/api/my/listings/${id}`, { ...signed, body: changed }))
      waiting.push(id)
    }
  }
}

/** Approves what waits; of what was approved, deletes the oldest and changes the latest. */
export async function moderate(account: Account, waiting: Waiting, work: Work): Promise<void> {
  const random = new Random(3, 0)
  const approved: number[] = []
  const signed = await signIn(account, work)
  const change = (method: string, path: string, body?: object) =>
    paused(adminPauseMs, work, (ask) => ask(method, `/api/events/${path}`, { ...signed, ...(body && { body }) }))
  while (!work.isOver()) {
    await paused(adminPauseMs, work, (ask) => ask('GET', '/api/listings?approved=false&limit=10', signed))
    for (const id of waiting.splice(0)) {
      await change('PUT', `${id}/approve`)
      approved.push(id)
    }
    const [oldest, latest] = [approved.shift(), approved.at(-1)]
    if (oldest !== undefined) await change('DELETE', String(oldest))
    if (latest !== undefined) await change('PUT', String(latest), walk(random))
  }
}

async function signIn(account: Account, work: Work): Promise<{ token: string }> {
  const { body } = await paused(memberPauseMs, work, (ask) => ask('POST', '/auth/login', { body: account }))
  return { token: (JSON.parse(body.toString()) as { token: string }).token }
}

async function paused(pauseMs: number, { ask, record }: Work, send: (ask: Ask) => ReturnType<Ask>): ReturnType<Ask> {
  await setTimeout(pauseMs)
  const response = await send(ask)
  record(response.ms)
  return response
}

function walk(random: Random) {
  const startDate = addDays(today, random.integer(0, 60))
  return {
    title: `Walk ${random.integer(1, 1_000_000)}`, description: 'We meet at the square.', city: random.pick(towns),
    startDate, endDate: addDays(startDate, 2), tags: [{ name: random.pick(tags) }],
  }
}
