/** Claim: Lighthouse 12 gives screens in Greek 100 points for accessibility, best practices and search engines. */
import { greekReports } from './lighthouse-greek.ts'
import { listed } from './lighthouse-visits.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const reports = await greekReports()
  const lowest = Math.min(...reports.map(({ others }) => others))
  const note = `${listed(reports, ({ others }) => others)}; performance ${listed(reports, ({ performance }) => performance)}.`
  const claim = 'Lighthouse in Greek: other categories, lowest of five screens'
  return { claim, samples: [lowest], atLeast: 100, unit: 'points', reference: null, note }
}
