/** The SQL of the list for moderation: the keys of its listings, in its order. */
import { sql, type RawBuilder } from 'kysely'
import type { Filter } from '../../../domain/lists/filter.ts'
import type { Language } from '../../../domain/languages.ts'
import { languages } from '../../../domain/languages.ts'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import type { QueueState } from '../../../domain/moderation/queue.ts'
import { isThere } from './stored-listings.ts'

/** The parameters of the list for moderation. */
export interface ModerationQuery {
  readonly state: QueueState
  /** Null for all types. */
  readonly type: ListingType | null
  readonly language: Language | null
  /** The text of a search; empty for none. */
  readonly text: string
  /** The username of the author; null for any. */
  readonly author: string | null
  /** When listings came into the list: from `since`, and before `until`. */
  readonly since?: Date | undefined
  readonly until?: Date | undefined
  /** Cities as they are stored. It has no other choices than names. */
  readonly filter: Filter
}

/** The order of a list: by its time, then by the ids of its listings. */
export type KeyOrder = 'asc' | 'desc'

interface QueueSource {
  readonly tables: RawBuilder<unknown>
  /** When a listing came into the list. */
  readonly at: RawBuilder<unknown>
  readonly order: KeyOrder
  /** Which listings are in the list. */
  readonly condition: RawBuilder<unknown>
  /** The states, if they are selected by the index of states, types and languages. */
  readonly states: readonly string[] | null
}

const listing = sql`listing`
const waiting = sql`listing_version as waiting join listing on listing.id = waiting.listing`
/**
 * Of `listing` and its version `waiting`: it waits, or was published by its author and not seen yet. A listing of which both are true is
 * there once.
 */
export const isInQueue = sql`${isThere} and (waiting.state = 'waiting' or (waiting.state = 'published' and waiting.unseen)) and (
  waiting.state = 'waiting'
  or not exists (select from listing_version as change where change.listing = waiting.listing and change.state = 'waiting')
)`
// What an author takes down is restored by its author only.
const isRemovedByAdministrator = sql`listing.state = 'removed' and removed_by = 'administrator'`

const newestFirst = { tables: listing, at: sql`listing.created_at`, order: 'desc' } as const

/** Each is read from an index in order. */
const sources: Readonly<Record<QueueState, QueueSource>> = {
  pending: { tables: waiting, at: sql`waiting.queued_at`, order: 'asc', condition: isInQueue, states: null },
  change: {
    tables: waiting, at: sql`waiting.queued_at`, order: 'asc', states: null,
    // In the words of its index, which leaves out what waits to be published.
    condition: sql`${isInQueue} and listing.state = 'approved'
      and ((waiting.state = 'waiting' and waiting.beside_published) or (waiting.state = 'published' and waiting.unseen))`,
  },
  approved: { ...newestFirst, condition: sql`listing.state = 'approved'`, states: ['approved'] },
  rejected: { ...newestFirst, condition: sql`listing.state = 'rejected'`, states: ['rejected'] },
  removed: { tables: listing, at: sql`listing.removed_at`, order: 'desc', condition: isRemovedByAdministrator, states: null },
  cancelled: {
    tables: listing, at: sql`listing.cancelled_at`, order: 'desc',
    condition: sql`listing.cancelled_at is not null and listing.state = 'approved'`, states: null,
  },
  any: {
    ...newestFirst,
    condition: sql`listing.state <> 'purged' and (${isThere} or ${isRemovedByAdministrator})`,
    states: ['pending', 'approved', 'rejected', 'removed'],
  },
}

/** The order of a list. */
export function orderOf({ state }: ModerationQuery): KeyOrder {
  return sources[state].order
}

interface KeySlice {
  readonly offset: number
  /** Null for all. */
  readonly limit: number | null
}

/** Selects `id` and `at` of the listings that meet the condition too, in the order of the list. */
export function keysInOrder(query: ModerationQuery, condition: RawBuilder<unknown>, slice: KeySlice): RawBuilder<unknown> {
  const { states } = sources[query.state]
  if (states === null || query.author !== null) return sql`${keys(query, condition)} ${inOrder(query)} ${limited(slice)}`
  // Each part is read from an index, however few listings have the type and the language. Since each is in order, they are merged, and
  // read only as far as the page needs them.
  const types = query.type === null ? listingTypes : [query.type]
  const spoken = query.language === null ? languages : [query.language]
  const parts = states.flatMap((state) => types.flatMap((type) => spoken.map((language) => sql`(${keys(query, sql`
    ${condition} and listing.state = ${state} and listing.type = ${type} and listing.language = ${language} and listing.state <> 'purged'
  `)} ${inOrder(query)})`)))
  return sql`select id, at from (${sql.join(parts, sql` union all `)}) as part ${inOrder(query)} ${limited(slice)}`
}

/** The same of few listings, which are read by their ids and sorted. */
export function keysOfFew(query: ModerationQuery, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with few as materialized (${keysIn(query, ids)}) select id, at from few ${inOrder(query)}`
}

/** The keys of listings with these ids, in any order. */
export function keysIn(query: ModerationQuery, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return keys(query, sql`listing.id in (${ids})`)
}

/** Whether all public listings of the types are in the list. */
export function hasAllPublic({ state, language, author, since, until }: ModerationQuery): boolean {
  return (state === 'approved' || state === 'any') && language === null && author === null && !since && !until
}

function keys(query: ModerationQuery, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const { tables, at, condition: isListed } = sources[query.state]
  return sql`select listing.id, ${at} as at from ${tables} where ${isListed} and ${chosen(query, at)} and ${condition}`
}

function inOrder(query: ModerationQuery): RawBuilder<unknown> {
  return orderOf(query) === 'asc' ? sql`order by at, id` : sql`order by at desc, id desc`
}

function limited({ offset, limit }: KeySlice): RawBuilder<unknown> {
  return sql`offset ${offset} limit ${limit}`
}

/** What is chosen by columns. */
function chosen({ type, language, author, since, until }: ModerationQuery, at: RawBuilder<unknown>): RawBuilder<unknown> {
  const conditions = [
    type && sql`listing.type = ${type}`,
    language && sql`listing.language = ${language}`,
    author && sql`listing.author = (select id from "user" where lower(username) = lower(${author}))`,
    since && sql`${at} >= ${since}`,
    until && sql`${at} < ${until}`,
  ].filter((condition) => condition !== null && condition !== undefined && condition !== '')
  return sql.join([sql`true`, ...conditions], sql` and `)
}
