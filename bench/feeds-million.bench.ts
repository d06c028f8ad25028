/** Claim: with a million listings, feeds and open data that nobody has asked for take at most 50 ms. */
import { Agent } from 'node:http'
import { withFilledServer } from './filled-server.ts'
import { median, type Measurement } from './measurement.ts'
import { timedRequest } from './timed-request.ts'

const rounds = 5

const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const towns = ['Athens', 'Thessaloniki', 'Patras', 'Heraklion', 'Chania', 'Volos', 'Ioannina']

/** Each has another address for each number, so that none is in the cache. */
const feeds: Readonly<Record<string, (number: number) => string>> = {
  'atom': (number) => `/feeds/events.atom?limit=${90 + number}`,
  'json': (number) => `/feeds/shops.json?limit=${90 + number}`,
  'calendar of 500 events': (number) => `/feeds/events.ics?city=${towns[number]}`,
  'open data': (number) => `/open-data/listings.json?limit=100&cursor=${1000 * number + 1}`,
  'table of 500': (number) => `/open-data/listings.csv?limit=500&cursor=${1000 * number + 1}`,
}

export function measure(): Promise<Measurement> {
  return withFilledServer(1_000_000, async (server) => {
    const medians: number[] = []
    const words: string[] = []
    for (const [name, pathOf] of Object.entries(feeds)) {
      const samples: number[] = []
      for (let round = 0; round <= rounds; round += 1) samples.push((await timedRequest(server.url + pathOf(round), { agent })).ms)
      // The first loads code and plans.
      const middle = median(samples.slice(1))
      medians.push(middle)
      words.push(`${name} ${middle.toFixed(1)} (first ${samples[0]?.toFixed(0)})`)
    }
    const note = `In ms: ${words.join(', ')}.`
    const claim = 'Server: uncached feeds and open data, the slowest of a million'
    return { claim, samples: [Math.max(...medians)], atMost: 50, unit: 'ms', reference: null, note }
  })
}
