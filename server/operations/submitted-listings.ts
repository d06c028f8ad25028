/** How a listing comes in, made once for the four types. */
import type { ListingType } from '../../domain/listing.ts'
import { ProblemError } from '../../domain/problems.ts'
import { recordAudit } from '../store/audit.ts'
import { findSubmission, readListing, type KeptListing } from '../store/kept-listings.ts'
import { insertSubmission } from '../store/listings.ts'
import type { Dependencies } from './dependencies.ts'
import type { Caller } from './handler.ts'
import { listingAnswer } from './listing-bodies.ts'
import { listingState } from './listing-state.ts'
import { readListingInput, type ListingBody } from './read-listing-input.ts'

interface Submission {
  readonly body: ListingBody
  readonly headers: { readonly 'Idempotency-Key'?: string }
  readonly caller: Caller
}

/**
 * Keeps a listing that waits for an administrator. The same key of the same author again gives the first listing, as it is
 * now, whatever the body says; for another type it is an invalid-request. Throws what reading the fields throws.
 */
export function submitListing<Type extends ListingType>(type: Type, dependencies: Dependencies) {
  const { db } = dependencies
  return async ({ body, headers, caller }: Submission) => {
    const key = headers['Idempotency-Key']?.replace(/^urn:uuid:/i, '') ?? null
    // Before the body is read: what could be submitted when the answer was lost may be too late by now.
    const kept = (await earlier(key, caller)) ?? (await insert(body, key, caller)) ?? (await earlier(key, caller))
    // Sent twice at once, and the first one deleted since.
    if (!kept) throw new ProblemError({ type: 'not-ready' })
    return listingAnswer(kept)
  }

  async function earlier(key: string | null, { id: author }: Caller): Promise<KeptListing<Type> | null> {
    const found = key === null ? null : await findSubmission(db, author, key)
    if (found && found.type !== type) {
      throw new ProblemError({ type: 'invalid-request', faults: [{ in: 'header', name: 'Idempotency-Key', rule: 'repeated' }] })
    }
    return found && readListing(db, type, found.id)
  }

  function insert(body: ListingBody, key: string | null, { id: author, username }: Caller): Promise<KeptListing<Type> | null> {
    const fields = readListingInput(body, type, dependencies)
    return db.transaction().execute(async (transaction) => {
      const id = await insertSubmission(transaction, { ...fields, type, approved: false, author }, key)
      if (id === null) return null
      await recordAudit(transaction, {
        at: dependencies.now(),
        actor: username,
        action: 'listing-submitted',
        subject: { listing: id, type, title: fields.title },
        before: null,
        after: listingState({ fields, state: 'pending', rejectionReason: null }),
      })
      return readListing(transaction, type, id)
    })
  }
}
