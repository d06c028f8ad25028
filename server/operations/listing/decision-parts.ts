/** What decisions make of listings: of one by the calls of its type, and of several by one call. */
import { shortPagePath } from '../../../domain/listing/short-page-path.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { isUnanswered } from '../../store/listing/checks.ts'
import type { NextVersion } from '../../store/listing/listing-versions.ts'
import { asVersion } from '../../store/listing/listings.ts'
import type { StoredListing } from '../../store/listing/stored-listings.ts'
import type { ListingChange } from './change-listing.ts'
import type { ReasonFor } from './given-reasons.ts'
import { mailedListing } from './listing-bodies.ts'

/** What a decision makes of a listing of any type, how the log names it, and what its author is told. */
export interface DecisionParts extends Pick<ListingChange<ListingType>, 'next' | 'removalReason'> {
  readonly action: ListingChange<ListingType>['action']
  readonly mail: NonNullable<ListingChange<ListingType>['mail']>
}

/**
 * Makes a pending or rejected listing public. Of an approved one it says that what its author moved is seen, and that one whose author does
 * not answer is still right.
 */
export const approval: DecisionParts = {
  action: (_, stored) => [isUnanswered(stored) ? 'listing-checked' : 'listing-approved'],
  next: (stored) => ({
    ...asVersion(stored), state: 'approved', rejectionReason: null, isUnseen: false, isStillRight: isUnanswered(stored),
  }),
  mail: (user, { listing, type, state }) => (state === 'approved' ? null : {
    kind: 'listing-approved', user, ...mailedListing(listing), page: shortPagePath(type, listing.id),
  }),
}

/** Rejects a pending or approved listing. */
export function rejection(reasonFor: ReasonFor): DecisionParts {
  return {
    action: 'listing-rejected',
    next: async (stored, db) => ({
      fields: stored.listing, state: 'rejected', rejectionReason: await reasonFor(db, stored), change: null, cancellation: null,
    }),
    mail: (user, { listing, state }, { rejectionReason: reason }) =>
      ({ kind: 'listing-rejected', user, ...mailedListing(listing), reason, wasPublic: state === 'approved' }),
  }
}

/** Deletes a listing. */
export function deletion(reasonFor: ReasonFor): DecisionParts {
  return {
    action: 'listing-deleted',
    next: () => null,
    removalReason: (stored, db) => reasonFor(db, stored),
    mail: (user, { listing }, { rejectionReason: reason }) => ({ kind: 'listing-deleted', user, ...mailedListing(listing), reason }),
  }
}

/** Publishes the waiting change of a listing. */
export const changeApproval: DecisionParts = {
  action: 'change-approved',
  next: ifWaiting((before, { fields }) => ({ ...before, fields, change: null, isUnseen: false, isStillRight: true })),
  mail: (user, { listing, type, change }) => ({
    kind: 'change-approved', user, ...mailedListing({ ...listing, ...change?.fields }), page: shortPagePath(type, listing.id),
  }),
}

/** Rejects the waiting change of a listing. */
export function changeRejection(reasonFor: ReasonFor): DecisionParts {
  return {
    action: 'change-rejected',
    next: async (stored, db) => {
      const rejectionReason = await reasonFor(db, stored)
      const rejected = ifWaiting((before, change) => ({
        ...before, change: { ...change, state: 'rejected', rejectionReason }, isUnseen: false,
      }))
      return rejected(stored)
    },
    mail: (user, { listing }, { change }) =>
      ({ kind: 'change-rejected', user, ...mailedListing(listing), reason: change?.rejectionReason ?? null }),
  }
}

/** What a decision makes of a listing with a waiting change; any other listing stays as it is. */
export function ifWaiting(next: (before: NextVersion, change: NonNullable<NextVersion['change']>) => NextVersion) {
  return (stored: StoredListing): NextVersion => {
    const before = asVersion(stored)
    return before.change?.state === 'waiting' ? next(before, before.change) : before
  }
}
