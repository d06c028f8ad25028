/** The calls of moderation: the listings of all types on one list, and what is decided on each. Specification, section 7. */
import { RequestFailed } from '../../domain/failure.ts'
import type { TypedListing } from '../../domain/moderation.ts'
import type { Offers } from '../../domain/offers.ts'
import type { ListingPayload } from '../../domain/submission.ts'
import { answerOf, countOf, currentOf, looseAnswerOf, type ApiClient } from './client.ts'
import { listingAddress } from './listing-address.ts'
import { readListings } from './read-listings.ts'
import { sentId, wholeLists, type ModeratedLists } from './whole-lists.ts'

/** What came of a decision: it counts, or somebody else has changed the listing first, or has deleted it. */
export type Outcome =
  | { readonly kind: 'done'; readonly listing: TypedListing }
  | { readonly kind: 'changed'; readonly current: TypedListing }
  | { readonly kind: 'gone' }

/**
 * Each throws RequestFailed. A decision holds for the state of the listing that its `etag` names. It has no signal: once
 * taken it is not called back by leaving the screen.
 */
export interface Moderation extends ModeratedLists {
  approve(decision: { readonly listing: TypedListing }): Promise<Outcome>
  /** The reason is for the author; an empty one is none. */
  reject(decision: { readonly listing: TypedListing; readonly reason: string }): Promise<Outcome>
  /** The changes are complete: what is left out becomes absent. */
  update(decision: { readonly listing: TypedListing; readonly changes: ListingPayload }): Promise<Outcome>
  remove(decision: { readonly listing: TypedListing }): Promise<Outcome>
}

/** Makes the calls over a client; without the offer `paged-moderation` the page is made of the whole lists of the four types. */
export function createModeration(client: ApiClient, offers: Offers): Moderation {
  return offers.has('paged-moderation')
    ? { ...pagedLists(client), ...decisions(client, ({ id }) => id) }
    : { ...wholeLists(client), ...decisions(client, sentId) }
}

function pagedLists(client: ApiClient): ModeratedLists {
  return {
    async fetchPage({ approved, isRejected, filter, page, size }, signal) {
      const list = isRejected ? { state: 'rejected' as const } : { approved }
      const query = { ...list, city: [...filter.cities], tag: [...filter.tags], limit: size, page }
      const { data, response } = await answerOf(client.GET('/api/listings', { params: { query }, signal }))
      return { rows: readTyped(data), ...countOf(response) }
    },

    async countWaiting(signal) {
      const { response } = await answerOf(client.GET('/api/listings', { params: { query: { approved: false, limit: 1 } }, signal }))
      return countOf(response)
    },
  }
}

/** `idOf` tells by which id the server knows a listing. */
function decisions(client: ApiClient, idOf: (listing: TypedListing) => number): Omit<Moderation, keyof ModeratedLists> {
  // A server may answer a decision with the listing, with a text or with nothing.
  const sentWith = (listing: TypedListing) => ({
    params: { path: { id: idOf(listing) }, header: listing.etag === null ? {} : { 'If-Match': listing.etag } },
    parseAs: 'text' as const,
  })
  return {
    approve: ({ listing }) => outcomeOf(listing, client.PUT(`${listingAddress(listing.type)}/approve`, sentWith(listing))),

    reject: ({ listing, reason }) =>
      outcomeOf(
        listing,
        client.PUT(`${listingAddress(listing.type)}/reject`, { ...sentWith(listing), body: { reason: reason.trim() || null } }),
      ),

    update: ({ listing, changes }) =>
      outcomeOf(listing, client.PUT(listingAddress(listing.type), { ...sentWith(listing), body: changes })),

    remove: ({ listing }) => outcomeOf(listing, client.DELETE(listingAddress(listing.type), sentWith(listing))),
  }
}

async function outcomeOf(listing: TypedListing, call: Parameters<typeof looseAnswerOf>[0]): Promise<Outcome> {
  try {
    const { data, response } = await looseAnswerOf(call)
    return { kind: 'done', listing: { ...listing, ...fieldsOf(listing, data), etag: nextTag(listing, response) } }
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.status === 404) return { kind: 'gone' }
    const current = await currentOf(error, call)
    if (current) return { kind: 'changed', current }
    throw error
  }
}

/** What the answer says of the listing; its id stays that of the list. */
function fieldsOf({ type, id }: TypedListing, answer: unknown): Partial<TypedListing> {
  const [sent] = readListings(type, [answer])
  if (!sent) return {}
  const { currentDate: _, ...fields } = sent
  return { ...fields, id }
}

/** Where no tag was given, an entity tag of the answer is that of its body and not of the listing's state. */
function nextTag({ etag }: TypedListing, { headers }: Response): string | null {
  return etag === null ? null : (headers.get('ETag') ?? etag)
}

function readTyped(answer: unknown): readonly TypedListing[] {
  if (!Array.isArray(answer)) throw new RequestFailed({ status: 200, type: null, sentence: null })
  return answer as TypedListing[]
}
