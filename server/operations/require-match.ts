/** What the If-Match of a caller says of a listing: whether it is still as the caller knows it. */
import { ProblemError } from '../../domain/problems.ts'
import type { StoredListing } from '../store/stored-listings.ts'
import { typedListing } from './listing-bodies.ts'

/** Throws changed-meanwhile where the caller knows another revision; without a header any will do. */
export function requireMatch(ifMatch: string | undefined, kept: StoredListing): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const current = typedListing(kept)
  if (!ifMatch.split(',').some((etag) => plain(etag) === current.etag)) throw new ProblemError({ type: 'changed-meanwhile', current })
}

/** A caller may have met the tag on a compressed answer, or on its way through a proxy that made it weak. */
function plain(etag: string): string {
  return etag.trim().replace(/^W\//, '').replace(/-(?:br|gzip)"$/, '"')
}
