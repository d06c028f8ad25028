/** The page of all benchmarks, docs/benchmarks.md. */
import { basename } from 'node:path'
import { boundOf, isHeld, median, round, type Claim, type Measurement } from './measurement.ts'
import type { Results } from './results.ts'

/** Claim, median, bound, and the reference if there is one. */
export function cells(measurement: Measurement): [claim: string, measured: string, bound: string, rest: string] {
  const { claim: { claim, unit }, measured: { samples } } = measurement
  const measured = `${round(median(samples))} ${unit}${isHeld(measurement) ? '' : ' MISSED'}`
  return [claim, measured, boundOf(measurement), referenceOf(measurement)]
}

/** A row for each claim that was measured; the others are named below the table. */
export function benchmarksPage(claims: readonly Claim[], results: Results): string {
  const known = claims.flatMap((claim) => {
    const result = results[claim.name]
    return result ? [{ claim, ...result }] : []
  })
  const rows = known.map((row) => {
    const [claim, measured, bound, reference] = cells(row)
    const { upholds } = row.claim
    const document = `[${basename(upholds, '.md')}](${upholds})`
    return `| ${[claim, measured, spreadOf(row.measured.samples), bound, reference, row.day, document].join(' | ')} |`
  })
  const machines = [...new Set(known.map(({ day, machine }) => `- ${day}: ${machine}.`))].toSorted()
  const notes = known.flatMap(({ claim: { claim }, measured: { note } }) => (note === undefined ? [] : [`- **${claim}**: ${note}`]))
  const missing = claims.filter(({ name }) => !results[name]).map(({ name }) => `\`${name}\``)
  return [
    '# Benchmarks',
    '',
    'Written by `npm run bench` from [benchmarks.json](benchmarks.json), which keeps what was measured last of each claim.',
    'Each claim is a row of [bench/claims.ts](../bench/claims.ts); a ratio compares rounds that alternate in one run.',
    '',
    '| claim | median | spread | bound | reference | measured on | described in |',
    '|---|---|---|---|---|---|---|',
    ...rows,
    ...(missing.length === 0 ? [] : ['', `Not measured: ${missing.join(', ')}.`]),
    '',
    '## Machines',
    '',
    ...machines,
    ...(notes.length === 0 ? [] : ['', '## Notes', '', ...notes]),
    '',
  ].join('\n')
}

function referenceOf({ claim: { unit }, measured: { samples, reference } }: Measurement): string {
  if (!reference) return ''
  const of = median(reference.samples)
  return `${round(median(samples) / of)} × ${reference.name} (${round(of)} ${unit})`
}

/** The smallest and the largest number, such as 0.61 to 0.73. */
function spreadOf(samples: readonly number[]): string {
  return samples.length < 2 ? '' : `${round(Math.min(...samples))} to ${round(Math.max(...samples))}`
}
