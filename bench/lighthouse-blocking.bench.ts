/** Claim: home, events, shop and login are blocked for at most 50 ms, as Lighthouse 12 simulates a phone. */
import { lighthouseReports, listed } from './lighthouse-visits.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const reports = await lighthouseReports()
  const longest = Math.max(...reports.map(({ blockingMs }) => blockingMs))
  const note = listed(reports, ({ blockingMs }) => blockingMs)
  return { claim: 'Lighthouse: blocking time, longest of four screens', samples: [longest], atMost: 50, unit: 'ms', reference: null, note }
}
