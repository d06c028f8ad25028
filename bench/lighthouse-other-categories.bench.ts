/** Claim: Lighthouse 12 gives home, events, shop and login 100 points for accessibility, best practices and search engines. */
import { lighthouseReports, listed } from './lighthouse-visits.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const reports = await lighthouseReports()
  const lowest = Math.min(...reports.map(({ others }) => others))
  const note = listed(reports, ({ others }) => others)
  const claim = 'Lighthouse: other categories, lowest of four screens'
  return { claim, samples: [lowest], atLeast: 100, unit: 'points', reference: null, note }
}
