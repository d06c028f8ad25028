/** Listings that were public and are no longer: deleted, or rejected after their approval. */
import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import { filterChoices, flagNames, type ColumnChoice, type ValueOf } from '../../../domain/lists/choices.ts'
import { flagsOf } from '../../../domain/lists/flags.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import type { ListingType } from '../../../domain/listing/listing.ts'
import { allFieldsReadBy } from '../../../domain/listing/listing-fields.ts'
import type { Time } from '../../../domain/days/times.ts'
import { columnOf, type RemovedListingTable } from '../../database/listing-tables.ts'
import type { Connection } from '../connection.ts'

/** The columns of the kept fields; tags are kept as one array. */
const keptColumns: readonly (keyof RemovedListingTable)[] =
  allFieldsReadBy('removal').flatMap((field) => (field === 'tags' ? [] : [columnOf[field]]))

/**
 * Call before a listing and its occurrences are deleted, or it loses its approval, in the same transaction. One that is not approved is
 * not kept. Flags are kept by name, since the bit of a flag can change, and a kept listing has not all fields that flags depend on.
 */
export async function keepRemoved(transaction: Connection, id: number): Promise<void> {
  const columns = sql.join(keptColumns.map((column) => sql.ref(column)))
  const bits = flagNames.map((name) => filterChoices[name].bit)
  const replaced = [...keptColumns, 'flags', 'revision', 'tags', 'removed_at']
    .map((column) => sql`${sql.ref(column)} = ${sql.ref(`excluded.${column}`)}`)
  await sql`
    insert into removed_listing (id, type, flags, revision, tags, ${columns})
    select id, type,
      array(
        select name from unnest(${flagNames}::text[], ${bits}::integer[]) as flag (name, bit)
        where exists (select from occurrence where occurrence.listing = listing.id and flags & bit <> 0)
      ),
      revision, array(select tag from listing_tag where listing_tag.listing = listing.id), ${columns}
      from listing where id = ${id} and approved
    on conflict (id) do update set ${sql.join(replaced)}
  `.execute(transaction)
}

/** Call when a listing is approved, since it may have been before. */
export async function forgetRemoved(transaction: Connection, id: number): Promise<void> {
  await transaction.deleteFrom('removed_listing').where('id', '=', id).execute()
}

/** Whether the listing was public and is no longer. */
export async function wasPublic(db: Connection, type: ListingType, id: number): Promise<boolean> {
  const found = await db.selectFrom('removed_listing').select('id').where('id', '=', id).where('type', '=', type).executeTakeFirst()
  return found !== undefined
}

/** An event that was public, and its state then. */
export interface RemovedEvent {
  readonly id: number
  readonly title: string
  readonly city: string | null
  readonly tags: readonly string[]
  readonly startDate: Day
  readonly endDate: Day | null
  readonly startTime: Time | null
  readonly endTime: Time | null
  readonly revision: number
  readonly removedAt: Date
}

/** Whether a removed event matches the value of a choice. */
const hasChosen: { readonly [Name in ColumnChoice]: (value: ValueOf<Name>) => RawBuilder<boolean> } = {
  cities: (names) => sql`(${names.length === 0} or city = any(${names}::text[]))`,
  tags: (names) => sql`(${names.length === 0} or tags && ${names}::text[])`,
}

/** The dated events that were removed since a day and match the query, at most `limit`, those that were removed last first. */
export async function removedEvents(db: Connection, query: ListQuery, since: Day, limit: number): Promise<RemovedEvent[]> {
  const { filter, from, to } = query
  const chosen = (Object.keys(hasChosen) as ColumnChoice[]).map((choice) => hasChosen[choice](filter[choice]))
  const flags = flagsOf('event').filter((flag) => filter[flag])
  const { rows } = await sql<RemovedEvent>`
    select id, title, city, tags, start_date as "startDate", end_date as "endDate",
      start_time as "startTime", end_time as "endTime", revision, removed_at as "removedAt"
    from removed_listing
    where type = 'event' and removed_at >= ${since}::date and start_date is not null
      and ${sql.join(chosen, sql` and `)} and flags @> ${flags}::text[]
      and ${from ? sql`coalesce(end_date, start_date) >= ${from}` : sql`true`} and ${to ? sql`start_date <= ${to}` : sql`true`}
    order by removed_at desc, id limit ${limit}
  `.execute(db)
  return rows
}
