/** What a bench file measures: one claim, the number that was found, and the bound it is held to. */

export interface Measurement {
  readonly claim: string
  readonly measured: number
  readonly bound: number
  readonly unit: 'ms' | 'MB' | 'kB' | 's' | 'requests'
  /** The same work done by what the claim compares with, in the same unit; null where there is no such thing. */
  readonly reference: { readonly name: string; readonly measured: number } | null
}

/** Every `*.bench.ts` exports this function as `measure`; null where a program is not installed, which it says itself. */
export type Measure = () => Promise<Measurement | null>

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.')
  return (low + high) / 2
}
