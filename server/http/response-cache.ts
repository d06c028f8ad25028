/** Keeps the answers to public questions for as long as nothing that visitors can see has changed. */
import { BoundedAnswers } from './bounded-answers.ts'
import type { Coding } from './content-coding.ts'
import type { StoredAnswer } from './stored-answer.ts'

export interface ResponseCacheOptions {
  /** Asks the database for the number that goes up with each visible change. */
  readonly readVersion: () => Promise<number>
  readonly elapsedMs: () => number
  readonly mostBytes?: number
}

/** Half of the second after which a change must be seen in every process: asking takes some of it too. */
const trustedForMs = 500

const defaultMostBytes = 32_000_000

/** What is known under one version. It is thrown away as a whole, with whatever is still on its way into it. */
interface Generation {
  readonly version: number
  readonly answers: BoundedAnswers
  readonly inWork: Map<string, Promise<StoredAnswer>>
}

/** Gets the version that the answer will be kept under; what it says is of that one or of a later one. */
type Compute = (version: number) => Promise<StoredAnswer>

interface Check {
  readonly startedAtMs: number
  readonly done: Promise<void>
}

export class ResponseCache {
  readonly #options: ResponseCacheOptions
  #generation: Generation
  /** When the latest finished check began. */
  #checkedAtMs = -Infinity
  #check: Check | null = null

  constructor(options: ResponseCacheOptions) {
    this.#options = options
    this.#generation = this.#empty(-1)
  }

  /** The kept answer, or the computed one; those who ask for the same at the same time share one computation. */
  async answer(key: string, compute: Compute): Promise<StoredAnswer> {
    await this.#freshGeneration()
    const { answers, inWork } = this.#generation
    return answers.get(key) ?? inWork.get(key) ?? this.#compute(key, compute, this.#generation)
  }

  /** Prepares a coding of a kept answer in the background. */
  prepare(key: string, answer: StoredAnswer, coding: Coding): void {
    const { answers } = this.#generation
    answer.prepare(coding).then(
      (bytes) => answers.grew(key, answer, bytes),
      () => undefined, // The plain body serves as well.
    )
  }

  /** To be called after this process changed something: the next question looks for the new version first. */
  invalidate(): void {
    this.#checkedAtMs = -Infinity
    this.#check = null
  }

  async #compute(key: string, compute: Compute, generation: Generation): Promise<StoredAnswer> {
    const computation = compute(generation.version)
    generation.inWork.set(key, computation)
    try {
      const answer = await computation
      generation.answers.set(key, answer)
      return answer
    } finally {
      generation.inWork.delete(key)
    }
  }

  /** Those who come while a check runs wait for it, unless it began too long ago to tell them anything. */
  #freshGeneration(): Promise<void> | undefined {
    const trustedSinceMs = this.#options.elapsedMs() - trustedForMs
    if (this.#checkedAtMs > trustedSinceMs) return undefined
    if (this.#check === null || this.#check.startedAtMs <= trustedSinceMs) this.#check = this.#startCheck()
    return this.#check.done
  }

  #startCheck(): Check {
    const startedAtMs = this.#options.elapsedMs()
    const done = this.#options
      .readVersion()
      .then((version) => {
        // A check that began before a change of our own may not have seen that one, but all that came before it.
        const isLatest = this.#check === check
        if (isLatest) this.#checkedAtMs = startedAtMs
        const known = this.#generation.version
        if (isLatest ? version !== known : version > known) this.#generation = this.#empty(version)
      })
      .finally(() => {
        if (this.#check === check) this.#check = null
      })
    const check = { startedAtMs, done }
    return check
  }

  #empty(version: number): Generation {
    return { version, answers: new BoundedAnswers(this.#options.mostBytes ?? defaultMostBytes), inWork: new Map() }
  }
}
