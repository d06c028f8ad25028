/** Listings of all types: the list for moderation, and the user's own listings. */
import { withoutRegions } from '../../../domain/places/regions.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Connection } from '../../store/connection.ts'
import { readOwnListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { moderationList, ownList } from '../../store/listing/listing-queues.ts'
import { mapList } from '../../store/lists/stored-list.ts'
import { changeListing } from './change-listing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler, Handlers } from '../handler.ts'
import { listAnswer } from '../lists/list-answer.ts'
import { etagOf, typedListing } from './listing-bodies.ts'
import { readFilter } from '../lists/read-list-query.ts'
import { readListingInput } from './read-listing-input.ts'

/** The operations of the tag `listings`. */
export function listingOperations(dependencies: Dependencies) {
  return {
    listListings: listForModeration(dependencies),
    listOwnListings: listOwn(dependencies),
    resubmitListing: resubmit(dependencies),
    withdrawListing: withdraw(dependencies),
  } as const satisfies Partial<Handlers>
}

/** Throws unknown-city or unknown-tag. */
function listForModeration({ db, ...lookups }: Dependencies): Handler<'listListings'> {
  return async ({ query, addressWith }) => {
    const { approved = false, state = approved ? 'approved' : 'pending', type = null } = query
    const list = moderationList(db, { state, type, filter: withoutRegions(readFilter(query, lookups), lookups.townsOfRegion) })
    return listAnswer({ query, addressWith }, mapList(list, typedListing))
  }
}

function listOwn({ db }: Dependencies): Handler<'listOwnListings'> {
  return async ({ caller, ...request }) => listAnswer(request, mapList(ownList(db, caller.id), typedListing))
}

/** Throws already-approved, unknown-listing if the caller is not the author, and the problems of `readListingInput`. */
function resubmit(dependencies: Dependencies): Handler<'resubmitListing'> {
  return async ({ body, ...request }) => {
    const { caller, params } = request
    const stored = await changeListing(dependencies, request, {
      action: 'listing-resubmitted',
      role: 'ROLE_USER',
      listingType: null,
      find: (db) => findOwn(db, caller.id, params.id),
      next: ({ listing, type }) =>
        ({ fields: readListingInput(body, type, dependencies, listing), state: 'pending', rejectionReason: null }),
    })
    return { status: 200, body: typedListing(stored), headers: { ETag: etagOf(stored) } }
  }
}

/** Deletes a listing of the caller. Throws already-approved, and unknown-listing if the caller is not the author. */
function withdraw(dependencies: Dependencies): Handler<'withdrawListing'> {
  return async (request) => {
    const { caller, params } = request
    const stored = await changeListing(dependencies, request, {
      action: 'listing-withdrawn',
      role: 'ROLE_USER',
      listingType: null,
      find: (db) => findOwn(db, caller.id, params.id),
      next: () => null,
    })
    return { status: 200, body: typedListing(stored) }
  }
}

async function findOwn(db: Connection, author: number, id: number): Promise<StoredListing | null> {
  const own = await readOwnListing(db, author, id)
  if (own?.state === 'approved') throw new ProblemError({ type: 'already-approved' })
  return own
}
