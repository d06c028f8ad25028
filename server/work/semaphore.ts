/** A semaphore: limits how many tasks run at a time; the others wait in the order of arrival. */
import { ProblemError, type Problem } from '../../domain/problems.ts'

export interface SemaphoreOptions {
  readonly concurrency: number
  readonly maxWaiting: number
}

/** Runs the task as soon as the limit allows. */
type RunLimited = <Result>(work: () => Promise<Result>) => Promise<Result>

/** For tasks of a request: throws the problem when the queue is full. */
export function requestSemaphore(options: SemaphoreOptions, problem: Problem = { type: 'not-ready' }): RunLimited {
  const semaphore = new Semaphore(options)
  return (work) => semaphore.run(work).catch((error: unknown) => {
    throw error instanceof TooManyWaiting ? new ProblemError(problem, { cause: error }) : error
  })
}

export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

export class Semaphore {
  readonly #options: SemaphoreOptions
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(options: SemaphoreOptions) {
    this.#options = options
  }

  /** Throws TooManyWaiting when the queue is full. */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#acquire()
    try {
      return await work()
    } finally {
      this.#release()
    }
  }

  async #acquire(): Promise<void> {
    const { concurrency, maxWaiting } = this.#options
    if (this.#running < concurrency) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= maxWaiting) throw new TooManyWaiting(`${maxWaiting} wait already.`)
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Passes the slot to the next task, or frees it when none waits. */
  #release(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
