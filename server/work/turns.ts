/** Lets only so many do their work at a time; the others wait in the order in which they came. */
import { ProblemError } from '../../domain/problems.ts'

export interface TurnsOptions {
  readonly atOnce: number
  readonly mostWaiting: number
}

/** Does the work when it is its turn. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Turns for the work of a request: it throws not-ready where the wait would be too long. */
export function turnsOfRequests(options: TurnsOptions): InTurn {
  const turns = new Turns(options)
  return (work) => turns.take(work).catch((error: unknown) => {
    throw error instanceof TooManyWaiting ? new ProblemError({ type: 'not-ready' }, { cause: error }) : error
  })
}

export class TooManyWaiting extends Error {
  override readonly name = 'TooManyWaiting'
}

export class Turns {
  readonly #options: TurnsOptions
  readonly #waiting: (() => void)[] = []
  #running = 0

  constructor(options: TurnsOptions) {
    this.#options = options
  }

  /** Throws TooManyWaiting at once where the wait would be too long. */
  async take<Result>(work: () => Promise<Result>): Promise<Result> {
    await this.#turn()
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  async #turn(): Promise<void> {
    const { atOnce, mostWaiting } = this.#options
    if (this.#running < atOnce) {
      this.#running += 1
      return
    }
    if (this.#waiting.length >= mostWaiting) throw new TooManyWaiting(`${mostWaiting} wait already.`)
    await new Promise<void>((resolve) => this.#waiting.push(resolve))
  }

  /** Hands the turn on, or gives it back where nobody waits. */
  #next(): void {
    const next = this.#waiting.shift()
    if (next) next()
    else this.#running -= 1
  }
}
