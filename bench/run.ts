/**
 * Runs every bench file in turn, or those whose name contains the given word. Prints one line per claim, and fails if a bound is
 * missed. A run of all files writes docs/benchmarks.md.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { isHeld, type Measure, type Measurement } from './measurement.ts'
import { benchmarksPage, cells } from './benchmarks-page.ts'

const folder = new URL('./', import.meta.url)
const page = new URL('../docs/benchmarks.md', import.meta.url)
const word = process.argv[2] ?? ''
const files = (await readdir(folder)).filter((name) => name.endsWith('.bench.ts') && name.includes(word)).sort()

const widths = [62, 16, 12, 0]
const measurements: Measurement[] = []
for (const file of files) {
  const { measure } = (await import(new URL(file, folder).href)) as { measure: Measure }
  const measurement = await measure()
  if (!measurement) continue
  measurements.push(measurement)
  console.log(cells(measurement).map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ').trimEnd())
}
if (word === '') await writeFile(page, benchmarksPage(measurements, await processor()))
if (!measurements.every(isHeld)) process.exitCode = 1

async function processor(): Promise<string> {
  const description = await readFile('/proc/cpuinfo', 'utf8').catch(() => '')
  return /model name\s*:\s*(.*)/.exec(description)?.[1] ?? process.arch
}
