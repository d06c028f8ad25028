/** The call that decides on several listings, or a call for each of them. */
import { RequestFailed } from '../../../domain/failure.ts'
import type { BatchDecision, BatchOutcome } from '../../../domain/moderation/batch.ts'
import type { TypedListing } from '../../../domain/moderation/moderation.ts'
import type { GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import type { Offers } from '../../../domain/offers.ts'
import { answerOf, type ApiClient } from '../client.ts'
import { sentReasons } from './sent-reasons.ts'

/** A decision on several listings; a repeated key is the same decision. */
export interface Batch {
  readonly decision: BatchDecision
  /** The reasons of a rejection or a deletion. */
  readonly given: GivenReasons
  readonly key: string
  readonly listings: readonly TypedListing[]
}

/** The outcome of each listing, by its id, and the numbers by which they can be undone. */
export interface BatchAnswer {
  readonly outcomes: ReadonlyMap<number, BatchOutcome>
  readonly decisions: readonly number[]
}

/** Decides on each of at most 100 listings. */
export type DecideAll = (batch: Batch) => Promise<BatchAnswer>

const actions = { approval: 'approve', rejection: 'reject', deletion: 'delete' } as const

/** Decides on all by one request. */
export function byOneRequest(client: ApiClient, offers: Offers): DecideAll {
  return async ({ decision, given, key, listings }) => {
    const { data, response } = await answerOf(client.POST('/api/decisions', {
      params: { header: { 'Idempotency-Key': key } },
      body: {
        action: actions[decision],
        ...(decision === 'approval' ? {} : sentReasons(offers, given)),
        listings: listings.map(({ id, etag }) => ({ id, etag: etag ?? '' })),
      },
    }))
    const { decision: number } = decisionIn(response)
    return { outcomes: new Map(data.map(({ id, outcome }) => [id, outcome])), decisions: number === undefined ? [] : [number] }
  }
}

/** A decision on one listing. */
type DecideOne = (decision: { readonly listing: TypedListing; readonly given: GivenReasons }) => Promise<{
  readonly kind: 'done' | 'changed' | 'gone'
  readonly decision?: number
}>

/** Decides on one after the other. A server that does not answer ends it, so that it can be tried again. */
export function oneByOne({ approve, reject, remove }: Readonly<Record<'approve' | 'reject' | 'remove', DecideOne>>): DecideAll {
  return async ({ decision, given, listings }) => {
    const decide = { approval: approve, rejection: reject, deletion: remove }[decision]
    const outcomes = new Map<number, BatchOutcome>()
    const decisions: number[] = []
    for (const listing of listings) {
      const outcome = await decide({ listing, given }).catch(refusal)
      outcomes.set(listing.id, outcome.kind)
      if (outcome.kind === 'done' && outcome.decision !== undefined) decisions.push(outcome.decision)
    }
    return { outcomes, decisions }
  }
}

/** The number by which a decision can be undone; none where the server sends none. */
export function decisionIn({ headers }: Response): { readonly decision?: number } {
  const decision = Number(headers.get('X-Decision'))
  return decision > 0 ? { decision } : {}
}

/** The outcome of what the server has refused; a failure without an answer is thrown. */
function refusal(error: unknown): { readonly kind: 'failed' } {
  if (error instanceof RequestFailed && error.failure.status !== null) return { kind: 'failed' }
  throw error
}
