/** Claim: no task of home takes a cheap phone more than 50 ms, from the first byte until the page is idle. */
import type { Measurement } from './measurement.ts'
import { longestTaskNote, phoneHome } from './phone-screens.ts'
import { phoneVisits } from './phone-visits.ts'

export async function measure(): Promise<Measurement> {
  const samples = (await phoneVisits(phoneHome)).map(({ longestTaskMs }) => longestTaskMs)
  return { claim: 'Phone: longest task of home', samples, atMost: 50, unit: 'ms', reference: null, note: longestTaskNote }
}
