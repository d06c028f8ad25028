/** Claim: beside sixteen hostile readers of any kind, 99 of 100 requests of others take at most 300 ms, with 200,000 listings. */
import { besideHostileReaders, listings } from './hostile-readers.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const found = (await besideHostileReaders()).map(({ kind, othersMs, statuses }) => {
    const answers = [...statuses].map(([status, count]) => `${count} × ${status}`).join(', ')
    return { p99: mostOf99(othersMs), note: `${kind} ${mostOf99(othersMs).toFixed(0)} ms (${answers})` }
  })
  const note = `${found.map((each) => each.note).join('; ')}; ${listings.toLocaleString('en')} listings.`
  const slowest = Math.max(...found.map(({ p99 }) => p99))
  return { claim: 'Server: others beside 16 hostile readers, 99 %', samples: [slowest], atMost: 300, unit: 'ms', reference: null, note }
}

/** What 99 of 100 do not exceed. */
function mostOf99(taken: readonly number[]): number {
  return taken.toSorted((a, b) => a - b)[Math.ceil(taken.length * 0.99) - 1] ?? Number.NaN
}
