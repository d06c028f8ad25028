/**
 * Runs every bench file in turn, or those whose name contains the given word. Prints one line per claim, and fails if a bound is
 * missed or a bench fails. A run of all files writes docs/benchmarks.md, which names the benches that failed.
 */
import { readdir, writeFile } from 'node:fs/promises'
import { describeMachine } from './machine.ts'
import { isHeld, type Measure, type Measurement } from './measurement.ts'
import { benchmarksPage, cells } from './benchmarks-page.ts'

const folder = new URL('./', import.meta.url)
const page = new URL('../docs/benchmarks.md', import.meta.url)
const word = process.argv[2] ?? ''
const files = (await readdir(folder)).filter((name) => name.endsWith('.bench.ts') && name.includes(word)).sort()

const widths = [62, 16, 12, 0]
const measurements: Measurement[] = []
const failed: string[] = []
for (const file of files) {
  const measurement = await measured(file)
  if (!measurement) continue
  measurements.push(measurement)
  console.log(cells(measurement).map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ').trimEnd())
}
if (word === '') await writeFile(page, benchmarksPage({ measurements, failed, machine: await describeMachine() }))
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
if (failed.length > 0 || !measurements.every(isHeld)) process.exitCode = 1

/** Null if the bench fails: the others still run, since a run of all takes long. */
async function measured(file: string): Promise<Measurement | null> {
  const { measure } = (await import(new URL(file, folder).href)) as { measure: Measure }
  try {
    return await measure()
  } catch (error) {
    failed.push(file)
    console.error(file, error)
    return null
  }
}
