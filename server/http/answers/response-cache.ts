/** Caches the answers of public operations until the public version or the period changes. */
import { LruCache } from './lru-cache.ts'
import type { Coding } from './content-coding.ts'
import type { StoredAnswer } from './stored-answer.ts'

export interface ResponseCacheOptions {
  /** Reads the public version from the database. */
  readonly readVersion: () => Promise<number>
  readonly elapsedMs: () => number
  /** Names a span of time. Answers of another one may be other answers. */
  readonly period?: () => string
  readonly maxBytes?: number
}

/** How long a check is valid. A change must be visible in every process within one second; the check takes time too. */
const checkValidMs = 500

/** When the next check is started while the last one is still valid, so that frequent requests do not wait for it. */
const checkEarlyMs = 250

const defaultMaxBytes = 24_000_000

/** Many addresses can mean the same answer. An address can be as long as a header, so more of them would take much memory. */
const maxAddresses = 2_000
const maxAddressLength = 500

/** The cached answers of one version and period; another one discards them all, with the pending ones. */
interface Generation {
  readonly version: number
  readonly period: string
  readonly answers: LruCache
  /** The keys of raw addresses. */
  readonly addresses: Map<string, string>
  readonly pending: Map<string, Promise<StoredAnswer>>
}

/** Runs what is not in the cache when it is the turn of the caller. */
type InTurn = <Result>(work: () => Promise<Result>) => Promise<Result>

/** Computes the answer of this version or of a later one. */
type Compute = (version: number) => Promise<StoredAnswer>

interface Check {
  readonly startedAtMs: number
  readonly done: Promise<void>
}

export class ResponseCache {
  readonly #options: ResponseCacheOptions
  #generation: Generation
  /** When the last completed check started. */
  #checkedAtMs = -Infinity
  /** The start of the check that was followed by an early one. */
  #checkedEarlyAfterMs = -Infinity
  #check: Check | null = null

  constructor(options: ResponseCacheOptions) {
    this.#options = options
    this.#generation = this.#empty(-1)
  }

  /**
   * Returns the cached answer, or computes it in turn. Concurrent calls with the same key share one computation once it runs: until
   * then each waits for its own turn, so that nobody waits for the turn of a caller who must wait longer.
   */
  async answer(key: string, compute: Compute, inTurn?: InTurn): Promise<StoredAnswer> {
    await this.#freshGeneration()
    const held = () => this.#held(key) ?? this.#compute(key, compute, this.#generation)
    if (!inTurn) return held()
    return this.#held(key) ?? inTurn(async () => {
      await this.#freshGeneration()
      return held()
    })
  }

  #held(key: string): StoredAnswer | Promise<StoredAnswer> | undefined {
    const { answers, pending } = this.#generation
    return answers.get(key) ?? pending.get(key)
  }

  /** The cached answer of a raw address, if it is known to be valid without a check. */
  known(address: string): StoredAnswer | undefined {
    const ageMs = this.#options.elapsedMs() - this.#checkedAtMs
    if (ageMs >= checkValidMs) return undefined
    if (ageMs >= checkEarlyMs) this.#checkEarly()
    const { addresses, answers } = this.#generation
    const key = addresses.get(address)
    return key === undefined ? undefined : answers.get(key)
  }

  /** Stores which answer a raw address gets. */
  nameAddress(address: string, key: string): void {
    if (address.length > maxAddressLength) return
    const { addresses } = this.#generation
    if (addresses.size >= maxAddresses) addresses.clear()
    addresses.set(address, key)
  }

  /** Compresses a cached answer. If that fails, the uncompressed body is sent. */
  async prepare(key: string, answer: StoredAnswer, coding: Coding): Promise<void> {
    const { answers } = this.#generation
    answers.grew(key, answer, await answer.prepare(coding).catch(() => 0))
  }

  /** Counts what was stored beside a cached answer. */
  grew(key: string, answer: StoredAnswer, bytes: number): void {
    this.#generation.answers.grew(key, answer, bytes)
  }

  /** Call after a write: the next read checks the public version first. */
  invalidate(): void {
    this.#checkedAtMs = -Infinity
    this.#check = null
  }

  async #compute(key: string, compute: Compute, generation: Generation): Promise<StoredAnswer> {
    const computation = compute(generation.version)
    generation.pending.set(key, computation)
    try {
      const answer = await computation
      generation.answers.set(key, answer)
      return answer
    } finally {
      generation.pending.delete(key)
    }
  }

  /** Concurrent calls share a running check, unless it started too long ago. */
  #freshGeneration(): Promise<void> | undefined {
    const validSinceMs = this.#options.elapsedMs() - checkValidMs
    if (this.#checkedAtMs > validSinceMs) return undefined
    if (this.#check === null || this.#check.startedAtMs <= validSinceMs) this.#check = this.#startCheck()
    return this.#check.done
  }

  /** Once after each check: if it fails, the requests that wait for the next check are told. */
  #checkEarly(): void {
    if (this.#check !== null || this.#checkedEarlyAfterMs === this.#checkedAtMs) return
    this.#checkedEarlyAfterMs = this.#checkedAtMs
    this.#check = this.#startCheck()
    this.#check.done.catch(() => undefined)
  }

  #startCheck(): Check {
    const startedAtMs = this.#options.elapsedMs()
    const done = this.#options
      .readVersion()
      .then((version) => {
        // A check that started before `invalidate()` may return an outdated version: it is used only if it is newer.
        const isLatest = this.#check === check
        if (isLatest) this.#checkedAtMs = startedAtMs
        const { version: known, period } = this.#generation
        const current = isLatest || version > known ? version : known
        if (current !== known || period !== this.#period()) this.#generation = this.#empty(current)
      })
      .finally(() => {
        if (this.#check === check) this.#check = null
      })
    const check = { startedAtMs, done }
    return check
  }

  #period(): string {
    return this.#options.period?.() ?? ''
  }

  #empty(version: number): Generation {
    const period = this.#period()
    return { version, period, answers: new LruCache(this.#options.maxBytes ?? defaultMaxBytes), addresses: new Map(), pending: new Map() }
  }
}
