/** Checks the precondition `If-Match` of a change. */
import { ProblemError } from '../../../domain/problems.ts'
import type { StoredListing } from '../../store/listing/stored-listings.ts'
import { typedListing } from './listing-bodies.ts'

/** Throws changed-meanwhile if the header names another revision; without the header every revision matches. */
export function requireMatch(ifMatch: string | undefined, stored: StoredListing): void {
  if (ifMatch === undefined || ifMatch.trim() === '*') return
  const current = typedListing(stored)
  if (!ifMatch.split(',').some((etag) => plain(etag) === current.etag)) throw new ProblemError({ type: 'changed-meanwhile', current })
}

/** Removes the suffix of compressed responses, and the prefix of weak ETags, which some proxies add. */
function plain(etag: string): string {
  return etag.trim().replace(/^W\//, '').replace(/-(?:br|gzip)"$/, '"')
}
