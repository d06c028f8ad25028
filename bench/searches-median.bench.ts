/** Claim: with a million listings, half of all uncached searches take at most 20 ms. */
import type { Measurement } from './measurement.ts'
import { searchQuantilesMs, words } from './searches.ts'

export async function measure(): Promise<Measurement> {
  const samples = await searchQuantilesMs(words, 0.5)
  return { claim: 'Server: uncached searches, median of a million', samples, atMost: 20, unit: 'ms', reference: null }
}
