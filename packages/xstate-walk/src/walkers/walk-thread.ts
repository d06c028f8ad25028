/** A thread that walks machines beside the main one. It loads their tables while that does the same. */
import { parentPort, workerData } from 'node:worker_threads'
import { instrumentImports } from '../bodies/load-bodies.ts'
import { importFile, prepareFor } from '../loading/import-file.ts'
import type { Table } from '../table/table.ts'
import type { Exploration } from '../walk/exploration.ts'
import { SharedTasks, walkHere, type WalkResult, type WalkTask } from './walk-task.ts'

export interface ThreadData {
  readonly folder: string
  readonly files: readonly string[]
  readonly withBodies: boolean
}

/** What there is to walk, with what the other threads share. */
export interface Orders {
  readonly tasks: readonly WalkTask[]
  readonly next: SharedArrayBuffer
  /** What of the walks is needed: it takes time to hand it over. */
  readonly withGraph: boolean
  readonly withWays: boolean
}

/** A walk with failures is left to the main thread, since these hold more than can be handed over. */
export interface Answer {
  readonly number: number
  readonly result: WalkResult | null
}

const { folder, files, withBodies } = workerData as ThreadData
const loaded = loadAll()

parentPort?.on('message', (orders: Orders) => void walkAll(orders))

async function loadAll(): Promise<ReadonlyMap<string, Readonly<Record<string, unknown>>>> {
  for (const file of files) await prepareFor(file)
  if (withBodies) instrumentImports(folder)
  return new Map(await Promise.all(files.map(async (file) => [file, await importFile(file)] as const)))
}

async function walkAll({ tasks, next, withGraph, withWays }: Orders): Promise<void> {
  const modules = await loaded
  const shared = new SharedTasks(tasks.length, next)
  for (let number = shared.take(); number !== null; number = shared.take()) {
    const { file, exported } = tasks[number] as WalkTask
    const { walked, lines } = walkHere(modules.get(file)?.[exported] as Table)
    const result = walked.failures.length > 0 ? null : { walked: needed(walked, withGraph, withWays), lines }
    parentPort?.postMessage({ number, result } satisfies Answer)
  }
}

function needed(walked: Exploration, withGraph: boolean, withWays: boolean): Exploration {
  return { ...walked, ...(!withGraph && { graph: { nodes: [], edges: [] } }), ...(!withWays && { ways: new Map() }) }
}
