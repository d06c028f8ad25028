/** A decision on several listings at once. */
import type { components } from '../../contract/openapi.ts'

/** What can be decided on several listings. */
export type BatchDecision = 'approval' | 'rejection' | 'deletion'

/** What became of one of them; `failed` is for a server that decides on one at a time and has refused it. */
export interface ListingResult {
  readonly id: number
  readonly outcome: components['schemas']['ListingResult']['outcome'] | 'failed'
}
