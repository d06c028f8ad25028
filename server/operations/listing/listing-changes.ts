/** Decisions on the change of an approved listing, by its author and by administrators. */
import type { StoredListing } from '../../store/listing/stored-listings.ts'
import type { NextVersion } from '../../store/listing/listing-versions.ts'
import { asVersion } from '../../store/listing/listings.ts'
import { readAnyListing, readOwnListing } from '../../store/listing/stored-listings.ts'
import { shortPagePath } from '../../../domain/listing/short-page-path.ts'
import { changeListing, type ListingChange, type ListingRequest } from './change-listing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { decisionHeader, etagOf, mailedListing, typedListing } from './listing-bodies.ts'

/** Withdraws the waiting change of a listing of the caller. Throws unknown-listing if the caller is not the author. */
export function withdrawChange(dependencies: Dependencies): Handler<'withdrawChange'> {
  return (request) =>
    answered(dependencies, request, {
      action: 'change-withdrawn',
      role: 'ROLE_USER',
      listingType: null,
      find: (db) => readOwnListing(db, request.caller.id, request.params.id),
      next: ifWaiting((before) => ({ ...before, change: null })),
    })
}

/** Publishes the waiting change of a listing. */
export function approveChange(dependencies: Dependencies): Handler<'approveChange'> {
  return (request) =>
    answered(dependencies, request, {
      ...ofAdministrators(request),
      action: 'change-approved',
      next: ifWaiting((before, { fields }) => ({ ...before, fields, change: null })),
      mail: (user, { listing, type, change }) => ({
        kind: 'change-approved', user, ...mailedListing({ ...listing, ...change?.fields }), page: shortPagePath(type, listing.id),
      }),
    })
}

/** Rejects the waiting change of a listing, with or without a reason. */
export function rejectChange(dependencies: Dependencies): Handler<'rejectChange'> {
  return ({ body, ...request }) => {
    const rejectionReason = body.reason?.trim() || null
    return answered(dependencies, request, {
      ...ofAdministrators(request),
      action: 'change-rejected',
      next: ifWaiting((before, change) => ({ ...before, change: { ...change, state: 'rejected', rejectionReason } })),
      mail: (user, { listing }) => ({ kind: 'change-rejected', user, ...mailedListing(listing), reason: rejectionReason }),
    })
  }
}

function ofAdministrators({ params }: ListingRequest) {
  return {
    role: 'ROLE_ADMIN',
    listingType: null,
    find: (db: Dependencies['db']) => readAnyListing(db, params.id),
  } as const
}

/** What a decision makes of a listing with a waiting change; any other listing stays as it is. */
function ifWaiting(next: (before: NextVersion, change: NonNullable<NextVersion['change']>) => NextVersion) {
  return (stored: StoredListing): NextVersion => {
    const before = asVersion(stored)
    return before.change?.state === 'waiting' ? next(before, before.change) : before
  }
}

async function answered(dependencies: Dependencies, request: ListingRequest, change: ListingChange<StoredListing['type']>) {
  const stored = await changeListing(dependencies, request, change)
  return { status: 200 as const, body: typedListing(stored), headers: { ETag: etagOf(stored), ...decisionHeader(stored) } }
}
