/** Searches that no request has had before, so that none is cached. */
import { Agent } from 'node:http'
import { addDays, athensToday } from '../domain/days/days.ts'
import type { BuiltServer } from './built-server.ts'
import { withFilledServer } from './filled-server.ts'
import { timedRequest } from './timed-request.ts'

/** One connection for all requests, as a browser keeps it. */
const agent = new Agent({ keepAlive: true, maxSockets: 1 })

const today = athensToday(new Date())

/** Of the invented listings: frequent and rare words, in no listing, unfinished, with an error, and in both scripts. */
export const words = [
  'cleanup', 'water', 'athens', 'αθήνα', 'vegan', 'stargazing', 'zografou', 'xylophone', 'qwertyuiop', 'be', 'pa', 'κα', 'th', 'claenup',
  'zografuo', 'παραλλία', 'xania', 'kathar', 'glyptika',
]

/** Several words of which each is frequent. */
export const severalWords = ['beach cleanup', 'beach cleanup athens', 'tree planting no 7', 'vegan water']

/** One request for each text; another `number` asks from another day, which makes each address a new one. */
async function searchesMs(server: BuiltServer, texts: readonly string[], number: number): Promise<number[]> {
  const taken: number[] = []
  for (const text of texts) {
    const query = new URLSearchParams({ q: text, from: addDays(today, number), limit: '10' })
    taken.push((await timedRequest(`${server.url}/api/search?${query}`, { agent })).ms)
  }
  return taken
}

const rounds = 5
const turns = 12

/** With a million listings, for each round the time within which this share of its searches is answered. */
export function searchQuantilesMs(texts: readonly string[], share: number): Promise<number[]> {
  return withFilledServer(1_000_000, async (server) => {
    await searchesMs(server, texts, -1)
    const quantiles: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const taken: number[] = []
      for (let turn = 0; turn < turns; turn += 1) taken.push(...(await searchesMs(server, texts, round * turns + turn)))
      quantiles.push(taken.toSorted((a, b) => a - b)[Math.floor(taken.length * share)] ?? Number.NaN)
    }
    return quantiles
  })
}
