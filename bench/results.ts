/** What was measured last of each claim, in docs/benchmarks.json. */
import { readFile, writeFile } from 'node:fs/promises'
import type { Measured } from './measurement.ts'

export interface Result {
  readonly measured: Measured
  /** The day as YYYY-MM-DD, in UTC. */
  readonly day: string
  /** The machine, in words. */
  readonly machine: string
}

/** By the names of the claims. */
export type Results = Readonly<Partial<Record<string, Result>>>

const file = new URL('../docs/benchmarks.json', import.meta.url)

export async function readResults(): Promise<Results> {
  return JSON.parse(await readFile(file, 'utf8')) as Results
}

export async function writeResults(results: Results): Promise<void> {
  await writeFile(file, `${JSON.stringify(results, null, 1)}\n`)
}
