/** Measures uncached months of the calendar. */
import { calendarMonth } from './first-answers.ts'
import { withFilledServer } from './filled-server.ts'
import type { Measurement } from './measurement.ts'

const warmUps = 5
const months = 60

/** Throws if an answer is larger than the bound. */
export function calendarDays(listings: number, { atMost, mostKilobytes }: { readonly atMost: number; readonly mostKilobytes: number }) {
  return withFilledServer(listings, async (server): Promise<Measurement> => {
    const samples: number[] = []
    let largest = 0
    for (let number = -warmUps; number < months; number += 1) {
      const { ms, body } = await calendarMonth(server, number)
      if (number >= 0) samples.push(ms)
      largest = Math.max(largest, body.length / 1000)
    }
    if (largest > mostKilobytes) throw new Error(`A month has ${largest} kB, more than ${mostKilobytes}.`)
    const claim = `Calendar: uncached month of ${listings.toLocaleString('en')} listings`
    return { claim, samples, atMost, unit: 'ms', reference: null, note: `The largest has ${largest.toFixed(1)} kB, uncompressed.` }
  })
}
