/** Answers that no request has had before, so that none is cached, mostly of a site with a million listings. */
import { addDays, athensToday } from '../domain/days/days.ts'
import { listingPagePath } from '../domain/listing/listing-page.ts'
import { listingTypes, typeRegistry } from '../domain/listing/listing.ts'
import { median, quantile, type Measured } from './measurement.ts'
import { oneConnection } from './requests.ts'
import { withFilledServer, type BuiltServer } from './servers.ts'

export const million = 1_000_000

const send = oneConnection()

const today = athensToday(new Date())

/** The times of some answers, one after the other; another number asks for others. */
type Answers = (server: BuiltServer, number: number) => Promise<number[]>

interface Quantile {
  readonly share: number
  readonly rounds: number
  /** How often all answers are requested in a round. */
  readonly turns: number
}

/** For each round the time within which this share of the answers comes. */
function quantilesMs(answers: Answers, { share, rounds, turns }: Quantile): Promise<{ quantiles: number[]; medians: number[] }> {
  return withFilledServer(million, async (server) => {
    await answers(server, -1)
    const [quantiles, medians]: [number[], number[]] = [[], []]
    for (let round = 0; round < rounds; round += 1) {
      const taken: number[] = []
      for (let turn = 0; turn < turns; turn += 1) taken.push(...(await answers(server, round * turns + turn)))
      quantiles.push(quantile(taken, share))
      medians.push(median(taken))
    }
    return { quantiles, medians }
  })
}

/** The first pages of lists by type, town, region, tag and cost, from a day, which also makes each address a new one. */
const firstPages = [
  'events/approved?', 'events/approved?expand=days&', 'events/approved?city=Athens&', 'events/approved?city=Zografou&',
  'events/approved?tag=Cleanup&', 'events/approved?tag=Activism&', 'events/approved?tag=Green+Tech&',
  'events/approved?city=Athens&tag=Cleanup&', 'events/approved?free=true&', 'events/approved?free=true&city=Zografou&',
  'events/approved?free=true&tag=Green+Tech&', 'events/approved?free=true&city=Athens&tag=Cleanup&expand=days&',
  'events/approved?region=attica&', 'events/approved?region=crete&expand=days&', 'events/approved?region=attica&tag=Cleanup&free=true&',
  'shops/approved?region=attica&tag=Food&', 'shops/approved?', 'shops/approved?city=Athens&', 'shops/approved?tag=Food&',
  'volunteers/approved?', 'dine/approved?', 'dine/approved?tag=Raw&',
]

const firstPagesMs: Answers = async (server, number) => {
  const taken: number[] = []
  for (const list of firstPages) taken.push((await send(`${server.url}/api/${list}limit=10&from=${addDays(today, number)}`)).ms)
  return taken
}

/** What 99 of 100 first pages do not exceed. */
export async function slowestFirstPages(): Promise<Measured> {
  const { quantiles, medians } = await quantilesMs(firstPagesMs, { share: 0.99, rounds: 5, turns: 20 })
  return { samples: quantiles, note: `The median is ${median(medians).toFixed(1)} ms.` }
}

/** The ratios of first pages of a million listings to those of 10,000. */
export function growthOfFirstPages(): Promise<Measured> {
  const [rounds, turns] = [9, 10]
  return withFilledServer(10_000, (small) =>
    withFilledServer(million, async (large) => {
      await Promise.all([small, large].map((server) => firstPagesMs(server, -1)))
      const samples: number[] = []
      for (let round = 0; round < rounds; round += 1) {
        const taken = { small: [] as number[], large: [] as number[] }
        // In turns, so that other work on the machine slows both.
        for (let turn = 0; turn < turns; turn += 1) {
          taken.small.push(...(await firstPagesMs(small, round * turns + turn)))
          taken.large.push(...(await firstPagesMs(large, round * turns + turn)))
        }
        samples.push(median(taken.large) / median(taken.small))
      }
      return { samples }
    }),
  )
}

/** Words searched in the invented listings: frequent, rare, in no listing, unfinished, with an error, and in both scripts. */
export const words = [
  'cleanup', 'water', 'athens', 'αθήνα', 'vegan', 'stargazing', 'zografou', 'xylophone', 'qwertyuiop', 'be', 'pa', 'κα', 'th', 'claenup',
  'zografuo', 'παραλλία', 'xania', 'kathar', 'glyptika',
]

