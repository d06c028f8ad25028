/** Restoring removed listings, by their authors and by moderators. */
import { shortPagePath } from '../../../domain/listing/short-page-path.ts'
import type { RestoredBy } from '../../store/listing/stored-listings.ts'
import { readRestorable } from '../../store/listing/stored-listings.ts'
import { asVersion } from '../../store/listing/listings.ts'
import { changeListing, type ListingRequest } from './change-listing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { decisionHeader, etagOf, mailedListing, typedListing } from './listing-bodies.ts'

/** Restores what the caller removed. Throws unknown-listing if the caller is not the author, or a moderator removed the listing. */
export function restoreOwnListing(dependencies: Dependencies): Handler<'restoreOwnListing'> {
  return (request) => restored(dependencies, request, 'ROLE_USER', { by: 'author', author: request.caller.id })
}

/** Restores what a moderator removed. Throws unknown-listing for what its author removed. */
export function restoreListing(dependencies: Dependencies): Handler<'restoreListing'> {
  return (request) => restored(dependencies, request, 'ROLE_MODERATOR', { by: 'administrator' })
}

async function restored(dependencies: Dependencies, request: ListingRequest, role: 'ROLE_USER' | 'ROLE_MODERATOR', by: RestoredBy) {
  const stored = await changeListing(dependencies, request, {
    action: 'listing-restored',
    role,
    listingType: null,
    find: (db) => readRestorable(db, request.params.id, by, dependencies.now()),
    next: asVersion,
    mail: (user, { listing, type, state }) => ({
      kind: 'listing-restored', user, ...mailedListing(listing), page: state === 'approved' ? shortPagePath(type, listing.id) : null,
    }),
  })
  return { status: 200 as const, body: typedListing(stored), headers: { ETag: etagOf(stored), ...decisionHeader(stored) } }
}
