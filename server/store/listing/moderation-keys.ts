/** The SQL of the list for moderation: the keys of its listings, in its order. */
import { sql, type RawBuilder } from 'kysely'
import { mostQuestions } from '../../../domain/listing/check.ts'
import type { Filter } from '../../../domain/lists/filter.ts'
import type { StoredState } from '../../../domain/listing/lifecycle.ts'
import type { Language } from '../../../domain/languages.ts'
import { languages } from '../../../domain/languages.ts'
import { listingTypes, type ListingType } from '../../../domain/listing/listing.ts'
import type { QueueState } from '../../../domain/moderation/queue.ts'
import type { Slice } from '../lists/entry-queries.ts'
import { isCheckable } from './checks.ts'
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

/** Where a list is read, as SQL. */
interface QueueSource {
  readonly tables: RawBuilder<unknown>
  /** The id of a listing, its type, and the language of the text to read. */
  readonly id: RawBuilder<unknown>
  readonly type: RawBuilder<unknown>
  readonly language: RawBuilder<unknown>
  /** The time by which the list is ordered. */
  readonly at: RawBuilder<unknown>
  /** When a listing came into the list, if it is another time. */
  readonly cameAt?: RawBuilder<unknown>
  readonly order: KeyOrder
  /** Which listings are in the list. */
  readonly condition: RawBuilder<unknown>
  /** Conditions that each select a part of the list from an index of types and languages; null if its index has only the order. */
  readonly parts: readonly RawBuilder<unknown>[] | null
}

const ofListing = { tables: sql`listing`, id: sql`listing.id`, type: sql`listing.type`, language: sql`listing.language` }

const newestFirst = { ...ofListing, at: sql`listing.created_at`, order: 'desc' } as const

// The listing is joined only if a condition names it.
const oldestFirst = {
  tables: sql`listing_version as waiting left join listing on listing.id = waiting.listing`,
  id: sql`waiting.listing`, type: sql`waiting.type`, language: sql`waiting.language`, at: sql`waiting.queued_at`, order: 'asc',
} as const

/**
 * Whether the version `waiting` is in the list: it waits, or was published by its author and not seen yet, and its listing is not removed.
 * A listing of which both are true is there once. An index has the ids of removed listings, so that no other listing is read.
 */
export const isInQueue = sql`waiting.in_queue
  and not exists (select from listing as removed where removed.id = waiting.listing and removed.removed_at is not null)
  and (
    waiting.state = 'waiting'
    or not exists (select from listing_version as change where change.listing = waiting.listing and change.state = 'waiting')
  )`

// In the words of its index, which leaves out what waits to be published.
const isChange = sql`(waiting.beside_published or waiting.state = 'published')`

// What an author takes down is restored by its author only.
const isRemovedByAdministrator = sql`listing.state = 'removed' and removed_by = 'administrator'`

// Unlawful content comes before all others, as if it were reported much later. There are few open reports.
const reported = sql`
  select listing, max(at) as last_at, max(at + case kind when 'unlawful' then interval '1000 years' else interval '0' end) as at
  from report where decided_at is null group by listing
`

/** Each is read from an index in order. */
const sources: Readonly<Record<QueueState, QueueSource>> = {
  pending: { ...oldestFirst, condition: isInQueue, parts: [sql`true`] },
  change: { ...oldestFirst, condition: sql`${isInQueue} and ${isChange}`, parts: null },
  reported: {
    ...newestFirst,
    tables: sql`(${reported}) as reported join listing on listing.id = reported.listing`,
    at: sql`reported.at`, cameAt: sql`reported.last_at`, condition: sql`listing.state <> 'purged'`, parts: null,
  },
  outdated: {
    ...newestFirst, at: sql`listing.asked_at`, order: 'asc',
    condition: sql`${isCheckable} and unanswered > 0 and unanswered = ${mostQuestions}`, parts: null,
  },
  approved: { ...newestFirst, condition: sql`listing.state = 'approved'`, parts: inStates('approved') },
  rejected: { ...newestFirst, condition: sql`listing.state = 'rejected'`, parts: inStates('rejected') },
  removed: { ...newestFirst, at: sql`listing.removed_at`, condition: isRemovedByAdministrator, parts: null },
  cancelled: {
    ...newestFirst, at: sql`listing.cancelled_at`,
    condition: sql`listing.cancelled_at is not null and listing.state = 'approved'`, parts: null,
  },
  any: {
    ...newestFirst,
    condition: sql`listing.state <> 'purged' and (${isThere} or ${isRemovedByAdministrator})`,
    parts: inStates('pending', 'approved', 'rejected', 'removed'),
  },
}

