/** Lets a table judge the mutants of its machine. */
import { generatePaths, type Path } from './generate.ts'
import { mutantsOf } from './mutants.ts'
import type { Table } from './table.ts'
import { walk } from './walk.ts'

export interface Verdict {
  readonly machine: string
  readonly fault: string
  /** How it was found out; null where it was not. */
  readonly foundOut: string | null
  /** Why it is no fault; null where it is one. */
  readonly equivalent: string | null
}

export function judgeMutants(table: Table): Verdict[] {
  const paths = generatePaths(table)
  return mutantsOf(table.machine).map(({ fault, machine }) => ({
    machine: table.machine.id,
    fault,
    // Most leave the table on a path of the sound machine; for the others paths of their own are made, which takes long.
    foundOut: faultOf({ ...table, machine }, paths) ?? faultOf({ ...table, machine }),
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
