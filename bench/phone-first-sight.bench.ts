/** Claim: a cheap phone on a slow line shows header and hero of home within 1.2 s. */
import type { Measurement } from './measurement.ts'
import { phoneHome } from './phone-screens.ts'
import { phoneVisits } from './phone-visits.ts'

export async function measure(): Promise<Measurement> {
  const samples = (await phoneVisits(phoneHome)).map(({ firstSightMs }) => firstSightMs / 1000)
  return { claim: 'Phone: header and hero of home', samples, atMost: 1.2, unit: 's', reference: null }
}
