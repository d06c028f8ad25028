/**
 * Measures all claims in turn, or those whose name contains one of the given words. Prints one line per claim, and fails if a bound is
 * missed or a measurement fails. What is measured replaces the earlier result in docs/benchmarks.json, of which docs/benchmarks.md is
 * written.
 */
import { writeFile } from 'node:fs/promises'
import { benchmarksPage, cells } from './benchmarks-page.ts'
import { claims } from './claims.ts'
import { describeMachine } from './machine.ts'
import { isHeld, type Claim, type Measured, type Measurement } from './measurement.ts'
import { readResults, writeResults, type Result } from './results.ts'

const page = new URL('../docs/benchmarks.md', import.meta.url)
const words = process.argv.slice(2)
const isAsked = ({ name }: Claim) => words.length === 0 || words.some((word) => name.includes(word))

const day = new Date().toISOString().slice(0, 10)
const machine = await describeMachine()

const widths = [62, 16, 12, 0]
const measurements: Measurement[] = []
const failed: string[] = []
const asked = claims.filter(isAsked)
if (asked.length === 0) throw new Error(`No claim has one of these words in its name: ${words.join(', ')}. Names are in bench/claims.ts.`)
for (const claim of asked) {
  const measured = await measuredOf(claim)
  if (!measured) continue
  const measurement = { claim, measured }
  measurements.push(measurement)
  console.log(cells(measurement).map((cell, index) => cell.padEnd(widths[index] ?? 0)).join('  ').trimEnd())
  if (measured.note !== undefined) console.log(`  ${measured.note}`)
  // After each claim: all of them take two hours, and somebody may end the run before.
  await keep(claim, { measured, day, machine })
}
if (failed.length > 0) console.error(`Failed: ${failed.join(', ')}`)
if (failed.length > 0 || !measurements.every(isHeld)) process.exitCode = 1

/** Results of claims that no longer exist are dropped. */
async function keep({ name }: Claim, result: Result): Promise<void> {
  const known = { ...(await readResults()), [name]: result }
  const results = Object.fromEntries(claims.flatMap((claim) => (known[claim.name] ? [[claim.name, known[claim.name]]] : [])))
  await writeResults(results)
  await writeFile(page, benchmarksPage(claims, results))
}

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
