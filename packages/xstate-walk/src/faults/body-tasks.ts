/** The faults in guards and assigns, each with the tables whose walk reaches its code. */
import { bodyFaults, withBodyFault } from '../bodies/switches.ts'
import type { Table } from '../table/table.ts'
import { explore } from '../walk/explore.ts'

/** By the name of each fault; empty for one that no table reaches. */
export function tablesByBodyFault<Planting extends { readonly table: Table }>(
  plantings: readonly Planting[],
): ReadonlyMap<string, readonly Planting[]> {
  const all = new Map<string, Planting[]>(bodyFaults().map((fault) => [fault, []]))
  for (const planting of plantings) {
    const { reached } = withBodyFault(null, () => explore(planting.table))
    for (const fault of reached) all.get(fault)?.push(planting)
  }
  return all
}
