/** Decisions on the change of an approved listing, by its author and by moderators. */
import type { StoredListing } from '../../store/listing/stored-listings.ts'
import { readAnyListing, readOwnListing } from '../../store/listing/stored-listings.ts'
import { changeListing, type ListingChange, type ListingRequest } from './change-listing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { changeApproval, changeRejection, ifWaiting } from './decision-parts.ts'
import { statementFor } from './given-reasons.ts'
import { decisionHeader, etagOf, typedListing } from './listing-bodies.ts'

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
  return (request) => answered(dependencies, request, { ...ofModerators(request), ...changeApproval })
}

/** Rejects the waiting change of a listing. Throws the problems of `statementFor`. */
export function rejectChange(dependencies: Dependencies): Handler<'rejectChange'> {
  return ({ body, ...request }) =>
    answered(dependencies, request, { ...ofModerators(request), ...changeRejection(statementFor(body, [request.params.id])) })
}

function ofModerators({ params }: ListingRequest) {
  return {
    role: 'ROLE_MODERATOR',
    listingType: null,
    find: (db: Dependencies['db']) => readAnyListing(db, params.id),
  } as const
}

async function answered(dependencies: Dependencies, request: ListingRequest, change: ListingChange<StoredListing['type']>) {
  const stored = await changeListing(dependencies, request, change)
  return { status: 200 as const, body: typedListing(stored), headers: { ETag: etagOf(stored), ...decisionHeader(stored) } }
}
