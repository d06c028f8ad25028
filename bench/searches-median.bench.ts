/** Claim: with a million listings, half of all uncached searches take at most 20 ms. */
import { withFilledServer } from './filled-server.ts'
import type { Measurement } from './measurement.ts'
import { searchesMs } from './searches.ts'

const rounds = 5
const turns = 12

export function measure(): Promise<Measurement> {
  return withFilledServer(1_000_000, async (server) => {
    await searchesMs(server, -1)
    const samples: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const taken: number[] = []
      for (let turn = 0; turn < turns; turn += 1) taken.push(...(await searchesMs(server, round * turns + turn)))
      samples.push(taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.5)] ?? Number.NaN)
    }
    return { claim: 'Server: uncached searches, median of a million', samples, atMost: 20, unit: 'ms', reference: null }
  })
}
