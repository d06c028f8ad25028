/** The SQL of the approved lists. It reads keys from an index in the order of the list, and only as many as needed. */
import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import { hasField, type ListingType } from '../../../domain/listing/listing.ts'
import { listingColumns, type ListingRow } from '../listing/listing-row.ts'
import { storedTags } from '../listing/stored-tags.ts'

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
  const { cities } = query.filter
  const tags = storedTags(query.filter)
  return countChosen(type, query, arraysOf(cities, tags), most, tags.length)
}

/** Arrays of cities and stored tags in SQL; null selects all. They may be expressions over a table of the query around. */
export interface ChosenArrays {
  readonly cities: RawBuilder<unknown> | null
  readonly tags: RawBuilder<unknown> | null
}

/**
 * Counts the entries, up to `most`, without an order, so that the ranges of the index are read only until there are enough. An entry
 * is in the ranges of at most `tagCount` tags, so that many times as many rows have enough entries among them.
 */
export function countChosen(
  type: ListingType,
  query: ListQuery,
  { cities, tags }: ChosenArrays,
  most: number,
  tagCount: number,
): RawBuilder<{ count: number }> {
  const table = entryTable(tags)
  const inWindow = sql`type = ${type} and ${window(type, query)}`
  const isRepeated = tagCount > 1
  if (!cities && !tags) return sql`select count(*) as count from (select from ${table} where ${inWindow} limit ${most}) as entry`
  const rows = sql`select day, listing from ${table} as entry where ${inWindow} and ${matchesArrays(sql.table('entry'), { cities, tags })} limit ${most}`
  const all = sql`select day, listing from ${choicesOfArrays(cities, tags)} cross join lateral (${rows}) as row limit ${most * Math.max(1, tagCount)}`
  return sql`select count(*) as count from (${isRepeated ? sql`select distinct day, listing from (${all}) as entry limit ${most}` : all}) as counted`
}

/** The cities and tags as such arrays. */
export function arraysOf(cities: readonly string[], tags: readonly string[]): ChosenArrays {
  return { cities: cities.length > 0 ? arrayOf(cities) : null, tags: tags.length > 0 ? arrayOf(tags) : null }
}

/** The values as an array of SQL, each once. */
export function arrayOf(values: readonly string[]): RawBuilder<unknown> {
  return sql`${[...new Set(values)]}::text[]`
}

/** Selects `day`, `sort_key` and `listing` of the entries, in the order of the list. */
export function keys(type: ListingType, query: ListQuery, { offset, limit }: Slice): RawBuilder<unknown> {
  const { cities } = query.filter
  const tags = storedTags(query.filter)
  const inWindow = sql`type = ${type} and ${window(type, query)}`
  const ordered = sql`order by day, sort_key, listing`
  const slice = sql`limit ${limit} offset ${offset}`
  if (cities.length === 0 && tags.length === 0) {
    return sql`select day, sort_key, listing from occurrence where ${inWindow} ${ordered} ${slice}`
  }
  // Each selected city and tag is one range of an index. Only the first keys of each range are read and merged.
  const firstKeys = sql`
    select day, sort_key, listing from ${entryTable(arraysOf(cities, tags).tags)} as entry
    where ${inWindow} and ${matchesChoice(sql.table('entry'), cities, tags)} ${ordered} limit ${limit === null ? null : offset + limit}
  `
  return sql`
    select distinct day, sort_key, listing from ${choices(cities, tags)} cross join lateral (${firstKeys}) as first_keys
    ${ordered} ${slice}
  `
}

/** Selects listings that have entries, in no order and possibly repeated, at most `most` for each selected city and tag. */
export function someListings(type: ListingType, query: ListQuery, most: number): RawBuilder<{ listing: number }> {
  const { cities } = query.filter
  const tags = storedTags(query.filter)
  return sql`
    select listing from ${choices(cities, tags)} cross join lateral (
      select listing from ${entryTable(arraysOf(cities, tags).tags)} as entry
      where type = ${type} and ${window(type, query)} and ${matchesChoice(sql.table('entry'), cities, tags)} limit ${most}
    ) as matching
  `
}

/** Whether a row of `listing` has an entry. */
export function hasEntry(type: ListingType, query: ListQuery): RawBuilder<boolean> {
  const { cities } = query.filter
  const tags = storedTags(query.filter)
  const inCity = cities.length === 0 ? sql`true` : sql`listing.city = any(${cities}::text[])`
  const hasTag = tags.length === 0 ? sql`true` : sql`entry.tag = any(${tags}::text[])`
  return sql`${inCity} and exists (
    select from ${entryTable(arraysOf(cities, tags).tags)} as entry
    where entry.listing = listing.id and ${hasTag} and ${window(type, query)}
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

/** A table of the selected cities and stored tags: each pair, if both are selected; one row if none is. */
export function choices(cities: readonly string[], tags: readonly string[]): RawBuilder<unknown> {
  const arrays = arraysOf(cities, tags)
  return choicesOfArrays(arrays.cities, arrays.tags)
}

function choicesOfArrays(cities: RawBuilder<unknown> | null, tags: RawBuilder<unknown> | null): RawBuilder<unknown> {
  const city = cities && sql`unnest(${cities}) as choice_of_city (city)`
  const tag = tags && sql`unnest(${tags}) as choice_of_tag (tag)`
  return city && tag ? sql`${city} cross join ${tag}` : (city ?? tag ?? sql`(values (1)) as any_choice`)
}

/** Whether a row of the table belongs to a row of `choices`; true if nothing is selected. */
export function matchesChoice(table: RawBuilder<unknown>, cities: readonly string[], tags: readonly string[]): RawBuilder<unknown> {
  return matchesArrays(table, arraysOf(cities, tags))
}

function matchesArrays(table: RawBuilder<unknown>, { cities, tags }: ChosenArrays): RawBuilder<unknown> {
  const city = cities ? sql`${table}.city = choice_of_city.city` : sql`true`
  const tag = tags ? sql`${table}.tag = choice_of_tag.tag` : sql`true`
  return sql`${city} and ${tag}`
}

/** The table of the entries; that by tags has a row of an entry for each of them. */
export function entryTable(tags: ChosenArrays['tags']): RawBuilder<unknown> {
  return sql.table(tags ? 'occurrence_tag' : 'occurrence')
}
