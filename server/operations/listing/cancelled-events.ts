/** Cancelling events, by their authors. */
import { canBeCancelled } from '../../../domain/listing/cancellation.ts'
import type { Cancellation } from '../../../domain/listing/listing.ts'
import { athensToday } from '../../../domain/days/days.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { trimmedOrNull } from '../../../domain/text-fault.ts'
import type { AuditRecord } from '../../store/audit.ts'
import type { NextVersion } from '../../store/listing/listing-versions.ts'
import { asVersion } from '../../store/listing/listings.ts'
import { readOwnListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { changeListing, type ListingRequest } from './change-listing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { etagOf, typedListing } from './listing-bodies.ts'

/**
 * Cancels an event of the caller, or changes the note. Throws unknown-listing if the caller is not the author, not-cancellable for
 * what is no approved event, or is over.
 */
export function cancelEvent(dependencies: Dependencies): Handler<'cancelEvent'> {
  return ({ body, ...request }) => {
    const note = trimmedOrNull(body.note)
    const cancelled = ({ cancellation }: NextVersion) => ({ at: cancellation?.at ?? dependencies.now().toISOString(), note })
    return changed(dependencies, request, 'event-cancelled', cancelled)
  }
}

/** An event of the caller takes place again. Throws as `cancelEvent`. */
export function reopenEvent(dependencies: Dependencies): Handler<'reopenEvent'> {
  return (request) => changed(dependencies, request, 'event-reopened', () => null)
}

async function changed(
  dependencies: Dependencies,
  request: ListingRequest,
  action: AuditRecord['action'],
  cancellationOf: (before: NextVersion) => Cancellation | null,
) {
  const next = (stored: StoredListing) => {
    const before = cancellable(stored, dependencies.now())
    return { ...before, cancellation: cancellationOf(before) }
  }
  const find = (db: Dependencies['db']) => readOwnListing(db, request.caller.id, request.params.id)
  const stored = await changeListing(dependencies, request, { action, role: 'ROLE_USER', listingType: null, find, next })
  return { status: 200 as const, body: typedListing(stored), headers: { ETag: etagOf(stored) } }
}

function cancellable(stored: StoredListing, now: Date): NextVersion {
  const { listing, state } = stored
  if (state !== 'approved' || !canBeCancelled(listing, athensToday(now))) throw new ProblemError({ type: 'not-cancellable' })
  return asVersion(stored)
}
