/** A decision on several listings at once. */
import type { components } from '../../contract/openapi.ts'

/** How many listings can be decided on at once. */
export const mostDecided = 100

/** What can be decided on several listings. */
export type BatchDecision = 'approval' | 'rejection' | 'deletion'

/** What became of one of them; `failed` is for a server that decides on one at a time and has refused it. */
export interface ListingResult {
  readonly id: number
  readonly outcome: components['schemas']['ListingResult']['outcome'] | 'failed'
}

/** How many have each result. */
export type BatchResults = Readonly<Record<ListingResult['outcome'], number>>

/** Before the first result. */
export const noResults: BatchResults = { done: 0, changed: 0, gone: 0, failed: 0 }

/** The counts with further results. */
export function countedResults(counts: BatchResults, results: readonly ListingResult[]): BatchResults {
  return results.reduce((sum, { outcome }) => ({ ...sum, [outcome]: sum[outcome] + 1 }), counts)
}
