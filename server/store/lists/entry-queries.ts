/** The SQL of the approved lists. It reads keys from an index in the order of the list, and only as many as needed. */
import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import { matchingBits } from '../../../domain/lists/flags.ts'
import type { Filter } from '../../../domain/lists/filter.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import { hasField, type ListingType } from '../../../domain/listing/listing.ts'
import { listingColumns, type ListingRow } from '../listing/listing-row.ts'

/** A range of rows; a limit of null means no limit. */
export interface Slice {
  readonly offset: number
  readonly limit: number | null
}

/** All rows. */
export const allRows: Slice = { offset: 0, limit: null }

/** Selects the listings of the entries with their `day`, in the order of the list; `infinity` stands for no day. */
export function selectEntries(type: ListingType, query: ListQuery, slice: Slice): RawBuilder<ListingRow & { day: Day }> {
  return sql`
    select ${sql.join(listingColumns.map((column) => sql.ref(column)))}, key.day,
      array(select tag from listing_tag where listing_tag.listing = listing.id) as tags
    from (${keys(type, query, slice)}) as key join listing on listing.id = key.listing
    order by key.day, key.sort_key, key.listing
  `
}

/** Counts the entries, up to `most`. */
export function countEntries(type: ListingType, query: ListQuery, most: number): RawBuilder<{ count: number }> {
  return countChosen(type, query, arraysOf(type, query.filter), most, query.filter.tags.length)
}

/**
 * What a filter selects, as arrays in SQL; null selects all. They may be expressions over a table of the query around. An entry has one
 * city and one integer of flags, and a row for each of its tags.
 */
export interface ChosenArrays {
  readonly cities: RawBuilder<unknown> | null
  readonly tags: RawBuilder<unknown> | null
  readonly flags: RawBuilder<unknown> | null
}

/** What the filter selects of a type as such arrays. */
export function arraysOf(type: ListingType, filter: Filter): ChosenArrays {
  const { cities, tags } = filter
  return { cities: arrayOf(cities, 'text'), tags: arrayOf(tags, 'text'), flags: arrayOf(matchingBits(type, filter), 'integer') }
}

/** The values as an array, each once; null for none. */
function arrayOf(values: readonly (string | number)[], type: 'text' | 'integer'): RawBuilder<unknown> | null {
  return values.length > 0 ? sql`${[...new Set(values)]}::${sql.raw(type)}[]` : null
}

/**
 * Counts the entries, up to `most`, without an order, so that the ranges of the index are read only until there are enough. An entry
 * is in the ranges of at most `tagCount` tags, so that many times as many rows have enough entries among them.
 */
export function countChosen(
  type: ListingType,
  query: ListQuery,
  chosen: ChosenArrays,
  most: number,
  tagCount: number,
): RawBuilder<{ count: number }> {
  const rows = sql`
    select day, listing from ${entryTable(chosen)} as entry
    where type = ${type} and ${window(type, query)} and ${matchesChoice('entry', chosen)} limit ${most}
  `
  const all = sql`select day, listing from ${choices(chosen)} cross join lateral (${rows}) as row limit ${most * Math.max(1, tagCount)}`
  const isRepeated = tagCount > 1
  return sql`select count(*) as count from (${isRepeated ? sql`select distinct day, listing from (${all}) as entry limit ${most}` : all}) as counted`
}

/** Selects `day`, `sort_key` and `listing` of the entries, in the order of the list. */
export function keys(type: ListingType, query: ListQuery, { offset, limit }: Slice): RawBuilder<unknown> {
  const chosen = arraysOf(type, query.filter)
  const inWindow = sql`type = ${type} and ${window(type, query)}`
  const ordered = sql`order by day, sort_key, listing`
  const slice = sql`limit ${limit} offset ${offset}`
  if (isEverything(chosen)) return sql`select day, sort_key, listing from occurrence where ${inWindow} ${ordered} ${slice}`
  // Each choice is one range of an index. Only the first keys of each range are read and merged.
  const firstKeys = sql`
    select day, sort_key, listing from ${entryTable(chosen)} as entry
    where ${inWindow} and ${matchesChoice('entry', chosen)} ${ordered} limit ${limit === null ? null : offset + limit}
  `
  return sql`
    select distinct day, sort_key, listing from ${choices(chosen)} cross join lateral (${firstKeys}) as first_keys
    ${ordered} ${slice}
  `
}

