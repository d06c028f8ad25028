/** Listings that were public and are no longer: removed, or rejected after their approval. */
import { sql } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import { matches } from '../../../domain/lists/filter.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import type { FieldReadBy } from '../../../domain/listing/field-registry.ts'
import type { RemovedBy } from '../../../domain/listing/lifecycle.ts'
import { allFieldsReadBy } from '../../../domain/listing/listing-fields.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import type { VersionFields } from '../../database/listing-tables.ts'
import type { Connection } from '../connection.ts'
import { fieldsOfVersion } from './listing-versions.ts'
import { changesOf } from './stored-listings.ts'

/** Who took what was public off the site; `unknown` for what was removed before this was kept. */
export type UnpublishedBy = RemovedBy | 'unknown'

/** Who took the listing off the site; null if it is public, or never was. */
export async function unpublishedBy(db: Connection, type: ListingType, id: number): Promise<UnpublishedBy | null> {
  const found = await db
    .selectFrom('listing').select(['state', 'removed_by'])
    .where('id', '=', id).where('type', '=', type).where('unpublished_at', 'is not', null)
    .executeTakeFirst()
  if (!found) return null
  // Otherwise it was rejected, or is changed since and waits again.
  const isRemoved = found.state === 'removed' || found.state === 'purged'
  return isRemoved ? (found.removed_by ?? 'unknown') : 'administrator'
}

/** An event that was public, and its kept fields as they were then. */
export type RemovedEvent = Pick<Listing, FieldReadBy<'removal'>> & {
  readonly id: number
  /** The number of changes, of which the removal is one. */
  readonly changes: number
  readonly removedAt: Date
}

const keptFields = allFieldsReadBy('removal')

/** So many of the last removals are read, so that a rare choice costs no more. */
const maxRead = 2_000

interface RemovedRow {
  readonly id: number
  readonly revision: number
  readonly removedAt: Date
  readonly fields: VersionFields
}

/**
 * The dated events that were removed since a day and match the query, at most `limit`, those that were removed last first; only of the
 * last 2,000 removals.
 */
export async function removedEvents(db: Connection, query: ListQuery, since: Day, limit: number): Promise<RemovedEvent[]> {
  const { rows } = await sql<RemovedRow>`
    select listing.id, revision, unpublished_at as "removedAt", version.fields
    from listing cross join lateral (
      select fields from listing_version
      where listing = listing.id and published_at is not null order by published_at desc, listing_version.id desc limit 1
    ) as version
    where type = 'event' and unpublished_at >= ${since}::date
    order by unpublished_at desc, listing.id desc limit ${maxRead}
  `.execute(db)
  return rows.filter(({ fields }) => matchesQuery(fields, query)).slice(0, limit).map(removedEvent)
}

function removedEvent({ id, revision, removedAt, fields }: RemovedRow): RemovedEvent {
  return { ...fieldsOfVersion(fields, keptFields), id, changes: changesOf(revision), removedAt } as unknown as RemovedEvent
}

function matchesQuery(fields: VersionFields, { filter, from, to }: ListQuery): boolean {
  const { city = null, tags = [], cost = null, startDate, endDate } = fields
  if (!startDate) return false
  return matches({ city, tags, cost }, filter) && (!from || (endDate ?? startDate) >= from) && (!to || startDate <= to)
}
