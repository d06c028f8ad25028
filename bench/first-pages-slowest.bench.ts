/** Claim: with a million listings, 99 of 100 uncached first pages of lists take at most 10 ms. */
import { withFilledServer } from './filled-server.ts'
import { firstPagesMs } from './first-answers.ts'
import { median, type Measurement } from './measurement.ts'

const rounds = 5
const turns = 20

export function measure(): Promise<Measurement> {
  return withFilledServer(1_000_000, async (server) => {
    await firstPagesMs(server, -1)
    const samples: number[] = []
    const medians: number[] = []
    for (let round = 0; round < rounds; round += 1) {
      const taken: number[] = []
      for (let turn = 0; turn < turns; turn += 1) taken.push(...(await firstPagesMs(server, round * turns + turn)))
      samples.push(taken.toSorted((a, b) => a - b)[Math.floor(taken.length * 0.99)] ?? Number.NaN)
      medians.push(median(taken))
    }
    const note = `The median is ${median(medians).toFixed(1)} ms.`
    return { claim: 'Server: uncached first pages, 99 % of a million', samples, atMost: 10, unit: 'ms', reference: null, note }
  })
}
