/** Claim: Lighthouse 12 gives home, events, shop and login at least 98 points for performance on a phone. */
import { lighthouseReports, listed } from './lighthouse-visits.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const reports = await lighthouseReports()
  const lowest = Math.min(...reports.map(({ performance }) => performance))
  const note = listed(reports, ({ performance }) => performance)
  return { claim: 'Lighthouse: performance, lowest of four screens', samples: [lowest], atLeast: 98, unit: 'points', reference: null, note }
}
