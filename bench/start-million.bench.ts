/** Claim: with a million listings, the first request is answered within 1.5 s of the start. */
import { withFilledServer } from './filled-server.ts'
import type { Measurement } from './measurement.ts'

const starts = 3

export async function measure(): Promise<Measurement> {
  const samples: number[] = []
  for (let start = 0; start < starts; start += 1) {
    samples.push(await withFilledServer(1_000_000, async ({ startedInSeconds }) => startedInSeconds))
  }
  return { claim: 'Server: start to first answer, a million listings', samples, atMost: 1.5, unit: 's', reference: null }
}
