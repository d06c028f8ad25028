/** Claim: nothing is shifted while the public screens load in Greek, fonts included. */
import { greekReports } from './lighthouse-greek.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const reports = await greekReports()
  const note = `${reports.map(({ screen, shift }) => `${screen} ${shift.toFixed(3)}`).join(', ')}.`
  const largest = Math.max(...reports.map(({ shift }) => shift))
  const claim = 'Lighthouse in Greek: layout shift, largest of five screens'
  return { claim, samples: [largest], atMost: 0, unit: 'shift', reference: null, note }
}
