/** The states of a listing and of the versions of its text. */
import type { ListingState } from './listing.ts'

/**
 * A removed listing is nowhere to be seen, and can be restored until it is purged; of a purged one is only kept what was public and is
 * no longer.
 */
export type StoredState = ListingState | 'removed' | 'purged'

/**
 * A waiting version can be approved, and is then published, or rejected. Another text replaces a waiting or published version. Rejected,
 * replaced and withdrawn versions stay as they are.
 */
export type VersionState = 'waiting' | 'published' | 'rejected' | 'replaced' | 'withdrawn'

/** The state of the version that a listing shows to those who may see it. */
export const shownVersion = {
  pending: 'waiting',
  approved: 'published',
  rejected: 'rejected',
} as const satisfies Readonly<Record<ListingState, VersionState>>

/** The states of the change of an approved listing: the version of a text that its author wants in the place of the published one. */
export type ChangeState = Extract<VersionState, 'waiting' | 'rejected'>
