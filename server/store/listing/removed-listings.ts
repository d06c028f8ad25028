/** Listings that were public and are no longer: deleted, or rejected after their approval. */
import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import { filterChoices, flagNames, type ColumnChoice, type ValueOf } from '../../../domain/lists/choices.ts'
import { flagsOf } from '../../../domain/lists/flags.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import type { FieldReadBy } from '../../../domain/listing/field-registry.ts'
import type { Listing, ListingType } from '../../../domain/listing/listing.ts'
import { allFieldsReadBy } from '../../../domain/listing/listing-fields.ts'
import { columnOf, type RemovedListingTable } from '../../database/listing-tables.ts'
import type { Connection } from '../connection.ts'

type KeptField = Exclude<FieldReadBy<'removal'>, 'tags'>

/** The kept fields but tags, which are kept as one array. */
const keptFields: readonly KeptField[] = allFieldsReadBy('removal').filter((field): field is KeptField => field !== 'tags')

const keptColumns: readonly (keyof RemovedListingTable)[] = keptFields.map((field) => columnOf[field])

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

/** An event that was public, and its kept fields as they were then. */
export type RemovedEvent = Readonly<Pick<Listing, KeptField>> & {
  readonly id: number
  readonly tags: readonly string[]
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
    select id, tags, revision, removed_at as "removedAt", ${sql.join(keptFields.map((field) => sql`${sql.ref(columnOf[field])} as ${sql.ref(field)}`))}
    from removed_listing
    where type = 'event' and removed_at >= ${since}::date and start_date is not null
      and ${sql.join(chosen, sql` and `)} and flags @> ${flags}::text[]
      and ${from ? sql`coalesce(end_date, start_date) >= ${from}` : sql`true`} and ${to ? sql`start_date <= ${to}` : sql`true`}
    order by removed_at desc, id limit ${limit}
  `.execute(db)
  return rows
}
