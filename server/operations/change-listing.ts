/** How a listing is changed: with all that belongs to it in one transaction, or not at all. */
import type { components } from '../../contract/openapi.ts'
import type { ListingType } from '../../domain/listing.ts'
import { ProblemError } from '../../domain/problems.ts'
import { recordAudit } from '../store/audit.ts'
import type { Connection } from '../store/connection.ts'
import { lockListing, type KeptListing } from '../store/kept-listings.ts'
import { deleteListing, updateListing, type NextListing } from '../store/listings.ts'
import { queueMail, type ListingMail } from '../store/outbox.ts'
import { countPublicVersionUp } from '../store/public-version.ts'
import type { Dependencies } from './dependencies.ts'
import type { Caller } from './handler.ts'
import { listingState } from './listing-state.ts'
import { requireMatch } from './require-match.ts'

/** What is to be done to a listing. */
export interface ListingChange<Type extends ListingType> {
  readonly action: components['schemas']['AuditAction']
  /** Null where there is none for this caller. */
  readonly find: (db: Connection) => Promise<KeptListing<Type> | null>
  /** What becomes of it; null where it is deleted. */
  readonly next: (kept: KeptListing<Type>) => NextListing | null
  /** What its author is told, unless it is the author who does it. */
  readonly mail?: (author: number, kept: KeptListing<Type>) => ListingMail
}

/** Who asks for it, and which revision they know. */
export interface ListingRequest {
  readonly params: { readonly id: number }
  readonly headers: { readonly 'If-Match'?: string }
  readonly caller: Caller
}

/**
 * Gives the listing as it is after the change, or as it was where it is deleted. A change that would change nothing leaves no
 * trace. Throws unknown-listing, or changed-meanwhile for a revision that is not the present one.
 */
export async function changeListing<Type extends ListingType>(
  { db, now, wakeMail }: Dependencies,
  { params: { id }, headers, caller }: ListingRequest,
  change: ListingChange<Type>,
  type: ListingType | null,
): Promise<KeptListing<Type>> {
  const found = async (transaction: Connection) => {
    const kept = await change.find(transaction)
    if (!kept) throw new ProblemError({ type: 'unknown-listing', listingType: type, id })
    return kept
  }
  const changed = await db.transaction().execute(async (transaction) => {
    await lockListing(transaction, id)
    const kept = await found(transaction)
    requireMatch(headers['If-Match'], kept)
    const next = change.next(kept)
    const before = listingState({ ...kept, fields: kept.listing })
    const after = next && listingState(next)
    if (JSON.stringify(after) === JSON.stringify(before)) return kept
    if (next) await updateListing(transaction, kept, next, now())
    else await deleteListing(transaction, id)
    const subject = { listing: id, type: kept.type, title: next?.fields.title ?? kept.listing.title }
    await recordAudit(transaction, { at: now(), actor: caller.username, action: change.action, subject, before, after })
    if (change.mail && kept.author !== null && kept.author !== caller.id) {
      await queueMail(transaction, change.mail(kept.author, kept), now())
    }
    const result = next ? await found(transaction) : kept
    if (kept.state === 'approved' || next?.state === 'approved') await countPublicVersionUp(transaction)
    return result
  })
  wakeMail()
  return changed
}
