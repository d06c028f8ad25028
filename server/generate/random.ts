/** Random choices that a seed determines. */

/** A sequence of numbers, the same for the same seed and index (Mulberry32). */
export class Random {
  #state: number

  constructor(seed: number, index: number) {
    // Without mixing, neighbouring indexes would begin with similar numbers.
    this.#state = mixed(mixed(seed) + index)
  }

  /** At least 0, less than 1. */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) | 0
    return mixed(this.#state) / 2 ** 32
  }

  /** An integer between these, both included. */
  integer(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1))
  }

  isLikely(probability: number): boolean {
    return this.next() < probability
  }

  pick<Value>(values: readonly Value[]): Value {
    const value = values[Math.floor(this.next() * values.length)]
    if (value === undefined) throw new RangeError('There is nothing to pick from.')
    return value
  }
}

/** Picks values with these weights, which need not add up to 1; a weight of 0 is never picked. */
export function weightedPick<Value>(weighted: readonly (readonly [Value, number])[]): (random: Random) => Value {
  let total = 0
  const choices = weighted.filter(([, weight]) => weight > 0).map(([value, weight]) => ({ value, upTo: (total += weight) }))
  return (random) => {
    const number = random.next() * total
    let [low, high] = [0, choices.length - 1]
    while (low < high) {
      const middle = (low + high) >> 1
      if ((choices[middle]?.upTo ?? 0) > number) high = middle
      else low = middle + 1
    }
    const choice = choices[low]
    if (!choice) throw new RangeError('There is nothing to pick from.')
    return choice.value
  }
}

/** The weights of Zipf's law: the second value is picked half as often as the first, the third a third as often. */
export function byRank<Value>(values: readonly Value[]): (readonly [Value, number])[] {
  return values.map((value, rank) => [value, 1 / (rank + 1)] as const)
}

function mixed(state: number): number {
  let number = Math.imul(state ^ (state >>> 15), state | 1)
  number ^= number + Math.imul(number ^ (number >>> 7), number | 61)
  return (number ^ (number >>> 14)) >>> 0
}
