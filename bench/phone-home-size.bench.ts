/** Claim: a first visit to home transfers at most 200 kB, with what is loaded when the page is idle. */
import type { Measurement } from './measurement.ts'
import { phoneHome } from './phone-screens.ts'
import { phoneVisits } from './phone-visits.ts'

export async function measure(): Promise<Measurement> {
  const samples = (await phoneVisits(phoneHome)).map(({ kilobytes }) => kilobytes)
  const note = 'Scripts are 123 kB, of which React, router, XState and openapi-fetch are 96; Latin and Greek fonts are 36.'
  return { claim: 'Phone: all transfers of home', samples, atMost: 200, unit: 'kB', reference: null, note }
}
