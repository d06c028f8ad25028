/** Checks that a table detects the faults that are planted in its machine. */
import { generatePaths, type Path } from './generate.ts'
import { mutantsOf, type Mutant } from './mutants.ts'
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
  return mutantsOf(table.machine).map((mutant) => checkMutant(table, mutant, paths))
}

/** `paths` are those of the original machine, on which most faults are found; generating new ones is slow. */
export function checkMutant(table: Table, { fault, machine }: Mutant, paths: readonly Path[]): Verdict {
  return {
    machine: table.machine.id,
    fault,
    failure: faultOf({ ...table, machine }, paths) ?? faultOf({ ...table, machine }),
    equivalent: table.equivalent?.[fault] ?? null,
  }
}

/** The totals in a sentence, and the faults that were not detected. */
export function summaryOf(verdicts: readonly Verdict[]): { readonly text: string; readonly missed: readonly Verdict[] } {
  const undetected = verdicts.filter(({ failure }) => failure === null)
  const missed = undetected.filter(({ equivalent }) => equivalent === null)
  const [all, found, equal] = [verdicts.length, verdicts.length - undetected.length, undetected.length - missed.length]
  return { text: `${all} faults planted: ${found} found, ${equal} change nothing, ${missed.length} missed.`, missed }
}

function faultOf(table: Table, paths?: readonly Path[]): string | null {
  try {
    walk(table, paths)
    return null
  } catch (error) {
    return (error as Error).message
  }
}
