/** The page of all benchmarks, docs/benchmarks.md. */
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { basename } from 'node:path'
import { boundOf, isHeld, median, type Measurement } from './measurement.ts'

/** Claim, median, bound, and the reference if there is one. */
export function cells(measurement: Measurement): [claim: string, measured: string, bound: string, rest: string] {
  const { claim: { claim, unit }, measured: { samples } } = measurement
  const measured = `${round(median(samples))} ${unit}${isHeld(measurement) ? '' : ' MISSED'}`
  return [claim, measured, boundOf(measurement), referenceOf(measurement)]
}

/** `failed` names the claims whose measurement ended with an error, so that nothing is known about them. */
export async function benchmarksPage(measurements: readonly Measurement[], failed: readonly string[]): Promise<string> {
  const rows = measurements.map((measurement) => {
    const [claim, measured, bound, reference] = cells(measurement)
    const { upholds } = measurement.claim
    const document = `[${basename(upholds, '.md')}](${upholds})`
    return `| ${[claim, measured, spreadOf(measurement.measured.samples), bound, reference, document].join(' | ')} |`
  })
  const notes = measurements.flatMap(({ claim: { claim }, measured: { note } }) => (note === undefined ? [] : [`- **${claim}**: ${note}`]))
  return [
    '# Benchmarks',
    '',
    `Written by \`npm run bench\` on ${new Date().toISOString().slice(0, 10)}; Node ${process.versions.node} on ${availableParallelism()} cores of ${await processor()},`,
    `where the first write to a new page of memory takes ${round(pageMicroseconds())} µs.`,
    'Each claim is a row of [bench/claims.ts](../bench/claims.ts); a ratio compares rounds that alternate in one run.',
    '',
    '| claim | median | spread | bound | reference | described in |',
    '|---|---|---|---|---|---|',
    ...rows,
    ...(failed.length === 0 ? [] : ['', `Failed, so not measured: ${failed.map((name) => `\`${name}\``).join(', ')}.`]),
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

function round(number: number): string {
  return number >= 10 ? number.toFixed(0) : number.toFixed(2)
}

/** The model of the processor. */
async function processor(): Promise<string> {
  const description = await readFile('/proc/cpuinfo', 'utf8').catch(() => '')
  return /model name\s*:\s*(.*)/.exec(description)?.[1] ?? process.arch
}

const [rounds, pages, pageBytes] = [5, 25_000, 4096]

/** How long the first write to a new page of memory takes: the same measurement takes twice as long on another machine. */
function pageMicroseconds(): number {
  return median(Array.from({ length: rounds }, writeToNewPages))
}

function writeToNewPages(): number {
  const memory = Buffer.allocUnsafeSlow(pages * pageBytes)
  const start = performance.now()
  for (let offset = 0; offset < memory.length; offset += pageBytes) memory[offset] = 1
  return ((performance.now() - start) * 1000) / pages
}
