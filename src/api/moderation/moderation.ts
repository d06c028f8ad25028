/** The calls for moderation: the list of the listings of all types, and the decisions. Specification, section 7. */
import { RequestFailed } from '../../../domain/failure.ts'
import type { GivenReasons } from '../../../domain/given-reasons/given-reasons.ts'
import { hasWaitingChange, type TypedListing } from '../../../domain/moderation/moderation.ts'
import type { GivenOutcome } from '../../../domain/moderation/report.ts'
import type { Offers } from '../../../domain/offers.ts'
import { present } from '../../../domain/query-values.ts'
import type { MadeDecision, UndoResult } from '../../../domain/moderation/undo.ts'
import type { LikelyDuplicate } from '../../../domain/listing/sought-duplicates.ts'
import type { ListingPayload } from '../../../domain/listing/submission.ts'
import { byOneRequest, decisionIn, oneByOne, type DecideAll } from './bulk-decisions.ts'
import { answerOf, countOf, currentListing, lenientAnswerOf, type ApiClient } from '../client.ts'
import { namesOf, unchanged, type ResolveFilter } from '../list-parameters.ts'
import { payloadFor } from '../listing-payload.ts'
import { listingAddress } from '../listing-address.ts'
import { readListings } from '../read-listings.ts'
import { createDigest, type Digest } from './digest.ts'
import { createOpenObjections, type OpenObjections } from './objections.ts'
import { createReadings, type Readings } from './readings.ts'
import { createReasons, type Reasons } from './reasons.ts'
import { sentReasons } from './sent-reasons.ts'
import { knownOr, serverId, wholeLists, type ModeratedLists } from './whole-lists.ts'

/** The outcome of a decision: it succeeded, or somebody else has changed or deleted the listing before. */
export type Outcome =
  /** `decision` is the number by which it can be undone; servers without the offer `undo` send none. */
  | { readonly kind: 'done'; readonly listing: TypedListing; readonly decision?: number }
  | { readonly kind: 'changed'; readonly current: TypedListing }
  | { readonly kind: 'gone' }

/**
 * Each throws RequestFailed. A decision applies only to the version of the listing that its `etag` names. It has no signal,
 * so that leaving the screen does not abort it.
 */
export interface Moderation extends ModeratedLists, Reasons, OpenObjections, Readings, Digest {
  approve(decision: { readonly listing: TypedListing }): Promise<Outcome>
  /** It is about the change of a published listing, if one waits. The author is told the reasons. */
  reject(decision: { readonly listing: TypedListing; readonly given: GivenReasons }): Promise<Outcome>
  /** `changes` replaces all fields: an omitted field becomes absent. */
  update(decision: { readonly listing: TypedListing; readonly changes: ListingPayload }): Promise<Outcome>
  /** The author is told the reasons, with the offer `reasons`. */
  remove(decision: { readonly listing: TypedListing; readonly given: GivenReasons }): Promise<Outcome>
  /** Removes a duplicate, whose page leads to the listing that is kept. Requires the offer `merging`. */
  merge(decision: { readonly listing: TypedListing; readonly into: Pick<LikelyDuplicate, 'id'> }): Promise<Outcome>
  /** Requires the offer `removed-list`. */
  restore(decision: { readonly listing: TypedListing }): Promise<Outcome>
  /**
   * Decides on several listings, of which there are at most 100. Without the offer `bulk-decisions`, by a call for each, one after the
   * other; one that the server refuses then has the outcome `failed`.
   */
  readonly decideAll: DecideAll
  /** Decides the open reports of a listing, and returns the number by which it can be undone. Requires the offer `reports`. */
  decideReports(decision: { readonly id: number; readonly outcome: GivenOutcome }): Promise<number | null>
  /** Requires the offer `undo`. */
  undo(made: Pick<MadeDecision, 'ids'>): Promise<UndoResult>
}

/**
 * Creates the calls of a client. Without the offer `paged-moderation` pages are computed from the whole lists of all types; without
 * `resolve` the server knows all filters.
 */
export function createModeration(client: ApiClient, offers: Offers, resolve: ResolveFilter = unchanged): Moderation {
  const lists = offers.has('paged-moderation') ? pagedLists(client) : wholeLists(client)
  const fetchPage: Moderation['fetchPage'] = async (query, signal) =>
    lists.fetchPage({ ...query, filter: await resolve(query.filter) }, signal)
  const single = decisions(client, offers, offers.has('paged-moderation') ? ({ id }) => id : serverId)
  const decideAll = offers.has('bulk-decisions') ? byOneRequest(client, offers) : oneByOne(single)
  const others = {
    ...createReasons(client), ...createOpenObjections(client), ...createReadings(client, offers), ...createDigest(client),
  }
  return { ...lists, ...others, fetchPage, ...single, decideAll }
}

