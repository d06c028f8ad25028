/** A walk of the command, which threads share, and what is told of it. */
import { takeReached } from '../bodies/switches.ts'
import { recorded, type Line } from '../simulation/quiet-console.ts'
import type { Table } from '../table/table.ts'
import type { Exploration } from '../walk/exploration.ts'
import { explore } from '../walk/explore.ts'

/** Where a table is found. */
export interface WalkTask {
  readonly file: string
  readonly exported: string
}

export interface WalkResult {
  readonly walked: Exploration
  /** What the machine and its table wrote to the console. */
  readonly lines: readonly Line[]
}

/** Walks a machine in this thread. */
export function walkHere(table: Table): WalkResult {
  // What the modules ran when they were loaded is on no path.
  takeReached()
  const [walked, lines] = recorded(() => explore(table, { reached: takeReached }))
  return { walked, lines }
}

/** The numbers of the tasks are taken by several threads: each by the first that asks. */
export class SharedTasks {
  /** The next one. */
  readonly #next: Int32Array
  readonly #count: number

  constructor(count: number, next: SharedArrayBuffer) {
    this.#next = new Int32Array(next)
    this.#count = count
  }

  /** Null if all are taken. */
  take(): number | null {
    const number = Atomics.add(this.#next, 0, 1)
    return number < this.#count ? number : null
  }
}
