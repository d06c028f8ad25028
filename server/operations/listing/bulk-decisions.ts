/** Decisions on several listings at once. */
import type { components } from '../../../contract/openapi.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { insertDecision, readDecidedListing } from '../../store/listing/decisions.ts'
import { readAnyListing, type StoredListing } from '../../store/listing/stored-listings.ts'
import { makeDueTogether } from '../../store/gathered-mails.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Caller, Handler } from '../handler.ts'
import { requireFreshLogin } from '../require-fresh-login.ts'
import { actionsOf, changeListing } from './change-listing.ts'
import { approval, changeApproval, changeRejection, deletion, rejection, type DecisionParts } from './decision-parts.ts'
import { statementFor } from './given-reasons.ts'

/**
 * Decides on each listing in a transaction of its own, so that one that was changed since does not keep the others from being decided on. A
 * repeated key is the same decision: what it has decided on already is done. Throws the problems of `statementFor`, and fresh-login-needed
 * for the removal of several listings.
 */
export function decideListings(dependencies: Dependencies): Handler<'decideListings'> {
  const { db, now } = dependencies
  return async ({ body, headers, caller }) => {
    if (body.action === 'delete' && body.listings.length > 1) requireFreshLogin(caller, now())
    const key = headers['Idempotency-Key']?.replace(/^urn:uuid:/i, '') ?? null
    const partsOf = partsFor(body)
    const decision = await insertDecision(db, { at: now(), actor: caller.id, key })
    const results: components['schemas']['ListingResult'][] = []
    for (const listing of body.listings) {
      results.push({ id: listing.id, outcome: await outcomeOf(dependencies, { decision, caller, listing, partsOf }) })
    }
    await makeDueTogether(db, decision)
    return { status: 200, body: results, headers: { 'X-Decision': decision } }
  }
}

interface OneOfMany {
  readonly decision: number
  readonly caller: Caller
  readonly listing: components['schemas']['ListingToDecide']
  readonly partsOf: (stored: StoredListing) => DecisionParts
}

type Outcome = components['schemas']['ListingResult']['outcome']

async function outcomeOf(dependencies: Dependencies, one: OneOfMany): Promise<Outcome> {
  const isDecided = async () => (await readDecidedListing(dependencies.db, one.decision, one.listing.id)) !== null
  if (await isDecided()) return 'done'
  try {
    await decide(dependencies, one)
    return 'done'
  } catch (error) {
    const outcome = refusalIn(error)
    if (!outcome) throw error
    // A concurrent request with the same key has decided on it.
    return (await isDecided()) ? 'done' : outcome
  }
}

function decide(dependencies: Dependencies, { decision, caller, listing: { id, etag }, partsOf }: OneOfMany) {
  return changeListing(dependencies, { params: { id }, headers: { 'If-Match': etag }, caller }, {
    decision,
    role: 'ROLE_MODERATOR',
    listingType: null,
    find: (db) => readAnyListing(db, id),
    action: (next, stored) => actionsOf(partsOf(stored), next, stored),
    next: (stored, transaction) => partsOf(stored).next(stored, transaction),
    mail: (author, stored, after) => partsOf(stored).mail(author, stored, after),
  })
}

/** A change that waits is decided on in place of its listing, as the screen shows it. */
function partsFor({ action, listings, ...given }: components['schemas']['DecisionInput']): OneOfMany['partsOf'] {
  const told = statementFor(given, listings.map(({ id }) => id))
  const made = {
    approve: { ofListing: approval, ofChange: changeApproval },
    reject: { ofListing: rejection(told), ofChange: changeRejection(told) },
    delete: { ofListing: deletion(told), ofChange: deletion(told) },
  }[action]
  return ({ change }) => (change?.state === 'waiting' ? made.ofChange : made.ofListing)
}

function refusalIn(error: unknown): Outcome | null {
  if (!(error instanceof ProblemError)) return null
  if (error.problem.type === 'changed-meanwhile') return 'changed'
  return error.problem.type === 'unknown-listing' ? 'gone' : null
}
