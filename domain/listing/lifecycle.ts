/** The states of a listing and of the versions of its text. */
import type { ListingState } from './listing.ts'

/** The states of a listing that is not removed. */
export type PresentState = Exclude<ListingState, 'removed'>

/**
 * A removed listing can be restored by whoever removed it until it is purged, and nobody else sees it; of a purged one is only kept what
 * was public and is no longer.
 */
export type StoredState = ListingState | 'purged'

/** Who removed a listing: its author, or a moderator. */
export type RemovedBy = 'author' | 'administrator'

/** How many days a removed listing can be restored. */
export const restorableDays = 30

const dayMs = 86_400_000

/** Until when a listing can be restored that was removed at this time. */
export function restorableUntil(removedAt: Date): Date {
  return new Date(removedAt.getTime() + restorableDays * dayMs)
}

/** The listings that can be restored at this time were removed later than this. */
export function restorableSince(now: Date): Date {
  return new Date(now.getTime() - restorableDays * dayMs)
}

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
} as const satisfies Readonly<Record<PresentState, VersionState>>

/** The states of the change of an approved listing: the version of a text that its author wants in the place of the published one. */
export type ChangeState = Extract<VersionState, 'waiting' | 'rejected'>
