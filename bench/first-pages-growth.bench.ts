/** Claim: the uncached first pages of lists take at most 1.5 times as long with a million listings as with 10,000. */
import { withFilledServer } from './filled-server.ts'
import { firstPagesMs } from './first-answers.ts'
import { median, type Measurement } from './measurement.ts'

const rounds = 9
const turns = 10

export function measure(): Promise<Measurement> {
  return withFilledServer(10_000, (small) =>
    withFilledServer(1_000_000, async (large) => {
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
      const claim = 'Server: uncached first pages, 1,000,000 listings beside 10,000'
      return { claim, samples, atMost: 1.5, unit: '×', reference: null }
    }),
  )
}
