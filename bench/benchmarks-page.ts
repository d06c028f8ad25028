/** The page of all benchmarks, docs/benchmarks.md. */
import { availableParallelism } from 'node:os'
import type { Machine } from './machine.ts'
import { isHeld, median, type Measurement } from './measurement.ts'

/** Claim, median, bound, and the reference if there is one. */
export function cells(measurement: Measurement): [claim: string, measured: string, bound: string, rest: string] {
  const { claim, samples, unit, reference } = measurement
  const measured = `${round(median(samples))} ${unit}${isHeld(measurement) ? '' : ' MISSED'}`
  return [claim, measured, boundOf(measurement), reference ? referenceOf(measurement) : '']
}

export interface BenchRun {
  readonly measurements: readonly Measurement[]
  /** The files of the benches that ended with an error, so that nothing is known about their claims. */
  readonly failed: readonly string[]
  readonly machine: Machine
}

export function benchmarksPage({ measurements, failed, machine }: BenchRun): string {
  const rows = measurements.map((measurement) => {
    const [claim, measured, bound, reference] = cells(measurement)
    return `| ${[claim, measured, spreadOf(measurement.samples), bound, reference].join(' | ')} |`
  })
  const notes = measurements.flatMap(({ claim, note }) => (note === undefined ? [] : [`- **${claim}**: ${note}`]))
  return [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; Node ${process.versions.node} on ${availableParallelism()} cores of ${machine.processor},`,
    `where the first write to a new page of memory takes ${round(machine.pageMicroseconds)} µs.`,
    'Each claim is a file in [bench](../bench); a ratio compares rounds that alternate in one run.',
    '',
    '| claim | median | spread | bound | reference |',
    '|---|---|---|---|---|',
    ...rows,
    ...(failed.length === 0 ? [] : ['', `Failed, so not measured: ${failed.map((file) => `\`${file}\``).join(', ')}.`]),
    ...(notes.length === 0 ? [] : ['', '## Notes', '', ...notes]),
    '',
  ].join('\n')
}

function boundOf({ atMost, atLeast, unit }: Measurement): string {
  if (atLeast !== undefined) return `≥ ${atLeast} ${unit}`
  return atMost === undefined ? '' : `≤ ${atMost} ${unit}`
}

function referenceOf({ samples, unit, reference }: Measurement): string {
  if (!reference) return ''
  const of = median(reference.samples)
  return `${round(median(samples) / of)} × ${reference.name} (${round(of)} ${unit})`
}

/** The smallest and the largest number, such as 0.61 to 0.73. */
function spreadOf(samples: readonly number[]): string {
  return samples.length < 2 ? '' : `${round(Math.min(...samples))} to ${round(Math.max(...samples))}`
}

function round(number: number): string {
  return number >= 10 ? number.toFixed(0) : number.toFixed(2)
}
