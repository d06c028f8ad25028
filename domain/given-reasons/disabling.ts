/** What an administrator decides when a member is disabled. */
import type { Page } from '../lists/paging.ts'
import type { GivenReasons } from './given-reasons.ts'
import type { TypedListing } from '../moderation/moderation.ts'

/** The reasons, and what becomes of what the member has listed. */
export interface Disabling {
  readonly given: GivenReasons
  readonly removeWaiting: boolean
  readonly hidePublished: boolean
}

/** How many listings of a member wait and are public; `isCapped` if there are more that were not counted. */
export interface ListingCounts {
  readonly waiting: number
  readonly published: number
  readonly isCapped: boolean
}

/** The counts of the first listings of a member. */
export function countsIn({ rows, total }: Page<TypedListing>): ListingCounts {
  const count = (state: TypedListing['state']) => rows.filter((listing) => listing.state === state).length
  return { waiting: count('pending'), published: count('approved'), isCapped: total > rows.length }
}