/** Several words of which each is frequent. Most of the time is the exact total, for which the index intersects the listings of each. */
export const severalWords = ['beach cleanup', 'beach cleanup athens', 'tree planting no 7', 'vegan water']

/** The time within which this share of the searches for these texts is answered; each turn asks from another day. */
export async function searches(texts: readonly string[], share: number): Promise<Measured> {
  const searchesMs: Answers = async (server, number) => {
    const taken: number[] = []
    for (const text of texts) {
      const query = new URLSearchParams({ q: text, from: addDays(today, number), limit: '10' })
      taken.push((await send(`${server.url}/api/search?${query}`)).ms)
    }
    return taken
  }
  const { quantiles } = await quantilesMs(searchesMs, { share, rounds: 5, turns: 12 })
  return { samples: quantiles }
}

/** Days of a calendar's month over all towns, with as many events as the web app asks for. Throws if an answer is larger than the bound. */
export function calendarMonths(listings: number, { maxKilobytes }: { readonly maxKilobytes: number }): Promise<Measured> {
  const [warmUps, months] = [5, 60]
  return withFilledServer(listings, async (server) => {
    const samples: number[] = []
    let largest = 0
    for (let number = -warmUps; number < months; number += 1) {
      // A window of 42 days around today.
      const from = addDays(today, number * 3 - 90)
      const { ms, body } = await send(`${server.url}/api/events/days?from=${from}&to=${addDays(from, 41)}&first=16&page=1`)
      if (number >= 0) samples.push(ms)
      largest = Math.max(largest, body.length / 1000)
    }
    if (largest > maxKilobytes) throw new Error(`A month has ${largest} kB, more than ${maxKilobytes}.`)
    return { samples, note: `The largest has ${largest.toFixed(1)} kB, uncompressed.` }
  })
}

/** The towns of calendars, whose lists end on different days after that of the last event. */
const towns = ['Athens', 'Thessaloniki', 'Patras', 'Heraklion', 'Chania', 'Volos', 'Ioannina', 'Larissa', 'Kavala', 'Serres']

/** Each has another address for each number. */
const feedPaths: Readonly<Record<string, (number: number) => string>> = {
  'atom': (number) => `/feeds/events.atom?limit=${40 + number}`,
  'json': (number) => `/feeds/shops.json?limit=${40 + number}`,
  'calendar of 500 events': (number) => `/feeds/events.ics?city=${towns[number % towns.length]}&to=${addDays('2190-01-01', number)}`,
  'open data': (number) => `/open-data/listings.json?limit=100&cursor=${1000 * number + 1}`,
  'table of 500': (number) => `/open-data/listings.csv?limit=500&cursor=${1000 * number + 1}`,
}

/** The slowest of the feeds and of the open data, by their medians. */
export function feeds(): Promise<Measured> {
  // The first load code and plans, and run before V8 has compiled what is run often.
  const [warmUps, rounds] = [30, 30]
  return withFilledServer(million, async (server) => {
    const medians: number[] = []
    const notes: string[] = []
    for (const [name, pathOf] of Object.entries(feedPaths)) {
      const samples: number[] = []
      for (let round = 0; round < warmUps + rounds; round += 1) samples.push((await send(server.url + pathOf(round))).ms)
      const middle = median(samples.slice(warmUps))
      medians.push(middle)
      notes.push(`${name} ${middle.toFixed(1)} (first ${samples[0]?.toFixed(0)})`)
    }
    return { samples: [Math.max(...medians)], note: `In ms: ${notes.join(', ')}.` }
  })
}

export function listingPages(): Promise<Measured> {
  const rounds = 5
  return withFilledServer(million, async (server) => {
    await listingPagesMs(server, 1)
    const samples: number[] = []
    for (let round = 0; round < rounds; round += 1) samples.push(median(await listingPagesMs(server, round + 2)))
    return { samples }
  })
}

/** The pages of ten listings of each type; each page of a list has other listings. */
const listingPagesMs: Answers = async (server, page) => {
  const taken: number[] = []
  for (const type of listingTypes) {
    const { body } = await send(`${server.url}/api/${typeRegistry[type].segment}/approved?limit=10&page=${page}`)
    for (const listing of JSON.parse(body.toString()) as { id: number; title: string }[]) {
      taken.push((await send(server.url + listingPagePath(type, listing), { headers: { 'accept-encoding': 'br' } })).ms)
    }
  }
  return taken
}
