/** The calls of a member: adding listings, and looking after one's own. Specification, section 7. */
import type { Draft } from '../../domain/draft.ts'
import { RequestFailed } from '../../domain/failure.ts'
import type { ListingType } from '../../domain/listing.ts'
import type { Offers } from '../../domain/offers.ts'
import type { OwnListing } from '../../domain/own-listing.ts'
import type { Page } from '../../domain/paging.ts'
import { listingPayloadOf, type ListingPayload } from '../../domain/submission.ts'
import { answerOf, countOf, currentOf, looseAnswerOf, type ApiClient } from './client.ts'
import { listingsAddress } from './listing-address.ts'

/** What came of a change: it waits for approval, or the listing had become another before. */
export type ResubmissionOutcome =
  | { readonly kind: 'done'; readonly listing: OwnListing }
  | { readonly kind: 'changed'; readonly current: Partial<OwnListing> }

/** Each throws RequestFailed, and an AbortError once its signal is aborted. */
export interface Submissions {
  /**
   * Makes one listing of a draft, however often it is called, and in the end it says what the last call did. Where the server
   * does not offer `idempotency-keys`, each call makes one.
   */
  submit(draft: Draft): Promise<void>
  /** Own listings of all types, the newest first; empty beyond the last page. `page` counts from 1. */
  listOwn(query: { readonly page: number; readonly size: number }, signal: AbortSignal): Promise<Page<OwnListing>>
  /** Deletes a listing in the state that its `etag` names. Leaving the screen does not call it back. */
  withdraw(listing: OwnListing): Promise<void>
  /** The payload is complete: what is left out becomes absent. It holds for the state that the listing's `etag` names. */
  resubmit(change: { readonly listing: OwnListing; readonly payload: ListingPayload }): Promise<ResubmissionOutcome>
}

/** Makes the calls over a client. */
export function createSubmissions(client: ApiClient, offers: Offers): Submissions {
  return {
    async submit({ key, type, form, isChanged }) {
      const body = listingPayloadOf(type as ListingType, form)
      const isTakenOnce = offers.has('idempotency-keys') && offers.has('own-listings')
      const header = isTakenOnce ? { 'Idempotency-Key': key } : {}
      const { data } = await looseAnswerOf(client.POST(listingsAddress(type as ListingType), { params: { header }, body, parseAs: 'text' }))
      // What an earlier attempt said stands, where it arrived.
      if (isTakenOnce && isChanged) {
        const path = data as OwnListing
        await answerOf(client.PUT('/api/my/listings/{id}', { params: { path }, body }))
      }
    },

    async listOwn({ page, size }, signal) {
      const { data, response } = await answerOf(
        client.GET('/api/my/listings', { params: { query: { limit: size, page } }, signal }),
      )
      if (!Array.isArray(data)) throw new RequestFailed({ status: 200, type: null, sentence: null })
      return { rows: data, ...countOf(response) }
    },

    async withdraw({ id, etag }) {
      await answerOf(client.DELETE('/api/my/listings/{id}', { params: { path: { id }, header: { 'If-Match': etag } } }))
    },

    async resubmit({ listing: { id, etag }, payload }) {
      const call = client.PUT('/api/my/listings/{id}', {
        params: { path: { id }, header: { 'If-Match': etag } },
        body: payload,
      })
      try {
        return { kind: 'done', listing: (await answerOf(call)).data }
      } catch (error) {
        const current = await currentOf(error, call)
        if (current === null) throw error
        return { kind: 'changed', current }
      }
    },
  }
}