/** Selects listings that have entries, in no order and possibly repeated, at most `most` for each choice. */
export function someListings(type: ListingType, query: ListQuery, most: number): RawBuilder<{ listing: number }> {
  const chosen = arraysOf(type, query.filter)
  return sql`
    select listing from ${choices(chosen)} cross join lateral (
      select listing from ${entryTable(chosen)} as entry
      where type = ${type} and ${window(type, query)} and ${matchesChoice('entry', chosen)} limit ${most}
    ) as matching
  `
}

/** Whether a row of `listing` has an entry. */
export function hasEntry(type: ListingType, query: ListQuery): RawBuilder<boolean> {
  const chosen = arraysOf(type, query.filter)
  const inCity = chosen.cities ? sql`listing.city = any(${chosen.cities})` : sql`true`
  return sql`${inCity} and exists (
    select from ${entryTable(chosen)} as entry
    where entry.listing = listing.id and ${isChosen({ ...chosen, cities: null })} and ${window(type, query)}
  )`
}

/**
 * Without expansion, a listing is listed under its first day inside the window. The days of a listing have no gaps, so this is its
 * very first day, or the first day of the window if the listing began earlier.
 */
function window(type: ListingType, { from, to, expand }: ListQuery): RawBuilder<unknown> {
  if (!hasField(type, 'startDate')) return sql`true`
  const conditions = [
    from ? sql`day >= ${from}` : sql`true`,
    to ? sql`day <= ${to}` : sql`true`,
    expand ? sql`true` : from ? sql`(is_first or day = ${from})` : sql`is_first`,
  ]
  return sql.join(conditions, sql` and `)
}

/** Whether nothing is selected. */
export function isEverything({ cities, tags, flags }: ChosenArrays): boolean {
  return !cities && !tags && !flags
}

/** The table of the entries; that by tags has a row of an entry for each of them. */
export function entryTable({ tags }: ChosenArrays): RawBuilder<unknown> {
  return sql.table(tags ? 'occurrence_tag' : 'occurrence')
}

/** Whether a row of that table is selected. */
export function isChosen({ cities, tags, flags }: ChosenArrays): RawBuilder<unknown> {
  return allOf([
    cities && sql`city = any(${cities})`,
    tags && sql`tag = any(${tags})`,
    flags && sql`flags = any(${flags}) and flags <> 0`,
  ])
}

/** A table with a row for each combination of what is selected, by which `matchesChoice` reads one range of an index each. */
export function choices({ cities, tags, flags }: ChosenArrays): RawBuilder<unknown> {
  const selected = [
    ...(cities ? [sql`unnest(${cities}) as choice_of_city (city)`] : []),
    ...(tags ? [sql`unnest(${tags}) as choice_of_tag (tag)`] : []),
    ...(flags ? [sql`unnest(${flags}) as choice_of_flags (flags)`] : []),
  ]
  return selected.length > 0 ? sql.join(selected, sql` cross join `) : sql`(values (1)) as any_choice`
}

/** Whether a row of the table belongs to a row of `choices`. The indexes with flags have only rows that have any. */
export function matchesChoice(table: string, { cities, tags, flags }: ChosenArrays): RawBuilder<unknown> {
  const column = (name: string) => sql.ref(`${table}.${name}`)
  return allOf([
    cities && sql`${column('city')} = choice_of_city.city`,
    tags && sql`${column('tag')} = choice_of_tag.tag`,
    flags && sql`${column('flags')} = choice_of_flags.flags and ${column('flags')} <> 0`,
  ])
}

function allOf(conditions: readonly (RawBuilder<unknown> | null)[]): RawBuilder<unknown> {
  return sql.join([sql`true`, ...conditions.filter((condition) => condition !== null)], sql` and `)
}
