/** The result of a benchmark: the claim, the measured numbers, and their bound. */

export interface Measurement {
  readonly claim: string
  /** One number for each round; the median is compared with the bound. */
  readonly samples: readonly number[]
  /** `×` is a ratio to what the claim names. */
  readonly unit: 'ms' | 'MB' | 'kB' | 's' | 'requests' | 'points' | 'shift' | '×'
  /** Without a bound, the numbers are information. */
  readonly atMost?: number
  readonly atLeast?: number
  /** What the claim compares with; null if there is nothing. */
  readonly reference: { readonly name: string; readonly samples: readonly number[] } | null
  /** Why the bound is missed, or how it was measured. */
  readonly note?: string
}

/** Every `*.bench.ts` exports this function as `measure`. It returns null and prints why if a program is not installed. */
export type Measure = () => Promise<Measurement | null>

/** Whether the median is within the bound. */
export function isHeld({ samples, atMost = Infinity, atLeast = -Infinity }: Measurement): boolean {
  const middle = median(samples)
  return middle <= atMost && middle >= atLeast
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.')
  return (low + high) / 2
}
