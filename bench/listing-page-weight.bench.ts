/** Claim: a first visit to the page of a listing transfers at most 60 kB, with its fonts. */
import { pageReports } from './lighthouse-pages.ts'
import { listed } from './lighthouse-visits.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const reports = await pageReports()
  const heaviest = Math.max(...reports.map(({ kilobytes }) => kilobytes))
  const note = `In kB: ${listed(reports, ({ kilobytes }) => kilobytes)}.`
  const claim = 'Phone: all transfers of the page of a listing, the heaviest'
  return { claim, samples: [heaviest], atMost: 60, unit: 'kB', reference: null, note }
}
