/** Submitting a listing, for all types. */
import type { ListingFields, ListingType } from '../../../domain/listing/listing.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { recordAudit } from '../../store/audit.ts'
import { findSubmission, readListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { insertSubmission } from '../../store/listing/listings.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller } from '../handler.ts'
import { listingAnswer } from './listing-bodies.ts'
import { listingState } from './listing-state.ts'
import { readListingInput, type ListingBody } from './read-listing-input.ts'

interface Submission {
  readonly body: ListingBody
  readonly headers: { readonly 'Idempotency-Key'?: string }
  readonly caller: Caller
}

/**
 * Stores a pending listing. If the author has used the idempotency key before, returns the listing of that submission in its
 * current state, whatever the body contains; throws invalid-request if that listing is of another type. Throws the problems of
 * `readListingInput`.
 */
export function submitListing<Type extends ListingType>(type: Type, dependencies: Dependencies) {
  return async (submission: Submission) => {
    const { headers, caller } = submission
    const key = headers['Idempotency-Key']?.replace(/^urn:uuid:/i, '') ?? null
    const earlier = async () => (key === null ? null : earlierListing(dependencies, type, caller, key))
    // Before the body is read: a start date that was valid when the response was lost may be in the past now.
    const stored = (await earlier()) ?? (await insert(dependencies, type, submission, key)) ?? (await earlier())
    // A concurrent request with the same key created the listing, and it was deleted since.
    if (!stored) throw new ProblemError({ type: 'not-ready' })
    return listingAnswer(stored)
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

/** Null if a concurrent request used the key. */
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
    await recordAudit(transaction, { ...submissionAudit(id, type, fields), actor: caller.id, at: now() })
    return readListing(transaction, type, id)
  })
}

function submissionAudit(listing: number, type: ListingType, fields: ListingFields) {
  const after = listingState({ fields, state: 'pending', statement: null, change: null, cancellation: null })
  return { action: 'listing-submitted', subject: { listing, type, title: fields.title }, before: null, after } as const
}
