/** A thread that plants faults on request. */
import { parentPort, workerData } from 'node:worker_threads'
import { instrumentImports } from '../bodies/load-bodies.ts'
import { importFile, prepareFor } from '../loading/import-file.ts'
import type { Table } from '../table/table.ts'
import type { FaultTask } from './fault-threads.ts'
import { plant, plantInBody, type Verdict } from './faults.ts'
import { mutantsOf, type Mutant } from './mutants.ts'

interface Loaded {
  readonly table: Table
  readonly mutants: ReadonlyMap<string, Mutant>
}

const known = new Map<string, Loaded>()
let isInstrumented = false

parentPort?.on('message', (task: FaultTask) => void answer(task))

async function answer(task: FaultTask): Promise<void> {
  const { table, mutants } = known.get(task.machine) ?? (await load(task))
  const mutant = mutants.get(task.fault)
  const verdict: Verdict = mutant ? plant(table, mutant, task.sound) : plantInBody(table, task.fault, task.sound)
  parentPort?.postMessage(verdict)
}

async function load({ machine, file }: FaultTask): Promise<Loaded> {
  await prepareFor(file)
  if (!isInstrumented) instrumentImports((workerData as { readonly folder: string }).folder)
  isInstrumented = true
  const table = Object.values(await importFile(file)).find((value) => (value as Table | null)?.machine?.id === machine) as Table
  const loaded = { table, mutants: new Map(mutantsOf(table.machine).map((mutant) => [mutant.fault, mutant])) }
  known.set(machine, loaded)
  return loaded
}
