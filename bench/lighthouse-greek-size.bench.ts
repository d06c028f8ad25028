/** Claim: a first visit in Greek transfers at most 2 kB more than one in English. */
import { greekReports } from './lighthouse-greek.ts'
import { lighthouseReports } from './lighthouse-visits.ts'
import type { Measurement } from './measurement.ts'

export async function measure(): Promise<Measurement> {
  const english = new Map((await lighthouseReports()).map(({ screen, kilobytes }) => [screen, kilobytes]))
  const differences = (await greekReports()).flatMap(({ screen, kilobytes }) => {
    const inEnglish = english.get(screen)
    return inEnglish === undefined ? [] : [{ screen, kilobytes: kilobytes - inEnglish }]
  })
  const note = `${differences.map(({ screen, kilobytes }) => `${screen} ${kilobytes.toFixed(1)}`).join(', ')} kB.`
  const largest = Math.max(...differences.map(({ kilobytes }) => kilobytes))
  return { claim: 'Lighthouse in Greek: transfers beside English', samples: [largest], atMost: 2, unit: 'kB', reference: null, note }
}
