/** Claim: Lighthouse 12 gives the pages of listings 100 points in all four categories on a phone. */
import { pageReports } from './lighthouse-pages.ts'
import { listed } from './lighthouse-visits.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const reports = await pageReports()
  const lowest = Math.min(...reports.flatMap(({ performance, others }) => [performance, others]))
  const note = `Performance: ${listed(reports, ({ performance }) => performance)}.`
  const claim = 'Lighthouse: all categories, lowest of the pages of listings'
  return { claim, samples: [lowest], atLeast: 100, unit: 'points', reference: null, note }
}
