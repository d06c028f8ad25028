/** A claim about the speed or the size of the site, and what was measured of it. */

/** The medians that uphold a claim. */
type Bound =
  | { readonly atMost: number }
  | { readonly atLeast: number }
  /** At most so many times the median of the reference. */
  | { readonly atMostTimesReference: number }
  /** The numbers are information. */
  | { readonly isUnbounded: true }

/** A row of the table in `claims.ts`. */
export type Claim = Bound & {
  /** For `npm run bench -- WORD`, which measures the claims whose name contains the word. */
  readonly name: string
  /** What is measured, in a line of docs/benchmarks.md. */
  readonly claim: string
  /** `×` is a ratio to what the claim names. */
  readonly unit: 'ms' | 'MB' | 'kB' | 's' | 'requests' | 'points' | 'shift' | '×'
  /** The document that describes what the claim upholds, from the folder `docs`. */
  readonly upholds: string
  /** Null, after it printed why, if a program is not installed. */
  readonly measure: () => Promise<Measured | null>
}

/** What one measurement of a claim found. */
export interface Measured {
  /** One number for each round; the median is compared with the bound. */
  readonly samples: readonly number[]
  /** What the claim compares with. */
  readonly reference?: { readonly name: string; readonly samples: readonly number[] }
  /** How it was measured, or why the bound is missed. */
  readonly note?: string
}

export interface Measurement {
  readonly claim: Claim
  readonly measured: Measured
}

/** Whether the median is within the bound, if there is one. */
export function isHeld({ claim, measured }: Measurement): boolean {
  if ('isUnbounded' in claim) return true
  const middle = median(measured.samples)
  return 'atLeast' in claim ? middle >= claim.atLeast : middle <= mostOf(claim, measured)
}

/** Such as `≤ 25 ms`; empty without a bound. */
export function boundOf({ claim, measured }: Measurement): string {
  if ('isUnbounded' in claim) return ''
  return 'atLeast' in claim ? `≥ ${claim.atLeast} ${claim.unit}` : `≤ ${mostOf(claim, measured)} ${claim.unit}`
}

function mostOf(bound: Extract<Bound, { atMost: number } | { atMostTimesReference: number }>, { reference }: Measured): number {
  if ('atMost' in bound) return bound.atMost
  return Number((bound.atMostTimesReference * median(reference?.samples ?? [])).toFixed(1))
}

export function median(numbers: readonly number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.ceil((sorted.length - 1) / 2)]]
  if (low === undefined || high === undefined) throw new RangeError('There is no median of nothing.')
  return (low + high) / 2
}

/** With two digits behind the point for small numbers. */
export function round(number: number): string {
  return number >= 10 ? number.toFixed(0) : number.toFixed(2)
}

/** The number that this share of them does not exceed. */
export function quantile(numbers: readonly number[], share: number): number {
  const index = Math.min(numbers.length - 1, Math.floor(numbers.length * share))
  return numbers.toSorted((a, b) => a - b)[index] ?? Number.NaN
}

/** Measures once, for all claims of a run that need the same numbers. */
export function once<Result>(measure: () => Promise<Result>): () => Promise<Result> {
  let result: Promise<Result> | null = null
  return () => (result ??= measure())
}
