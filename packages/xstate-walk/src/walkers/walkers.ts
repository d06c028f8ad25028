/** Walks machines in several threads, of which the main one is the first. */
import type { Worker } from 'node:worker_threads'
import { startThread } from '../loading/start-thread.ts'
import type { Table } from '../table/table.ts'
import type { Answer, Orders, ThreadData } from './walk-thread.ts'
import { SharedTasks, walkHere, type WalkResult, type WalkTask } from './walk-task.ts'

export interface TableToWalk extends WalkTask {
  readonly table: Table
}

export class Walkers {
  readonly #threads: readonly Worker[]

  /** Starts the threads beside the main one, which load the tables at once. */
  constructor(threads: number, data: ThreadData) {
    this.#threads = Array.from({ length: threads - 1 }, () => startThread('walkers/walk-thread', data))
    // A thread that cannot load a file answers nothing. The main one says why.
    for (const thread of this.#threads) thread.on('error', () => {})
  }

  /** In the order of the tables, of which the heaviest are walked first, so that all threads end together. */
  async walkAll(tables: readonly TableToWalk[], needed: Pick<Orders, 'withGraph' | 'withWays'>): Promise<WalkResult[]> {
    const order = [...tables.keys()].sort((a, b) => weightOf(tables[b]) - weightOf(tables[a]))
    const tasks = order.map((index) => tables[index] as TableToWalk)
    const next = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT)
    const orders = { tasks: tasks.map(({ file, exported }) => ({ file, exported })), next, ...needed } satisfies Orders
    const others = this.#threads.map((thread) => new OtherThread(thread, orders))
    const results = new Map<number, WalkResult>()
    const shared = new SharedTasks(tasks.length, next)
    for (let number = shared.take(); number !== null; number = shared.take()) results.set(number, walkHere(tableOf(tasks, number)))
    const isMissing = (number: number) => !results.has(number)
    const missing = [...tasks.keys()].filter(isMissing)
    for (const { number, result } of await answersTo(missing, others)) if (result) results.set(number, result)
    for (const number of missing.filter(isMissing)) results.set(number, walkHere(tableOf(tasks, number)))
    return [...tables.keys()].map((index) => results.get(order.indexOf(index)) as WalkResult)
  }

  async stop(): Promise<void> {
    await Promise.all(this.#threads.map((thread) => thread.terminate()))
  }
}

/** The number of paths, which tables say, tells most of how long a walk takes. */
function weightOf(task: TableToWalk | undefined): number {
  return task?.table.paths ?? task?.table.rows?.length ?? 0
}

function tableOf(tasks: readonly TableToWalk[], number: number): Table {
  return (tasks[number] as TableToWalk).table
}

/** What the other threads answer to these tasks, as far as they go on. */
async function answersTo(numbers: readonly number[], others: readonly OtherThread[]): Promise<Answer[]> {
  const answers = () => others.flatMap((other) => other.answers)
  const isAnswered = (number: number) => answers().some((answer) => answer.number === number)
  while (!numbers.every(isAnswered) && others.some(({ isOver }) => !isOver)) await Promise.race(others.map((other) => other.nextNews()))
  return answers()
}

/** What a thread has answered. */
class OtherThread {
  readonly answers: Answer[] = []
  isOver = false
  #told = () => {}

  constructor(thread: Worker, orders: Orders) {
    thread.on('message', (answer: Answer) => {
      this.answers.push(answer)
      this.#told()
    })
    thread.on('exit', () => {
      this.isOver = true
      this.#told()
    })
    thread.postMessage(orders)
  }

  /** Resolves after the next answer, or the end of the thread. */
  nextNews(): Promise<void> {
    return new Promise((resolve) => {
      this.#told = resolve
    })
  }
}
