/** The result of a benchmark: the claim, the measured number, and its bound. */

export interface Measurement {
  readonly claim: string
  readonly measured: number
  readonly bound: number
  readonly unit: 'ms' | 'MB' | 'kB' | 's' | 'requests'
  /** The measurement that the claim compares with, in the same unit; null if there is none. */
  readonly reference: { readonly name: string; readonly measured: number } | null
}

/** Every `*.bench.ts` exports this function as `measure`. It returns null and prints why if a program is not installed. */
export type Measure = () => Promise<Measurement | null>

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.')
  return (low + high) / 2
}
