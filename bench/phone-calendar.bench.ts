/** Claim: a cheap phone on a slow line shows the calendar and the events of today within 3.5 s. */
import type { Measurement } from './measurement.ts'
import { phoneCalendar } from './phone-screens.ts'
import { phoneVisits } from './phone-visits.ts'

export async function measure(): Promise<Measurement> {
  const samples = (await phoneVisits(phoneCalendar)).map(({ usableMs }) => usableMs / 1000)
  return { claim: 'Phone: calendar usable', samples, atMost: 3.5, unit: 's', reference: null }
}
