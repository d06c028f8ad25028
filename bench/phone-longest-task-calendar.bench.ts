/** Claim: no task of the calendar takes a cheap phone more than 50 ms, from the first byte until the page is idle. */
import type { Measurement } from './measurement.ts'
import { longestTaskNote, phoneCalendar } from './phone-screens.ts'
import { phoneVisits } from './phone-visits.ts'

export async function measure(): Promise<Measurement> {
  const samples = (await phoneVisits(phoneCalendar)).map(({ longestTaskMs }) => longestTaskMs)
  return { claim: 'Phone: longest task of the calendar', samples, atMost: 50, unit: 'ms', reference: null, note: longestTaskNote }
}