/** The index leaves out purged listings, which PostgreSQL takes for possible when the state is a parameter. */
function inStates(...states: readonly StoredState[]): RawBuilder<unknown>[] {
  return states.map((state) => sql`listing.state = ${state} and listing.state <> 'purged'`)
}

/** The order of a list. */
export function orderOf({ state }: ModerationQuery): KeyOrder {
  return sources[state].order
}

/** Selects `id` and `at` of the listings that meet the condition too, in the order of the list. */
export function keysInOrder(query: ModerationQuery, condition: RawBuilder<unknown>, slice: Slice): RawBuilder<unknown> {
  const { parts, type, language } = sources[query.state]
  if (parts === null || query.author !== null) return sql`${keys(query, condition)} ${inOrder(query)} ${limited(slice)}`
  // Each part is read from an index, however few listings have the type and the language. Since each is in order, they are merged, and
  // read only as far as the page needs them.
  const types = query.type === null ? listingTypes : [query.type]
  const spoken = query.language === null ? languages : [query.language]
  const read = parts.flatMap((part) => types.flatMap((name) => spoken.map((code) => sql`(${keys(query, sql`
    ${condition} and ${part} and ${type} = ${name} and ${language} = ${code}
  `)} ${inOrder(query)})`)))
  return sql`select id, at from (${sql.join(read, sql` union all `)}) as part ${inOrder(query)} ${limited(slice)}`
}

/** The same of few listings, which are read by their ids and sorted. */
export function keysOfFew(query: ModerationQuery, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return sql`with few as materialized (${keysIn(query, ids)}) select id, at from few ${inOrder(query)}`
}

/** The keys of listings with these ids, in any order. */
export function keysIn(query: ModerationQuery, ids: RawBuilder<unknown>): RawBuilder<unknown> {
  return keys(query, sql`${sources[query.state].id} in (${ids})`)
}

/** Whether all public listings of the types are in the list. */
export function hasAllPublic({ state, language, author, since, until }: ModerationQuery): boolean {
  return (state === 'approved' || state === 'any') && language === null && author === null && !since && !until
}

function keys(query: ModerationQuery, condition: RawBuilder<unknown>): RawBuilder<unknown> {
  const { tables, id, at, condition: isListed } = sources[query.state]
  return sql`select ${id} as id, ${at} as at from ${tables} where ${isListed} and ${chosen(query)} and ${condition}`
}

function inOrder(query: ModerationQuery): RawBuilder<unknown> {
  return orderOf(query) === 'asc' ? sql`order by at, id` : sql`order by at desc, id desc`
}

function limited({ offset, limit }: Slice): RawBuilder<unknown> {
  return sql`offset ${offset} limit ${limit}`
}

/** What is chosen by columns. */
function chosen({ state, type, language, author, since, until }: ModerationQuery): RawBuilder<unknown> {
  const source = sources[state]
  const { cameAt = source.at } = source
  const conditions = [
    type && sql`${source.type} = ${type}`,
    language && sql`${source.language} = ${language}`,
    author && sql`listing.author = (select id from "user" where lower(username) = lower(${author}))`,
    since && sql`${cameAt} >= ${since}`,
    until && sql`${cameAt} < ${until}`,
  ].filter((condition) => condition !== null && condition !== undefined && condition !== '')
  return sql.join([sql`true`, ...conditions], sql` and `)
}
