/** What the machine is like, since the same bench takes twice as long on another. */
import { readFile } from 'node:fs/promises'
import { median } from './measurement.ts'

export interface Machine {
  /** The model of the processor. */
  readonly processor: string
  /** How long the first write to a new page of memory takes, in microseconds. */
  readonly pageMicroseconds: number
}

const [rounds, pages, pageBytes] = [5, 25_000, 4096]

export async function describeMachine(): Promise<Machine> {
  const description = await readFile('/proc/cpuinfo', 'utf8').catch(() => '')
  const processor = /model name\s*:\s*(.*)/.exec(description)?.[1] ?? process.arch
  return { processor, pageMicroseconds: median(Array.from({ length: rounds }, newPage)) }
}

function newPage(): number {
  const memory = Buffer.allocUnsafeSlow(pages * pageBytes)
  const start = performance.now()
  for (let offset = 0; offset < memory.length; offset += pageBytes) memory[offset] = 1
  return ((performance.now() - start) * 1000) / pages
}
