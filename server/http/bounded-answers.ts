/** Kept answers up to a number of bytes; the one not asked for the longest goes first. */
import type { StoredAnswer } from './stored-answer.ts'

/** What an entry costs beside its body: key, headers, objects. */
const overheadInBytes = 1_000

export class BoundedAnswers {
  /** In the order of use, the latest last. */
  readonly #answers = new Map<string, StoredAnswer>()
  readonly #mostBytes: number
  #bytes = 0

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes
  }

  get sizeInBytes(): number {
    return this.#bytes
  }

  get(key: string): StoredAnswer | undefined {
    const answer = this.#answers.get(key)
    if (answer) {
      this.#answers.delete(key)
      this.#answers.set(key, answer)
    }
    return answer
  }

  /** Does not keep an answer that would take a large part of the room for itself. */
  set(key: string, answer: StoredAnswer): void {
    if (this.#answers.has(key) || cost(key, answer) > this.#mostBytes / 4) return
    this.#answers.set(key, answer)
    this.#grow(cost(key, answer))
  }

  /** Counts bytes that came to a kept answer; those of one that is gone do not count. */
  grew(key: string, answer: StoredAnswer, bytes: number): void {
    if (this.#answers.get(key) === answer) this.#grow(bytes)
  }

  #grow(bytes: number): void {
    this.#bytes += bytes
    for (const [key, answer] of this.#answers) {
      if (this.#bytes <= this.#mostBytes) return
      this.#answers.delete(key)
      this.#bytes -= cost(key, answer)
    }
  }
}

function cost(key: string, answer: StoredAnswer): number {
  return overheadInBytes + 2 * key.length + answer.sizeInBytes
}
