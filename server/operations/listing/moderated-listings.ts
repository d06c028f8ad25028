/** The decisions of moderators on a listing, for all types. */
import type { ListingFields, ListingType } from '../../../domain/listing/listing.ts'
import { shortPagePath } from '../../../domain/listing/short-page-path.ts'
import { rebasedChange } from '../../../domain/moderation/rebased-change.ts'
import type { Connection } from '../../store/connection.ts'
import { asVersion } from '../../store/listing/listings.ts'
import { isSameText, type NextVersion } from '../../store/listing/listing-versions.ts'
import { readListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { changeListing, type Changed, type ListingChange, type ListingRequest } from './change-listing.ts'
import type { Dependencies } from '../dependencies.ts'
import { approval, deletion, rejection } from './decision-parts.ts'
import { statementFor, type GivenReasons } from './given-reasons.ts'
import { decisionHeader, listingAnswer, mailedListing, mailedTexts } from './listing-bodies.ts'
import { readListingInput, type ListingBody } from './read-listing-input.ts'

/** Makes a pending or rejected listing public. Approving an approved one says that what its author moved is seen. */
export function approveListing<Type extends ListingType>(type: Type, dependencies: Dependencies) {
  return async (request: ListingRequest) => decisionAnswer(await change(type, dependencies, request, approval))
}

/** Rejects a pending or approved listing. Throws the problems of `statementFor`. */
export function rejectListing<Type extends ListingType>(type: Type, dependencies: Dependencies) {
  return async (request: ListingRequest & { readonly body: GivenReasons }) =>
    decisionAnswer(await change(type, dependencies, request, rejection(statementFor(request.body, [request.params.id]))))
}

/** Replaces all fields of a listing, and keeps its state. Throws the problems of `readListingInput`. */
export function updateListing<Type extends ListingType>(type: Type, dependencies: Dependencies) {
  return async (request: ListingRequest & { readonly body: ListingBody }) =>
    decisionAnswer(await change(type, dependencies, request, {
      action: 'listing-edited',
      next: (stored) => edited(stored, readListingInput(request.body, type, dependencies, stored.listing)),
      mail: (user, { listing, state }, next) => next.state === 'removed' || isSameText(listing, next.fields) ? null : {
        kind: 'listing-edited', user, ...mailedListing(listing), ...mailedTexts(listing, next.fields, dependencies.cityNameIn),
        page: state === 'approved' ? shortPagePath(type, listing.id) : null,
      },
    }))
}

/** What waits beside it keeps what its author has changed, and nothing else, so that its approval does not revert the edit. */
function edited(stored: StoredListing, fields: ListingFields): NextVersion {
  const { change } = stored
  const next = { ...asVersion(stored), fields, isUnseen: false }
  if (change?.state !== 'waiting') return next
  const rebased = rebasedChange(change.fields, stored.listing, fields)
  return { ...next, change: isSameText(rebased, fields) ? null : { ...change, fields: rebased } }
}

/** Deletes a listing, and responds with its last state. Throws the problems of `statementFor`. */
export function deleteListing<Type extends ListingType>(type: Type, dependencies: Dependencies) {
  return async (request: ListingRequest & { readonly body?: GivenReasons }) => {
    const deleted = await change(type, dependencies, request, deletion(statementFor(request.body ?? {}, [request.params.id])))
    return { status: 200 as const, body: deleted.listing, headers: decisionHeader(deleted) }
  }
}

function decisionAnswer<Type extends ListingType>(changed: Changed<Type>) {
  const answer = listingAnswer(changed)
  return { ...answer, headers: { ...answer.headers, ...decisionHeader(changed) } }
}

function change<Type extends ListingType>(
  type: Type,
  dependencies: Dependencies,
  request: ListingRequest,
  decision: Omit<ListingChange<Type>, 'find' | 'listingType' | 'role'>,
) {
  const find = (db: Connection) => readListing(db, type, request.params.id)
  return changeListing(dependencies, request, { ...decision, role: 'ROLE_MODERATOR', listingType: type, find })
}
