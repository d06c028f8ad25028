/** Others beside sixteen hostile readers, who ask for what is expensive at ever new addresses, on a site of 200,000 listings. */
import { setTimeout } from 'node:timers/promises'
import { nonTownNames } from '../domain/places/cities.ts'
import { addDays, athensToday } from '../domain/days/days.ts'
import { tagsOf } from '../domain/listing/tags.ts'
import cities from '../public/greekCities.json' with { type: 'json' }
import { residentMegabytes } from './attacks.ts'
import { firstEvents, read } from './load-people.ts'
import { once, quantile, type Measured } from './measurement.ts'
import { person, type Ask } from './requests.ts'
import { withFilledServer, type BuiltServer } from './servers.ts'

/** What others got beside the hostile readers of one kind. */
interface Beside {
  readonly kind: string
  readonly othersMs: readonly number[]
  /** The maximum resident memory of the server. */
  readonly megabytes: number
  /** How many answers the hostile readers got with each status. */
  readonly statuses: ReadonlyMap<number, number>
}

const listings = 200_000
const [hostile, others] = [16, 20]
const seconds = 12
/** The first requests of a process are slow. */
const warmUpSeconds = 4

/** What a failed request of others counts as. */
const refused = { ms: 10_000, status: 0, headers: {}, body: Buffer.from('') }

const today = athensToday(new Date())
const towns = cities.map(({ name }) => name.en).filter((name) => !nonTownNames.includes(name))
const allTags = tagsOf('event').map((tag) => `tag=${encodeURIComponent(tag)}`).join('&')

/** The addresses that the hostile readers of each kind request; the number never repeats. */
const kinds: Readonly<Record<string, (number: number, events: readonly number[]) => string>> = {
  'sitemap': (number) => `/sitemap/${number % 40}.xml?x=${number}`,
  'calendars': (number) => `/feeds/events.ics?${some('city', towns, 2, number)}`,
  'counts': (number) => `/api/events/counts?${some('city', towns, 40, number)}&from=${addDays(today, number % 300)}`,
  'days': (number) =>
    `/api/events/days?${window(number)}&${some('city', towns, 250, number)}&${allTags}&first=10&page=${(number % 90) + 10}`,
  'search of six words': (number) => `/api/search?q=ka+pa+ma+ta+sa+la&page=${(number % 900) + 1}&limit=${(number % 50) + 1}`,
  'late page of a search': (number) => `/api/search?q=ka&page=100&from=${addDays(today, -(number % 3000))}`,
  'late page of a list': (number) =>
    `/api/events/approved?${some('city', towns, 100, number)}&expand=days&limit=100&page=${(number % 900) + 100}`,
  'pictures': (number, events) => `/events/${events[number % events.length]}.png?lang=${number % 2 === 0 ? 'en' : 'el'}&x=${number}`,
}

function some(name: string, values: readonly string[], count: number, first: number): string {
  const step = 1 + (first % 5)
  const places = Array.from({ length: Math.min(count, values.length) }, (_, place) => (first * 7 + place * step) % values.length)
  const chosen = places.map((place) => values[place] ?? '')
  return [...new Set(chosen)].map((value) => `${name}=${encodeURIComponent(value)}`).join('&')
}

function window(number: number): string {
  const from = addDays(today, (number % 200) - 50)
  return `from=${from}&to=${addDays(from, 61)}`
}

const besideHostileReaders = once(() => withFilledServer(listings, measureKinds))

/** What 99 of 100 requests of others do not exceed beside the readers of the worst kind. */
export async function requestsBesideHostileReaders(): Promise<Measured> {
  const found = (await besideHostileReaders()).map(({ kind, othersMs, statuses }) => {
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    const slowest = quantile(othersMs, 0.99)
    return { slowest, note: `${kind} ${slowest.toFixed(0)} ms (${answers})` }
  })
  const note = `${found.map((each) => each.note).join('; ')}; ${listings.toLocaleString('en')} listings.`
  return { samples: [Math.max(...found.map(({ slowest }) => slowest))], note }
}

/** The maximum of all kinds. */
export async function memoryBesideHostileReaders(): Promise<Measured> {
  const beside = await besideHostileReaders()
  const note = beside.map(({ kind, megabytes }) => `${kind} ${megabytes.toFixed(0)}`).join(', ')
  return { samples: [Math.max(...beside.map(({ megabytes }) => megabytes))], note }
}

/** One kind after the other, on one server. */
async function measureKinds(server: BuiltServer): Promise<Beside[]> {
  const events = await firstEvents(person(server.url, { coding: 'identity' }))
  const found: Beside[] = []
  await readAs(others, server.url, events, until(warmUpSeconds), () => undefined)
  for (const [kind, address] of Object.entries(kinds)) {
    found.push(await besideKind(server, kind, (number) => address(number, events), events))
  }
  return found
}

async function besideKind(
  { url, pid }: BuiltServer,
  kind: string,
  address: (number: number) => string,
  events: readonly number[],
): Promise<Beside> {
  const isOver = until(seconds)
  const othersMs: number[] = []
  const statuses = new Map<number, number>()
  let [megabytes, asked] = [0, 0]
  async function ask(network: number): Promise<void> {
    while (!isOver()) {
      const response = await fetch(url + address((asked += 1)), { headers: { 'x-forwarded-for': `198.51.100.${network}` } })
      await response.arrayBuffer()
      statuses.set(response.status, (statuses.get(response.status) ?? 0) + 1)
    }
  }
  async function watch(): Promise<void> {
    for (; !isOver(); await setTimeout(250)) megabytes = Math.max(megabytes, residentMegabytes(pid))
  }
  await Promise.all([
    watch(),
    ...Array.from({ length: hostile }, (_, network) => ask(network)),
    readAs(others, url, events, isOver, (ms) => void othersMs.push(ms)),
  ])
  return { kind, othersMs, megabytes, statuses }
}

/** Reads as so many visitors do, each from an address of their own. */
async function readAs(
  count: number,
  url: string,
  events: readonly number[],
  isOver: () => boolean,
  record: (ms: number) => void,
): Promise<void> {
  await Promise.all(Array.from({ length: count }, (_, number) => {
    const reader = person(url, { address: `203.0.113.${number}` })
    const patient: Ask = (...request) => reader(...request).catch(() => refused)
    return read(number, events, { ask: patient, isOver, record })
  }))
}

function until(seconds: number): () => boolean {
  const endsAt = performance.now() + seconds * 1000
  return () => performance.now() > endsAt
}
