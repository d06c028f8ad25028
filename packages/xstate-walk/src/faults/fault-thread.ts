/** A thread that plants faults on request. */
import { parentPort } from 'node:worker_threads'
import { importFile } from '../loading/import-file.ts'
import type { Table } from '../table/table.ts'
import type { FaultTask } from './fault-threads.ts'
import { plant } from './faults.ts'
import { mutantsOf, type Mutant } from './mutants.ts'

const known = new Map<string, { readonly table: Table; readonly mutants: readonly Mutant[] }>()

parentPort?.on('message', (task: FaultTask) => void answer(task))

async function answer({ machine, file, index, sound }: FaultTask): Promise<void> {
  const { table, mutants } = known.get(machine) ?? (await load(machine, file))
  parentPort?.postMessage(plant(table, mutants[index] as Mutant, sound))
}

async function load(machine: string, file: string): Promise<{ readonly table: Table; readonly mutants: readonly Mutant[] }> {
  const table = Object.values(await importFile(file)).find((value) => (value as Table | null)?.machine?.id === machine) as Table
  const loaded = { table, mutants: mutantsOf(table.machine) }
  known.set(machine, loaded)
  return loaded
}
