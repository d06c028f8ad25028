/** Plants faults in threads, so that one that never ends can be stopped. */
import { Worker } from 'node:worker_threads'
import type { Table } from '../table/table.ts'
import type { Exploration } from '../walk/explore.ts'
import type { Verdict } from './faults.ts'
import { mutantsOf } from './mutants.ts'

export interface Planting {
  readonly machine: string
  /** The file that exports its table. */
  readonly file: string
  readonly table: Table
  readonly sound: Pick<Exploration, 'steps' | 'ms'>
}

/** What a thread is asked to do: one fault of one table. */
export interface FaultTask {
  readonly machine: string
  readonly file: string
  readonly index: number
  readonly sound: Pick<Exploration, 'steps' | 'ms'>
}

interface Task extends FaultTask {
  readonly fault: string
  readonly equivalent: string | null
}

/** All faults of all machines, in their order. */
export async function plantInThreads(plantings: readonly Planting[], threads: number): Promise<Verdict[]> {
  const tasks = plantings.flatMap(({ machine, file, table, sound: { steps, ms } }) =>
    mutantsOf(table.machine).map(({ fault }, index): Task => ({
      machine,
      file,
      index,
      sound: { steps, ms },
      fault,
      equivalent: table.equivalent?.[fault] ?? null,
    })),
  )
  const verdicts: Verdict[] = []
  let next = 0
  const take = () => {
    const index = next
    next += 1
    return index < tasks.length ? { index, task: tasks[index] as Task } : null
  }
  await Promise.all(Array.from({ length: Math.min(threads, tasks.length) }, () => work(take, verdicts)))
  return verdicts
}

/** Takes tasks until none is left; a thread that does not answer is replaced. */
async function work(take: () => { index: number; task: Task } | null, verdicts: Verdict[]): Promise<void> {
  let thread = start()
  for (let taken = take(); taken; taken = take()) {
    const { index, task } = taken
    const verdict = await ask(thread, task)
    verdicts[index] = verdict ?? endless(task)
    if (verdict) continue
    await thread.terminate()
    thread = start()
  }
  await thread.terminate()
}

function start(): Worker {
  if (!import.meta.url.endsWith('.ts')) return new Worker(new URL('./fault-thread.js', import.meta.url))
  // The sources of this package need a loader of TypeScript, which a thread does not inherit.
  const [loader, thread] = [import.meta.resolve('tsx/esm/api'), new URL('./fault-thread.ts', import.meta.url).href]
  return new Worker(`import('${loader}').then(({ register }) => register()).then(() => import('${thread}'))`, { eval: true })
}

/** Null if the thread does not answer in time: the first task of a thread includes its start. */
function ask(thread: Worker, { machine, file, index, sound }: Task): Promise<Verdict | null> {
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
    const timer = setTimeout(() => {
      end()
      resolve(null)
    }, sound.ms * 40 + 30_000)
    thread.on('message', answered)
    thread.on('error', broken)
    thread.postMessage({ machine, file, index, sound } satisfies FaultTask)
  })
}

function endless({ machine, fault, equivalent }: Task): Verdict {
  return { machine, fault, equivalent, failure: { path: null, messages: ['The machine computes without an end.'] }, ms: 0 }
}
