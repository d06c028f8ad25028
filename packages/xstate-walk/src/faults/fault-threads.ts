/** Plants faults in threads, so that one that never ends can be stopped. */
import type { Worker } from 'node:worker_threads'
import { startThread } from '../loading/start-thread.ts'
import type { Table } from '../table/table.ts'
import { bodyTasks, type BodyTasks } from './body-tasks.ts'
import type { Exploration } from '../walk/exploration.ts'
import { soundFor, type Sound, type Verdict } from './faults.ts'
import { mutantsOf } from './mutants.ts'

export interface Planting {
  readonly machine: string
  /** The file that exports its table, and the name of the export. */
  readonly file: string
  readonly exported: string
  readonly table: Table
  readonly sound: Exploration
}

/** What a thread is asked to do: one fault of one table. */
export interface FaultTask {
  readonly machine: string
  readonly file: string
  readonly exported: string
  readonly fault: string
  /** Whether the fault is in a function of the configuration. */
  readonly isInBody: boolean
  readonly sound: Sound
}

/** A fault with the tables that could detect it. */
interface Task {
  readonly fault: string
  readonly isInBody: boolean
  readonly within?: readonly string[]
  readonly plantings: readonly Planting[]
}

export interface ThreadOptions {
  /** The folder of the project. */
  readonly folder: string
  readonly threads: number
  /** Whether these are all tables: only then a function that none reaches is missed. */
  readonly isComplete: boolean
}

export interface Planted extends Pick<BodyTasks<Planting>, 'imported'> {
  readonly verdicts: readonly Verdict[]
}

/** All faults of all machines. A fault in code that several machines share is found if one of their tables detects it. */
export async function plantInThreads(plantings: readonly Planting[], { folder, threads, isComplete }: ThreadOptions): Promise<Planted> {
  const { faults, imported } = bodyTasks(plantings)
  const tasks: Task[] = [
    ...plantings.flatMap((planting) =>
      mutantsOf(planting.table.machine).map(({ fault, within }) => ({ fault, isInBody: false, within, plantings: [planting] })),
    ),
    ...[...faults]
      .filter(([, reaching]) => isComplete || reaching.length > 0)
      .map(([fault, reaching]) => ({ fault, isInBody: true, plantings: reaching })),
  ]
  const verdicts: Verdict[] = []
  let next = 0
  const take = () => {
    const index = next
    next += 1
    return index < tasks.length ? { index, task: tasks[index] as Task } : null
  }
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, () => work(folder, take, verdicts)))
  return { verdicts, imported }
}

/** Takes tasks until none is left. */
async function work(folder: string, take: () => { index: number; task: Task } | null, verdicts: Verdict[]): Promise<void> {
  const thread = new FaultThread(folder)
  for (let taken = take(); taken; taken = take()) verdicts[taken.index] = await verdictOf(thread, taken.task)
  await thread.stop()
}

async function verdictOf(thread: FaultThread, { fault, within, isInBody, plantings }: Task): Promise<Verdict> {
  const equivalent = plantings.map(({ table }) => table.equivalent?.[fault]).find((reason) => reason !== undefined) ?? null
  let last: Verdict = { machine: plantings[0]?.machine ?? '', fault, equivalent, failure: null, ms: 0 }
  for (const { machine, file, exported, sound } of plantings) {
    const verdict = await thread.ask({ machine, file, exported, fault, isInBody, sound: soundFor(sound, { fault, within }) })
    last = { ...verdict, equivalent: equivalent ?? verdict.equivalent }
    if (last.failure) return last
  }
  return last
}

/** A thread that is replaced when it does not answer. */
class FaultThread {
  readonly #folder: string
  #thread: Worker

  constructor(folder: string) {
    this.#folder = folder
    this.#thread = start(folder)
  }

  async ask(task: FaultTask): Promise<Verdict> {
    const verdict = await this.#answer(task)
    if (verdict) return verdict
    await this.#thread.terminate()
    this.#thread = start(this.#folder)
    const { machine, fault } = task
    return { machine, fault, equivalent: null, failure: { path: null, messages: ['The machine computes without an end.'] }, ms: 0 }
  }

  async stop(): Promise<void> {
    await this.#thread.terminate()
  }

  /** Null if the thread does not answer in time: the first task of a thread includes its start. */
  #answer(task: FaultTask): Promise<Verdict | null> {
    const thread = this.#thread
    return new Promise((resolve, reject) => {
      const end = () => {
        clearTimeout(timer)
        thread.off('message', answered)
        thread.off('error', broken)
      }
      const answered = (verdict: Verdict) => {
        end()
        resolve(verdict)
      }
      const broken = (error: Error) => {
        end()
        reject(error)
      }
      const timer = setTimeout(
        () => {
          end()
          resolve(null)
        },
        task.sound.ms * 40 + 30_000,
      )
      thread.on('message', answered)
      thread.on('error', broken)
      thread.postMessage(task)
    })
  }
}

function start(folder: string): Worker {
  return startThread('faults/fault-thread', { folder })
}
