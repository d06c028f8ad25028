/** The calls of moderation: the listings of all types on one list, and what is decided on each. Specification, section 7. */
import { RequestFailed } from '../../domain/failure.ts'
import type { Filter } from '../../domain/filter.ts'
import type { Listing, ListingType } from '../../domain/listing.ts'
import type { TypedListing } from '../../domain/moderation.ts'
import type { ListCount, Page } from '../../domain/paging.ts'
import type { ListingPayload } from '../../domain/submission.ts'
import { answerOf, type ApiClient } from './client.ts'
import { countOf } from './list-count.ts'

/** Which part of which list is asked for; `page` counts from 1. */
export interface ModerationQuery {
  readonly approved: boolean
  readonly filter: Filter
  readonly page: number
  readonly size: number
}

/** What came of a decision: it counts, or somebody else has changed the listing first, or has deleted it. */
export type Outcome =
  | { readonly kind: 'done'; readonly listing: TypedListing }
  | { readonly kind: 'changed'; readonly current: TypedListing }
  | { readonly kind: 'gone' }

/**
 * Each throws RequestFailed. A decision holds for the state of the listing that its `etag` names. It has no signal: once
 * taken it is not called back by leaving the screen.
 */
export interface Moderation {
  /** What waits: the oldest first; what is approved: the newest. Empty beyond the last page; an AbortError once its signal is aborted. */
  fetchPage(query: ModerationQuery, signal: AbortSignal): Promise<Page<TypedListing>>
  /** How many listings wait for a decision. */
  countWaiting(signal: AbortSignal): Promise<ListCount>
  approve(decision: { readonly listing: TypedListing }): Promise<Outcome>
  /** The reason is for the author; an empty one is none. */
  reject(decision: { readonly listing: TypedListing; readonly reason: string }): Promise<Outcome>
  /** The changes are complete: what is left out becomes absent. */
  update(decision: { readonly listing: TypedListing; readonly changes: ListingPayload }): Promise<Outcome>
  remove(decision: { readonly listing: TypedListing }): Promise<Outcome>
}

/** Makes the calls over a client. */
export function createModeration(client: ApiClient): Moderation {
  return {
    async fetchPage({ approved, filter, page, size }, signal) {
      const query = { approved, city: [...filter.cities], tag: [...filter.tags], limit: size, page }
      const { data, response } = await answerOf(client.GET('/api/listings', { params: { query }, signal }))
      return { rows: readTyped(data), ...countOf(response) }
    },

    async countWaiting(signal) {
      const { response } = await answerOf(client.GET('/api/listings', { params: { query: { approved: false, limit: 1 } }, signal }))
      return countOf(response)
    },

    approve: ({ listing }) =>
      outcomeOf(listing, client.PUT(addresses[listing.type].approve, { params: parametersOf(listing) })),

    reject: ({ listing, reason }) =>
      outcomeOf(
        listing,
        client.PUT(addresses[listing.type].reject, { params: parametersOf(listing), body: { reason: reason.trim() || null } }),
      ),

    update: ({ listing, changes }) =>
      outcomeOf(listing, client.PUT(addresses[listing.type].listing, { params: parametersOf(listing), body: changes })),

    remove: ({ listing }) =>
      outcomeOf(listing, client.DELETE(addresses[listing.type].listing, { params: parametersOf(listing) })),
  }
}

const addresses = {
  event: { listing: '/api/events/{id}', approve: '/api/events/{id}/approve', reject: '/api/events/{id}/reject' },
  volunteer: { listing: '/api/volunteers/{id}', approve: '/api/volunteers/{id}/approve', reject: '/api/volunteers/{id}/reject' },
  shop: { listing: '/api/shops/{id}', approve: '/api/shops/{id}/approve', reject: '/api/shops/{id}/reject' },
  dine: { listing: '/api/dine/{id}', approve: '/api/dine/{id}/approve', reject: '/api/dine/{id}/reject' },
} as const satisfies Record<ListingType, unknown>

function parametersOf({ id, etag }: TypedListing) {
  return { path: { id }, header: { 'If-Match': etag } }
}

interface Answer {
  readonly data?: Listing | undefined
  readonly error?: unknown
  readonly response: Response
}

async function outcomeOf(listing: TypedListing, call: Promise<Answer>): Promise<Outcome> {
  try {
    const { data, response } = await answerOf(call)
    return { kind: 'done', listing: { ...listing, ...data, etag: response.headers.get('ETag') ?? listing.etag } }
  } catch (error) {
    const status = error instanceof RequestFailed ? error.failure.status : null
    if (status === 404) return { kind: 'gone' }
    const current = status === 412 ? currentOf((await call).error) : null
    if (current) return { kind: 'changed', current }
    throw error
  }
}

function currentOf(problem: unknown): TypedListing | null {
  return (problem as { current?: TypedListing } | null)?.current ?? null
}

function readTyped(answer: unknown): readonly TypedListing[] {
  if (!Array.isArray(answer)) throw new RequestFailed({ status: 200, type: null, sentence: null })
  return answer as TypedListing[]
}
