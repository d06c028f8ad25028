/** How a listing comes in, made once for the four types. */
import type { ListingFields, ListingType } from '../../domain/listing.ts'
import { ProblemError } from '../../domain/problems.ts'
import { recordAudit } from '../store/audit.ts'
import { findSubmission, readListing, type StoredListing } from '../store/stored-listings.ts'
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
  return async (submission: Submission) => {
    const { headers, caller } = submission
    const key = headers['Idempotency-Key']?.replace(/^urn:uuid:/i, '') ?? null
    const earlier = async () => (key === null ? null : earlierListing(dependencies, type, caller, key))
    // Before the body is read: what could be submitted when the answer was lost may be too late by now.
    const kept = (await earlier()) ?? (await insert(dependencies, type, submission, key)) ?? (await earlier())
    // Sent twice at once, and the first one deleted since.
    if (!kept) throw new ProblemError({ type: 'not-ready' })
    return listingAnswer(kept)
  }
}

async function earlierListing<Type extends ListingType>(
  { db }: Dependencies,
  type: Type,
  { id: author }: Caller,
  key: string,
): Promise<StoredListing<Type> | null> {
  const found = await findSubmission(db, author, key)
  if (found && found.type !== type) {
    throw new ProblemError({ type: 'invalid-request', faults: [{ in: 'header', name: 'Idempotency-Key', rule: 'repeated' }] })
  }
  return found && readListing(db, type, found.id)
}

/** Null where the key was used in this very moment. */
function insert<Type extends ListingType>(
  dependencies: Dependencies,
  type: Type,
  { body, caller }: Submission,
  key: string | null,
): Promise<StoredListing<Type> | null> {
  const { db, now } = dependencies
  const fields = readListingInput(body, type, dependencies)
  return db.transaction().execute(async (transaction) => {
    const id = await insertSubmission(transaction, { ...fields, type, approved: false, author: caller.id }, key)
    if (id === null) return null
    await recordAudit(transaction, { ...submitted(id, type, fields), actor: caller.username, at: now() })
    return readListing(transaction, type, id)
  })
}

function submitted(listing: number, type: ListingType, fields: ListingFields) {
  const after = listingState({ fields, state: 'pending', rejectionReason: null })
  return { action: 'listing-submitted', subject: { listing, type, title: fields.title }, before: null, after } as const
}