function pagedLists(client: ApiClient): ModeratedLists {
  return {
    async fetchPage({ state, text, author, type, language, age, filter, page, size }, signal) {
      const list = state === 'pending' || state === 'approved' ? { approved: state === 'approved' } : { state }
      const narrowed = present({ q: text, author, type, language, age })
      const query = { ...list, ...narrowed, ...namesOf(filter), limit: size, page }
      const { data, response } = await answerOf(client.GET('/api/listings', { params: { query }, signal }))
      return { rows: readTyped(data), ...countOf(response) }
    },

    async countWaiting(known, signal) {
      const header = known?.etag ? { 'If-None-Match': known.etag } : {}
      try {
        const call = client.GET('/api/listings', { params: { query: { approved: false, limit: 1 }, header }, signal })
        const { response } = await answerOf(call)
        return knownOr(known, { count: countOf(response), etag: response.headers.get('ETag') })
      } catch (error) {
        if (known && error instanceof RequestFailed && error.failure.status === 304) return known
        throw error
      }
    },
  }
}

type SingleDecisions = Omit<Moderation, keyof (ModeratedLists & Reasons & OpenObjections & Readings & Digest) | 'decideAll'>

/** `idOf` returns the id of a listing on the server. */
function decisions(client: ApiClient, offers: Offers, idOf: (listing: TypedListing) => number): SingleDecisions {
  // The response to a decision may contain the listing, a text, or nothing.
  const sentWith = (listing: TypedListing) => ({
    params: { path: { id: idOf(listing) }, header: listing.etag === null ? {} : { 'If-Match': listing.etag } },
    parseAs: 'text' as const,
  })
  return {
    approve: ({ listing }) => outcomeOf(listing, client.PUT(`${decidedAddress(listing)}/approve`, sentWith(listing))),

    reject: ({ listing, given }) =>
      outcomeOf(listing, client.PUT(`${decidedAddress(listing)}/reject`, { ...sentWith(listing), body: sentReasons(offers, given) })),

    update: ({ listing, changes }) =>
      outcomeOf(listing, client.PUT(listingAddress(listing.type), { ...sentWith(listing), body: payloadFor(offers, changes) })),

    // A server that has only the documented calls takes no body.
    remove: ({ listing, given }) => {
      const body = offers.has('reasons') ? { body: sentReasons(offers, given) } : {}
      return outcomeOf(listing, client.DELETE(listingAddress(listing.type), { ...sentWith(listing), ...body }))
    },

    merge: ({ listing, into: { id: into } }) =>
      outcomeOf(listing, client.POST('/api/listings/{id}/merge', { ...sentWith(listing), body: { into } })),

    restore: ({ listing }) => outcomeOf(listing, client.PUT('/api/listings/{id}/restore', sentWith(listing))),

    async decideReports({ id, outcome }) {
      const { response } = await answerOf(client.PUT('/api/listings/{id}/reports', { params: { path: { id } }, body: { outcome } }))
      return decisionIn(response).decision ?? null
    },

    async undo({ ids }) {
      const calls = ids.map(async (id) => (await answerOf(client.PUT('/api/decisions/{id}/undo', { params: { path: { id } } }))).data)
      const listings = (await Promise.all(calls)).flat()
      const count = (outcome: keyof UndoResult) => listings.filter((each) => each.outcome === outcome).length
      return { undone: count('undone'), changed: count('changed'), late: count('late') }
    },
  }
}

/** The address of what a decision is about: the change that waits, or the listing. */
function decidedAddress(listing: TypedListing) {
  return hasWaitingChange(listing) ? '/api/listings/{id}/change' as const : listingAddress(listing.type)
}

async function outcomeOf(listing: TypedListing, call: Parameters<typeof lenientAnswerOf>[0]): Promise<Outcome> {
  try {
    const { data, response } = await lenientAnswerOf(call)
    const changed = { ...listing, ...fieldsOf(listing, data), etag: nextTag(listing, response) }
    return { kind: 'done', listing: changed, ...decisionIn(response) }
  } catch (error) {
    if (error instanceof RequestFailed && error.failure.status === 404) return { kind: 'gone' }
    const current = await currentListing(error, call)
    if (current) return { kind: 'changed', current }
    throw error
  }
}

/** The fields of the listing in the response, with the id that it has in the list. */
function fieldsOf({ type, id }: TypedListing, answer: unknown): Partial<TypedListing> {
  const [sent] = readListings(type, [answer])
  if (!sent) return {}
  const { currentDate: _, ...fields } = sent
  return { ...fields, id }
}

/** The new ETag. If the list had no ETags, the ETag of the response identifies its body, not the version of the listing. */
function nextTag({ etag }: TypedListing, { headers }: Response): string | null {
  return etag === null ? null : (headers.get('ETag') ?? etag)
}

function readTyped(answer: unknown): readonly TypedListing[] {
  if (!Array.isArray(answer)) throw new RequestFailed({ status: 200, type: null, sentence: null })
  return answer as TypedListing[]
}
