/** Claim: with 200 readers and 5 writers for 60 s, no request fails and 99 of 100 take at most 100 ms. */
import { listings, underLoad } from './load.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const { readersMs, writersMs } = await underLoad()
  const note = [
    `${readersMs.length} requests of readers: ${spread(readersMs)}; ${writersMs.length} of four members and an administrator:`,
    `${spread(writersMs)}; ${listings.toLocaleString('en')} listings.`,
  ].join(' ')
  const claim = 'Server: 200 readers and 5 writers, 99 % of requests'
  return { claim, samples: [part([...readersMs, ...writersMs], 0.99)], atMost: 100, unit: 'ms', reference: null, note }
}

function spread(taken: readonly number[]): string {
  return `median ${part(taken, 0.5).toFixed(1)} ms, 99 % ${part(taken, 0.99).toFixed(0)} ms, slowest ${part(taken, 1).toFixed(0)} ms`
}

/** The number that this share of them does not exceed. */
function part(taken: readonly number[], share: number): number {
  return taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * share) - 1] ?? Number.NaN
}
