/**
 * Measures all claims in turn, or those whose name contains the given word. Prints one line per claim, and fails if a bound is missed or
 * a measurement fails. A run of all writes docs/benchmarks.md, which names the measurements that failed.
 */
import { writeFile } from 'node:fs/promises'
import { benchmarksPage, cells } from './benchmarks-page.ts'
import { claims } from './claims.ts'
import { isHeld, type Claim, type Measured, type Measurement } from './measurement.ts'

const page = new URL('../docs/benchmarks.md', import.meta.url)
const word = process.argv[2] ?? ''

const widths = [62, 16, 12, 0]
const measurements: Measurement[] = []
const failed: string[] = []
for (const claim of claims.filter(({ name }) => name.includes(word))) {
  const measured = await measuredOf(claim)
  if (!measured) continue
  const measurement = { claim, measured }
  measurements.push(measurement)
  console.log(cells(measurement).map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ').trimEnd())
  if (measured.note !== undefined) console.log(`  ${measured.note}`)
}
if (word === '') await writeFile(page, await benchmarksPage(measurements, failed))
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
if (failed.length > 0 || !measurements.every(isHeld)) process.exitCode = 1

/** Null if the measurement fails: the others still run, since a run of all takes long. */
async function measuredOf({ name, measure }: Claim): Promise<Measured | null> {
  try {
    return await measure()
  } catch (error) {
    failed.push(name)
    console.error(name, error)
    return null
  }
}
