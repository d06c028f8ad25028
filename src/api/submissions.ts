/** The calls of members: submitting listings, and reading, resubmitting and withdrawing one's own. Specification, section 7. */
import type { Draft } from '../../domain/listing/draft.ts'
import { RequestFailed } from '../../domain/failure.ts'
import type { ListingStep } from '../../domain/moderation/listing-history.ts'
import type { ListingType } from '../../domain/listing/listing.ts'
import type { Offers } from '../../domain/offers.ts'
import type { OwnDecision, OwnListing } from '../../domain/listing/own-listing.ts'
import { wordsOf } from '../../domain/moderation/own-words.ts'
import type { Page } from '../../domain/lists/paging.ts'
import { listingPayloadOf, type ListingPayload } from '../../domain/listing/submission.ts'
import { answerOf, countOf, currentListing, lenientAnswerOf, type ApiClient } from './client.ts'
import { payloadFor } from './listing-payload.ts'
import { listingsAddress } from './listing-address.ts'

const stepsPerPage = 20

/** The outcome of a resubmission: the listing waits for approval, or it had changed before. */
export type ResubmissionOutcome =
  | { readonly kind: 'done'; readonly listing: OwnListing }
  | { readonly kind: 'changed'; readonly current: Partial<OwnListing> }

/** A page of the listings of the caller; with a text, of those whose titles contain it, for which the offer `own-history` is required. */
export interface OwnQuery {
  readonly page: number
  readonly size: number
  readonly search: string
}

/** Each throws RequestFailed, or an AbortError if its signal is aborted. */
export interface Submissions {
  /**
   * Creates one listing per draft. Repeated calls update it to the last content. Without the offer `idempotency-keys` each call
   * creates a listing.
   */
  submit(draft: Draft): Promise<void>
  /**
   * The caller's listings of all types, newest first, the removed ones too if the server keeps them; empty beyond the last page. `page`
   * counts from 1.
   */
  listOwn(query: OwnQuery, signal: AbortSignal): Promise<Page<OwnListing>>
  /** What happened to a listing of the caller, the last step first. Requires the offer `own-history`. */
  listSteps(query: { readonly id: number; readonly page: number }, signal: AbortSignal): Promise<Page<ListingStep>>
  /**
   * Applies to the version of the listing that its `etag` names; a cancellation has a note. Leaving the screen does not abort the request.
   */
  decide(listing: OwnListing, decision: OwnDecision, note: string): Promise<void>
  /** The payload replaces all fields of the version that the listing's `etag` names: an omitted field becomes absent. */
  resubmit(change: { readonly listing: OwnListing; readonly payload: ListingPayload }): Promise<ResubmissionOutcome>
}

/** Creates the calls of a client. */
export function createSubmissions(client: ApiClient, offers: Offers): Submissions {
  return {
    async submit({ key, type, form, isChanged }) {
      const body = payloadFor(offers, listingPayloadOf(type as ListingType, form))
      const isIdempotent = offers.has('idempotency-keys') && offers.has('own-listings')
      const header = isIdempotent ? { 'Idempotency-Key': key } : {}
      const call = client.POST(listingsAddress(type as ListingType), { params: { header }, body, parseAs: 'text' })
      const { data } = await lenientAnswerOf(call)
      // If an earlier attempt created the listing, it still has the content of that attempt.
      if (isIdempotent && isChanged) {
        const path = data as OwnListing
        await answerOf(client.PUT('/api/my/listings/{id}', { params: { path }, body }))
      }
    },

    async listOwn({ page, size, search }, signal) {
      const removed = offers.has('removed-list') ? { removed: 'include' as const } : {}
      const query = { limit: size, page, ...removed, ...(search === '' ? {} : { q: search }) }
      const { data, response } = await answerOf(client.GET('/api/my/listings', { params: { query }, signal }))
      if (!Array.isArray(data)) throw new RequestFailed({ status: 200, type: null, sentence: null })
      return { rows: data, ...countOf(response) }
    },

    async listSteps({ id, page }, signal) {
      const params = { path: { id }, query: { limit: stepsPerPage, page } }
      const { data, response } = await answerOf(client.GET('/api/my/listings/{id}/history', { params, signal }))
      return { rows: data, ...countOf(response) }
    },

    async decide({ id, etag }, decision, note) {
      const sent = { params: { path: { id }, header: { 'If-Match': etag } } }
      switch (decision) {
        case 'withdrawal':
          await answerOf(client.DELETE('/api/my/listings/{id}', sent))
          break
        case 'change-withdrawal':
          await answerOf(client.DELETE('/api/my/listings/{id}/change', sent))
          break
        case 'restoration':
          await answerOf(client.PUT('/api/my/listings/{id}/restore', sent))
          break
        case 'cancellation':
          await answerOf(client.PUT('/api/my/listings/{id}/cancellation', { ...sent, body: { note: wordsOf('note', note) } }))
          break
        case 'reopening':
          await answerOf(client.DELETE('/api/my/listings/{id}/cancellation', sent))
      }
    },

    async resubmit({ listing: { id, etag }, payload }) {
      const call = client.PUT('/api/my/listings/{id}', {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: payloadFor(offers, payload),
      })
      try {
        return { kind: 'done', listing: (await answerOf(call)).data }
      } catch (error) {
        const current = await currentListing(error, call)
        if (current === null) throw error
        return { kind: 'changed', current }
      }
    },
  }
}
