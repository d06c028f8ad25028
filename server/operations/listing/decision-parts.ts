/** What decisions make of listings: of one by the calls of its type, and of several by one call. */
import { shortPagePath } from '../../../domain/listing/short-page-path.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import type { NextVersion } from '../../store/listing/listing-versions.ts'
import { asVersion } from '../../store/listing/listings.ts'
import type { StoredListing } from '../../store/listing/stored-listings.ts'
import type { AuditRecord } from '../../store/audit.ts'
import type { ListingChange } from './change-listing.ts'
import { mailedListing } from './listing-bodies.ts'

/** What a decision makes of a listing of any type, how the log names it, and what its author is told. */
export interface DecisionParts extends Pick<ListingChange<ListingType>, 'next'>, Required<Pick<ListingChange<ListingType>, 'mail'>> {
  readonly action: AuditRecord['action']
}

/** Makes a pending or rejected listing public. Of an approved one it says that what its author moved is seen. */
export const approval: DecisionParts = {
  action: 'listing-approved',
  next: (stored) => ({ ...asVersion(stored), state: 'approved', rejectionReason: null, isUnseen: false }),
  mail: (user, { listing, type, state }) => (state === 'approved' ? null : {
    kind: 'listing-approved', user, ...mailedListing(listing), page: shortPagePath(type, listing.id),
  }),
}

/** Rejects a pending or approved listing. */
export function rejection(reason: string | null): DecisionParts {
  return {
    action: 'listing-rejected',
    next: ({ listing }) => ({ fields: listing, state: 'rejected', rejectionReason: reason, change: null, cancellation: null }),
    mail: (user, { listing, state }) =>
      ({ kind: 'listing-rejected', user, ...mailedListing(listing), reason, wasPublic: state === 'approved' }),
  }
}

/** Deletes a listing. */
export const deletion: DecisionParts = {
  action: 'listing-deleted',
  next: () => null,
  mail: (user, { listing }) => ({ kind: 'listing-deleted', user, ...mailedListing(listing) }),
}

/** Publishes the waiting change of a listing. */
export const changeApproval: DecisionParts = {
  action: 'change-approved',
  next: ifWaiting((before, { fields }) => ({ ...before, fields, change: null, isUnseen: false })),
  mail: (user, { listing, type, change }) => ({
    kind: 'change-approved', user, ...mailedListing({ ...listing, ...change?.fields }), page: shortPagePath(type, listing.id),
  }),
}

/** Rejects the waiting change of a listing. */
export function changeRejection(reason: string | null): DecisionParts {
  return {
    action: 'change-rejected',
    next: ifWaiting((before, change) => ({
      ...before, change: { ...change, state: 'rejected', rejectionReason: reason }, isUnseen: false,
    })),
    mail: (user, { listing }) => ({ kind: 'change-rejected', user, ...mailedListing(listing), reason }),
  }
}

/** What a decision makes of a listing with a waiting change; any other listing stays as it is. */
export function ifWaiting(next: (before: NextVersion, change: NonNullable<NextVersion['change']>) => NextVersion) {
  return (stored: StoredListing): NextVersion => {
    const before = asVersion(stored)
    return before.change?.state === 'waiting' ? next(before, before.change) : before
  }
}
