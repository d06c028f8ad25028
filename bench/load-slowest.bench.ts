/** Claim: with 200 readers and 5 writers for 60 s, no request fails and 99 of 100 take at most 100 ms. */
import { underLoad } from './load.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const { readersMs, writersMs } = await underLoad()
  const all = [...readersMs, ...writersMs].sort((a, b) => a - b)
  const part = (share: number) => all[Math.floor(all.length * share)] ?? Number.NaN
  const note = [
    `${readersMs.length} reads and ${writersMs.length} writes, median ${part(0.5).toFixed(1)} ms,`,
    `slowest ${part(1 - 1 / all.length).toFixed(0)} ms; 100,000 listings; a reader pauses for 400 ms, a writer for 500.`,
  ].join(' ')
  const claim = 'Server: 200 readers and 5 writers, 99 % of requests'
  return { claim, samples: [part(0.99)], atMost: 100, unit: 'ms', reference: null, note }
}
