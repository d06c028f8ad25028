/** Claim: a first visit to home makes at most 20 requests, with those when the page is idle. */
import type { Measurement } from './measurement.ts'
import { phoneHome } from './phone-screens.ts'
import { phoneVisits } from './phone-visits.ts'

export async function measure(): Promise<Measurement> {
  const samples = (await phoneVisits(phoneHome)).map(({ requests }) => requests)
  return { claim: 'Phone: requests of home', samples, atMost: 20, unit: 'requests', reference: null }
}
