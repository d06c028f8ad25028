/** The faults in the functions of configurations, each with the tables whose walk reaches its code. */
import { instrumentedFiles, withBodyFault } from '../bodies/switches.ts'
import type { Table } from '../table/table.ts'
import { explore } from '../walk/explore.ts'

export interface BodyTasks<Planting> {
  /** By the name of each fault; empty for one that no table reaches. */
  readonly faults: ReadonlyMap<string, readonly Planting[]>
  /** The files in which nothing is planted, with their numbers of faults: they make no machine, and no table reaches any of their code. */
  readonly imported: ReadonlyMap<string, number>
}

export function bodyTasks<Planting extends { readonly table: Table }>(plantings: readonly Planting[]): BodyTasks<Planting> {
  const reaching = new Map<string, Planting[]>()
  for (const planting of plantings) {
    const { reached } = withBodyFault(null, () => explore(planting.table))
    for (const fault of reached) reaching.set(fault, [...(reaching.get(fault) ?? []), planting])
  }
  const files = instrumentedFiles().map((file) => {
    const isLeft = (fault: string) => file.guessed.includes(fault) && !reaching.has(fault)
    return { ...file, faults: file.faults.filter((fault) => !isLeft(fault)) }
  }).filter(({ faults }) => faults.length > 0)
  const isOwn = files.map(({ faults, hasMachine }) => hasMachine || faults.some((fault) => reaching.has(fault)))
  const own = files.filter((_, index) => isOwn[index])
  return {
    faults: new Map(own.flatMap(({ faults }) => faults.map((fault) => [fault, reaching.get(fault) ?? []]))),
    imported: new Map(files.flatMap(({ file, faults }, index) => (isOwn[index] ? [] : [[file, faults.length]]))),
  }
}
