/** Merging a duplicate into the listing that is kept. */
import { shortPagePath } from '../../../domain/listing/short-page-path.ts'
import { isMergeable } from '../../../domain/moderation/merging.ts'
import { ProblemError } from '../../../domain/problems.ts'
import type { Connection } from '../../store/connection.ts'
import { readAnyListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { changeListing } from './change-listing.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import type { DecisionParts } from './decision-parts.ts'
import { decisionHeader, mailedListing, typedListing } from './listing-bodies.ts'

/** Removes a duplicate. Its page leads to the kept listing, of which its author is told. Throws not-mergeable. */
export function mergeListing(dependencies: Dependencies): Handler<'mergeListing'> {
  return async ({ body: { into }, ...request }) => {
    const merged = await changeListing(dependencies, request, {
      ...merging(into), role: 'ROLE_MODERATOR', listingType: null, other: into, find: (db) => readAnyListing(db, request.params.id),
    })
    return { status: 200, body: typedListing(merged), headers: decisionHeader(merged) }
  }
}

/** What is found of the kept listing is told in the mail. */
function merging(into: number): DecisionParts {
  let page: string | null = null
  return {
    action: 'listing-merged',
    next: async (stored, db) => {
      const { type, state } = await keptFor(db, stored, into)
      page = state === 'approved' ? shortPagePath(type, into) : null
      return { state: 'removed', by: 'administrator', statement: null, mergedInto: into }
    },
    mail: (user, { listing }) => ({ kind: 'listing-merged', user, ...mailedListing(listing), page }),
  }
}

/** A listing that is there was merged into none, so that no circle is possible. */
async function keptFor(db: Connection, { listing, type, state }: StoredListing, into: number): Promise<StoredListing> {
  const kept = into === listing.id ? null : await readAnyListing(db, into)
  if (kept?.type !== type || !isMergeable(state, kept.state)) throw new ProblemError({ type: 'not-mergeable' })
  return kept
}
