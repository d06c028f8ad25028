/**
 * Gives callers turns for work that takes the processor and the database, by network: who has used little goes first, and all who have
 * used much share one place, so that others hardly wait for them (decision 059).
 */
import { ProblemError, type Problem } from '../../domain/problems.ts'

export interface FairTurnsOptions {
  readonly elapsedMs: () => number
  /** How many run at a time: of light users, of heavy ones, and together. */
  readonly places: { readonly light: number; readonly heavy: number; readonly all: number }
  /** The factor applied to the allowance. */
  readonly scale: number
}

/** A network may use so much at once, and each second so much again, before it counts as a heavy user. */
const allowanceMs = 250
const allowanceMsPerSecond = 100

/** What is remembered of heavy use, which so ends after 20 seconds. */
const maxUsedMs = allowanceMs + 20 * allowanceMsPerSecond

const maxRestMs = 500

const maxWaitingMs = 3_000
const maxWaiting = 400
const maxNetworks = 10_000

interface Network {
  usedMs: number
  countedAtMs: number
  /** When each running work began. */
  readonly running: Set<{ readonly startedAtMs: number }>
  readonly waiting: Waiting[]
}

interface Waiting {
  readonly begin: (isHeavy: boolean) => void
  readonly refuse: (problem: Problem) => void
}

/** Returns a function that runs the work of a network in its turn. */
export function fairTurns(options: FairTurnsOptions): FairTurns['run'] {
  const turns = new FairTurns(options)
  return (network, work) => turns.run(network, work)
}

class FairTurns {
  readonly #options: FairTurnsOptions
  readonly #networks = new Map<string, Network>()
  readonly #queued = new Set<Network>()
  readonly #running = { light: 0, heavy: 0 }
  #waiting = 0
  #isResting = false

  constructor(options: FairTurnsOptions) {
    this.#options = options
  }

  /** Throws too-many-requests if a heavy user waits for too long, and not-ready if another does. */
  async run<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
    const network = this.#network(name)
    const kind = (await this.#turn(network)) ? 'heavy' : 'light'
    const run = { startedAtMs: this.#options.elapsedMs() }
    network.running.add(run)
    try {
      return await work()
    } finally {
      network.running.delete(run)
      network.usedMs = Math.min(this.#usedMs(network) + this.#options.elapsedMs() - run.startedAtMs, maxUsedMs * this.#options.scale)
      network.countedAtMs = this.#options.elapsedMs()
      this.#running[kind] -= 1
      if (kind === 'heavy') this.#rest(this.#options.elapsedMs() - run.startedAtMs)
      this.#beginNext()
    }
  }

  /** Resolves to whether it is the turn of a heavy user. */
  #turn(network: Network): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const waiting: Waiting = {
        begin: (isHeavy) => {
          this.#running[isHeavy ? 'heavy' : 'light'] += 1
          leave()
          resolve(isHeavy)
        },
        refuse: (problem) => {
          leave()
          reject(new ProblemError(problem))
        },
      }
      const timer = setTimeout(() => waiting.refuse(this.#refusal(network)), maxWaitingMs)
      const leave = () => {
        clearTimeout(timer)
        network.waiting.splice(network.waiting.indexOf(waiting), 1)
        if (network.waiting.length === 0) this.#queued.delete(network)
        this.#waiting -= 1
      }
      network.waiting.push(waiting)
      this.#queued.add(network)
      this.#waiting += 1
      this.#beginNext()
      if (this.#waiting > maxWaiting) this.#refuseOne()
    })
  }

  #beginNext(): void {
    while (this.#running.light + this.#running.heavy < this.#options.places.all) {
      const next = [...this.#queued]
        .map((network) => ({ network, usedMs: this.#currentMs(network) }))
        .filter(({ usedMs }) => this.#hasPlace(this.#isHeavy(usedMs) ? 'heavy' : 'light'))
        .reduce<{ network: Network; usedMs: number } | null>((least, each) => (least && least.usedMs <= each.usedMs ? least : each), null)
      if (!next) return
      next.network.waiting[0]?.begin(this.#isHeavy(next.usedMs))
    }
  }

  /** Heavy users get half of the time of their place at most, since all requests share the processor. */
  #rest(ms: number): void {
    this.#isResting = true
    setTimeout(() => {
      this.#isResting = false
      this.#beginNext()
    }, Math.min(ms, maxRestMs)).unref()
  }

  #hasPlace(kind: 'heavy' | 'light'): boolean {
    return this.#running[kind] < this.#options.places[kind] && !(kind === 'heavy' && this.#isResting)
  }

  /** Refuses a read of the network that has most waiting, so that no network can fill the queue for others. */
  #refuseOne(): void {
    const network = [...this.#queued].reduce((most, each) => (each.waiting.length > most.waiting.length ? each : most))
    network.waiting.at(-1)?.refuse(this.#refusal(network))
  }

  #refusal(network: Network): Problem {
    const usedMs = this.#currentMs(network)
    if (!this.#isHeavy(usedMs)) return { type: 'not-ready' }
    const { scale } = this.#options
    const seconds = Math.ceil((usedMs - allowanceMs * scale) / (allowanceMsPerSecond * scale))
    return { type: 'too-many-requests', retryAfterInSeconds: Math.max(1, seconds) }
  }

  #isHeavy(usedMs: number): boolean {
    return usedMs > allowanceMs * this.#options.scale
  }

  /** What the network has used, with what its running work has taken so far. */
  #currentMs(network: Network): number {
    const nowMs = this.#options.elapsedMs()
    const usedMs = [...network.running].reduce((sum, { startedAtMs }) => sum + nowMs - startedAtMs, this.#usedMs(network))
    return Math.min(usedMs, maxUsedMs * this.#options.scale)
  }

  #usedMs({ usedMs, countedAtMs }: Network): number {
    const seconds = (this.#options.elapsedMs() - countedAtMs) / 1_000
    return Math.max(0, usedMs - seconds * allowanceMsPerSecond * this.#options.scale)
  }

  #network(name: string): Network {
    const known = this.#networks.get(name)
    if (known) return known
    if (this.#networks.size >= maxNetworks) this.#forget()
    const network: Network = { usedMs: 0, countedAtMs: this.#options.elapsedMs(), running: new Set(), waiting: [] }
    this.#networks.set(name, network)
    return network
  }

  /** Forgets networks that use nothing now: all that owe nothing, or, if there are none, the rest. */
  #forget(): void {
    const idle = [...this.#networks].filter(([, { running, waiting }]) => running.size === 0 && waiting.length === 0)
    const free = idle.filter(([, network]) => this.#usedMs(network) === 0)
    for (const [name] of free.length > 0 ? free : idle) this.#networks.delete(name)
  }
}
