/** Listings as their author sees them. */
import type { components } from '../contract/openapi.ts'
import type { Failure } from './failure.ts'

/** A listing of the caller: what became of it, and by its `etag` which state of it this is. */
export type OwnListing = components['schemas']['OwnListing']

/** Whether its author may change it: one that is public belongs to the administrators. */
export function isChangeable({ state }: Pick<OwnListing, 'state'>): boolean {
  return state !== 'approved'
}

/** Whether nothing can be changed any more, however often it is tried: it was approved or deleted in between. */
export function isLost(failure: Failure | null): boolean {
  return failure?.type === 'already-approved' || failure?.type === 'unknown-listing'
}
