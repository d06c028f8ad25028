/** Claim: the largest paint of home, events, shop and login comes within 1.6 s, as Lighthouse 12 simulates a phone. */
import { lighthouseReports, listed } from './lighthouse-visits.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const reports = await lighthouseReports()
  const latest = Math.max(...reports.map(({ largestPaintMs }) => largestPaintMs))
  const note = `In ms: ${listed(reports, ({ largestPaintMs }) => largestPaintMs)}.`
  const claim = 'Lighthouse: largest paint, latest of four screens'
  return { claim, samples: [latest / 1000], atMost: 1.6, unit: 's', reference: null, note }
}
