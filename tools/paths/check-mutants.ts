/** Checks that a table detects the faults that are planted in its machine. */
import { generatePaths, type Path } from './generate.ts'
import { mutantsOf } from './mutants.ts'
import type { Table } from './table.ts'
import { walk } from './walk.ts'

export interface Verdict {
  readonly machine: string
  readonly fault: string
  /** The failure of the walk; null if the fault was not detected. */
  readonly failure: string | null
  /** Why the change is equivalent to the original; null if it is not. */
  readonly equivalent: string | null
}

export function checkMutants(table: Table): Verdict[] {
  const paths = generatePaths(table)
  return mutantsOf(table.machine).map(({ fault, machine }) => ({
    machine: table.machine.id,
    fault,
    // Most faults are found on the paths of the original machine. Generating new paths is slow and done only for the others.
    failure: faultOf({ ...table, machine }, paths) ?? faultOf({ ...table, machine }),
    equivalent: table.equivalent?.[fault] ?? null,
  }))
}

function faultOf(table: Table, paths?: readonly Path[]): string | null {
  try {
    walk(table, paths)
    return null
  } catch (error) {
    return (error as Error).message
  }
}
