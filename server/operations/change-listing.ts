/** How a listing is changed: with all that belongs to it in one transaction, or not at all. */
import type { ListingType } from '../../domain/listing.ts'
import { ProblemError } from '../../domain/problems.ts'
import { recordAudit, type AuditRecord } from '../store/audit.ts'
import type { Connection } from '../store/connection.ts'
import { lockListing, type StoredListing } from '../store/stored-listings.ts'
import { deleteListing, updateListing, type NextListing } from '../store/listings.ts'
import { queueMail, type ListingMail } from '../store/outbox.ts'
import { countPublicVersionUp } from '../store/public-version.ts'
import type { Dependencies } from './dependencies.ts'
import type { Caller } from './handler.ts'
import { listingState } from './listing-state.ts'
import { requireMatch } from './require-match.ts'
import { requireRole } from './require-role.ts'

/** What is to be done to a listing. */
export interface ListingChange<Type extends ListingType> {
  readonly action: AuditRecord['action']
  /** What the caller has to be. */
  readonly role: Caller['role']
  /** The type that the caller names; null where it is not known. */
  readonly listingType: ListingType | null
  /** Null where there is none for this caller. */
  readonly find: (db: Connection) => Promise<StoredListing<Type> | null>
  /** What becomes of it; null where it is deleted. */
  readonly next: (kept: StoredListing<Type>) => NextListing | null
  /** What its author is told, unless it is the author who does it. */
  readonly mail?: (author: number, kept: StoredListing<Type>) => ListingMail
}

/** Who asks for it, and which revision they know. */
export interface ListingRequest {
  readonly params: { readonly id: number }
  readonly headers: { readonly 'If-Match'?: string }
  readonly caller: Caller
}

/**
 * Gives the listing as it is after the change, or as it was where it is deleted. A change that would change nothing leaves no
 * trace. Throws unknown-listing, changed-meanwhile for a revision that is not the present one, and not-signed-in or
 * not-allowed for who lost the role in this moment.
 */
export async function changeListing<Type extends ListingType>(
  { db, now, wakeMail }: Dependencies,
  request: ListingRequest,
  change: ListingChange<Type>,
): Promise<StoredListing<Type>> {
  const changed = await db.transaction().execute((transaction) => changeIn(transaction, request, change, now()))
  wakeMail()
  return changed
}

async function changeIn<Type extends ListingType>(
  transaction: Connection,
  { params: { id }, headers, caller }: ListingRequest,
  change: ListingChange<Type>,
  now: Date,
): Promise<StoredListing<Type>> {
  const kept = await lock(transaction, id, caller, change)
  requireMatch(headers['If-Match'], kept)
  const next = change.next(kept)
  if (next && isAsNow(kept, next)) return kept
  const result = await keep(transaction, { change, kept, next, caller, now })
  if (kept.state === 'approved' || next?.state === 'approved') await countPublicVersionUp(transaction)
  return result
}

async function lock<Type extends ListingType>(
  transaction: Connection,
  id: number,
  caller: Caller,
  change: ListingChange<Type>,
): Promise<StoredListing<Type>> {
  await lockListing(transaction, id)
  await requireRole(transaction, caller, change.role)
  return find(transaction, id, change)
}

async function find<Type extends ListingType>(
  transaction: Connection,
  id: number,
  { listingType, find: findIn }: ListingChange<Type>,
): Promise<StoredListing<Type>> {
  const kept = await findIn(transaction)
  if (!kept) throw new ProblemError({ type: 'unknown-listing', listingType, id })
  return kept
}

interface Decision<Type extends ListingType> {
  readonly change: ListingChange<Type>
  readonly kept: StoredListing<Type>
  readonly next: NextListing | null
  readonly caller: Caller
  readonly now: Date
}

async function keep<Type extends ListingType>(transaction: Connection, decision: Decision<Type>): Promise<StoredListing<Type>> {
  const { change, kept, next, caller, now } = decision
  if (next) await updateListing(transaction, kept, next, now)
  else await deleteListing(transaction, kept.listing.id)
  await recordAudit(transaction, auditRecord(decision, change.action))
  const { author } = kept
  if (change.mail && author !== null && author !== caller.id) await queueMail(transaction, change.mail(author, kept), now)
  return next ? find(transaction, kept.listing.id, change) : kept
}

function auditRecord({ kept, next, caller, now }: Omit<Decision<ListingType>, 'change'>, action: AuditRecord['action']): AuditRecord {
  const { id, title } = kept.listing
  return {
    at: now,
    actor: caller.username,
    action,
    subject: { listing: id, type: kept.type, title: next?.fields.title ?? title },
    before: listingState(asNext(kept)),
    after: next && listingState(next),
  }
}

function isAsNow(kept: StoredListing, next: NextListing): boolean {
  return JSON.stringify(listingState(asNext(kept))) === JSON.stringify(listingState(next))
}

function asNext({ listing, state, rejectionReason }: StoredListing): NextListing {
  return { fields: listing, state, rejectionReason }
}
