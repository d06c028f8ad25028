/** Runs every bench file in turn, or those whose name contains the given word, and prints one line per claim. */
import { readdir } from 'node:fs/promises'
import type { Measure, Measurement } from './measurement.ts'

const folder = new URL('./', import.meta.url)
const word = process.argv[2] ?? ''
const files = (await readdir(folder)).filter((name) => name.endsWith('.bench.ts') && name.includes(word)).sort()

const columns = [48, 12, 12, 10] as const
print('claim', 'measured', 'bound', 'ratio')
for (const file of files) {
  const { measure } = (await import(new URL(file, folder).href)) as { measure: Measure }
  const measurement = await measure()
  if (!measurement) continue
  const { claim, measured, bound, unit, reference } = measurement
  print(claim, `${round(measured)} ${unit}`, `≤ ${bound} ${unit}`, ratio(measured, reference))
}

/** The ratio to the reference, such as 0.15 × stock localizer. */
function ratio(measured: number, reference: Measurement['reference']): string {
  return reference ? `${round(measured / reference.measured)} × ${reference.name} (${round(reference.measured)})` : ''
}

function round(number: number): string {
  return number >= 10 ? number.toFixed(0) : number.toFixed(2)
}

function print(...cells: readonly [string, string, string, string]): void {
  console.log(cells.map((cell, index) => cell.padEnd(columns[index] ?? 0)).join('  ').trimEnd())
}
