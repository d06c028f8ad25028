/** The machine on which claims are measured. */
import { readFile } from 'node:fs/promises'
import { availableParallelism } from 'node:os'
import { median, round } from './measurement.ts'

/** The versions and parts that numbers depend on, in words. */
export async function describeMachine(): Promise<string> {
  const cores = `${availableParallelism()} cores of ${await processor()}`
  return `Node ${process.versions.node} on ${cores}, where the first write to a new page of memory takes ${round(pageMicroseconds())} µs`
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
