/** Claim: with sixteen hostile readers of each kind, one kind after the other, a server with 200,000 listings uses at most 300 MB. */
import { besideHostileReaders } from './hostile-readers.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const megabytes = (await besideHostileReaders()).map((each) => each.megabytes)
  return { claim: 'Server: memory with 16 hostile readers', samples: [Math.max(...megabytes)], atMost: 300, unit: 'MB', reference: null }
}
