/** Claim: in a minute with 200 readers and 5 writers, the memory of the server grows by at most 20 MB after the first ten seconds. */
import { underLoad } from './load.ts'
import { median, type Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const { megabytes } = await underLoad()
  const [early, late] = [median(megabytes.slice(10, 20)), median(megabytes.slice(-10))]
  const note = `${early.toFixed(0)} MB, then ${late.toFixed(0)} MB; at most ${Math.max(...megabytes).toFixed(0)} MB.`
  return { claim: 'Server: growth of memory in a minute of load', samples: [late - early], atMost: 20, unit: 'MB', reference: null, note }
}
