/** Listings that were public and are no longer: removed, or rejected after their approval. */
import { sql } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import { matches } from '../../../domain/lists/filter.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import type { FieldReadBy } from '../../../domain/listing/field-registry.ts'
import { allFieldsReadBy } from '../../../domain/listing/listing-fields.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import type { VersionFields } from '../../database/listing-tables.ts'
import type { Connection } from '../connection.ts'
import { fieldsOfVersion } from './listing-versions.ts'
import { changesOf } from './stored-listings.ts'

/** Whether the listing was public and is no longer. */
export async function wasPublic(db: Connection, type: ListingType, id: number): Promise<boolean> {
  const found = await db
    .selectFrom('listing').select('id')
    .where('id', '=', id).where('type', '=', type).where('unpublished_at', 'is not', null)
    .executeTakeFirst()
  return found !== undefined
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
