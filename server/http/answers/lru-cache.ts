/** A least-recently-used (LRU) cache of answers, limited by size in bytes. */
import type { StoredAnswer } from './stored-answer.ts'

/** The estimated overhead of an entry: headers and objects. */
const overheadInBytes = 1_000

export class LruCache {
  /** Ordered by use, the most recent last. */
  readonly #answers = new Map<string, StoredAnswer>()
  readonly #maxBytes: number
  /** The key that is last already: moving it each time would copy the map again and again. */
  #latest: string | null = null
  #bytes = 0

  constructor(maxBytes: number) {
    this.#maxBytes = maxBytes
  }

  get sizeInBytes(): number {
    return this.#bytes
  }

  get(key: string): StoredAnswer | undefined {
    const answer = this.#answers.get(key)
    if (answer && key !== this.#latest) {
      this.#latest = key
      this.#answers.delete(key)
      this.#answers.set(key, answer)
    }
    return answer
  }

  /** Ignores an answer larger than a quarter of the cache. */
  set(key: string, answer: StoredAnswer): void {
    if (this.#answers.has(key) || cost(key, answer) > this.#maxBytes / 4) return
    this.#latest = key
    this.#answers.set(key, answer)
    this.#grow(cost(key, answer))
  }

  /** Adds bytes to the size of an entry; ignored if the answer is no longer cached. */
  grew(key: string, answer: StoredAnswer, bytes: number): void {
    if (this.#answers.get(key) === answer) this.#grow(bytes)
  }

  #grow(bytes: number): void {
    this.#bytes += bytes
    for (const [key, answer] of this.#answers) {
      if (this.#bytes <= this.#maxBytes) return
      this.#answers.delete(key)
      this.#bytes -= cost(key, answer)
    }
  }
}

function cost(key: string, answer: StoredAnswer): number {
  return overheadInBytes + 2 * key.length + answer.sizeInBytes
}
