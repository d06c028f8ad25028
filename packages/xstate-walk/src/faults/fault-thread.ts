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
  const { table, mutants } = known.get(keyOf(task)) ?? (await load(task))
  const mutant = mutants.get(task.fault)
  const verdict: Verdict = mutant ? plant(table, mutant, task.sound) : plantInBody(table, task.fault, task.sound)
  parentPort?.postMessage(verdict)
}

async function load(task: FaultTask): Promise<Loaded> {
  const { file, exported } = task
  await prepareFor(file)
  if (!isInstrumented) instrumentImports((workerData as { readonly folder: string }).folder)
  isInstrumented = true
  const table = (await importFile(file))[exported] as Table
  const loaded = { table, mutants: new Map(mutantsOf(table.machine).map((mutant) => [mutant.fault, mutant])) }
  known.set(keyOf(task), loaded)
  return loaded
}

/** Two machines can have the same id. */
function keyOf({ file, exported }: FaultTask): string {
  return `${file} ${exported}`
}
