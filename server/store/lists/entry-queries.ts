/** The SQL of the approved lists. It reads keys from an index in the order of the list, and only as many as needed. */
import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import type { Moment } from '../../../domain/days/times.ts'
import type { ColumnChoice } from '../../../domain/lists/choices.ts'
import { matchingBits } from '../../../domain/lists/flags.ts'
import type { Filter } from '../../../domain/lists/filter.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import { hasField, type ListingType } from '../../../domain/listing/listing.ts'
import { endInSortKey } from '../../../domain/sort-key.ts'
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
  const order = sql.join(keyOrder(query).map((column) => sql.ref(`key.${column}`)))
  return sql`
    select ${sql.join(listingColumns.map((column) => sql.ref(column)))}, key.day,
      array(select tag from listing_tag where listing_tag.listing = listing.id) as tags
    from (${keys(type, query, slice)}) as key join listing on listing.id = key.listing
    order by ${order}
  `
}

/** Counts the entries, up to `most`. */
export function countEntries(type: ListingType, query: ListQuery, most: number): RawBuilder<{ count: number }> {
  return countChosen(type, query, arraysOf(type, query.filter), most)
}

/** The columns by which the rows of lists are selected. An entry has one city and one integer of flags, and a row for each of its tags. */
const columns = {
  cities: { name: 'city', type: 'text' },
  tags: { name: 'tag', type: 'text' },
  flags: { name: 'flags', type: 'integer' },
} as const satisfies Readonly<Record<ColumnChoice | 'flags', { readonly name: string; readonly type: string }>>

type Column = keyof typeof columns

const columnNames = Object.keys(columns) as readonly Column[]

/** What a filter selects of a type in each column; an empty array selects all. */
export function selectedValues(type: ListingType, filter: Filter): Readonly<Record<Column, readonly (string | number)[]>> {
  return { cities: filter.cities, tags: filter.tags, flags: matchingBits(type, filter) }
}

/** What a filter selects, as arrays in SQL; null selects all. They may be expressions over a table of the query around. */
export type ChosenArrays = Readonly<Record<Column, RawBuilder<unknown> | null>>

/** What the filter selects of a type as such arrays, with each value once. */
export function arraysOf(type: ListingType, filter: Filter): ChosenArrays {
  const selected = selectedValues(type, filter)
  return perColumn((column) => {
    const values = [...new Set(selected[column])]
    return values.length > 0 ? sql`${values}::${sql.raw(columns[column].type)}[]` : null
  })
}

function perColumn(arrayOf: (column: Column) => RawBuilder<unknown> | null): ChosenArrays {
  return Object.fromEntries(columnNames.map((column) => [column, arrayOf(column)])) as unknown as ChosenArrays
}

/**
 * Counts the entries, up to `most`, without an order, so that the ranges of the index are read only until there are enough. The
 * arrays have as many values as the filter. An entry is in the ranges of all its tags, so that as many times as many rows as the filter
 * has tags have enough entries among them.
 */
export function countChosen(
  type: ListingType,
  query: ListQuery,
  chosen: ChosenArrays,
  most: number,
): RawBuilder<{ count: number }> {
  const rows = sql`
    select day, listing from ${entryTable(chosen)} as entry
    where type = ${type} and ${window(type, query)} and ${matchesChoice('entry', chosen)} limit ${most}
  `
  const tagCount = query.filter.tags.length
  const all = sql`select day, listing from ${choices(chosen)} cross join lateral (${rows}) as row limit ${most * Math.max(1, tagCount)}`
  const isRepeated = tagCount > 1
  return sql`select count(*) as count from (${isRepeated ? sql`select distinct day, listing from (${all}) as entry limit ${most}` : all}) as counted`
}

/** The columns of `keys` that order a list. */
function keyOrder(query: ListQuery): readonly string[] {
  return isByProgress(query) ? ['day', 'progress', 'sort_key', 'listing'] : ['day', 'sort_key', 'listing']
}

/** Whether the first day of the list is the present one, whose events are ordered by their progress. */
function isByProgress(query: ListQuery): query is ListQuery & { readonly now: Moment } {
  return Boolean(query.now && query.from === query.now.day)
}

/** Selects the columns of `keyOrder` of the entries, in the order of the list. */
export function keys(type: ListingType, query: ListQuery, slice: Slice): RawBuilder<unknown> {
  return isByProgress(query) ? keysByProgress(type, query, slice) : keysByStart(type, query, sql`true`, slice)
}

/**
 * The events of the present day by their progress, then those of later days. Of each group, only the keys up to the end of the slice are
 * read in order; events of this day whose group is another are passed over.
 */
function keysByProgress(
  type: ListingType,
  query: ListQuery & { readonly now: Moment },
  { offset, limit }: Slice,
): RawBuilder<unknown> {
  const { day, time } = query.now
  const endOfSlice = { offset: 0, limit: limit === null ? null : offset + limit }
  const isToday = sql`day = ${day}`
  const endsToday = sql`sort_key > ' ' and sort_key < '!' and last_day = day`
  const end = sql`substr(sort_key, ${sql.lit(endInSortKey.first)}, ${sql.lit(endInSortKey.count)})`
  const isOver = sql`(${endsToday} and ${end} between '0' and ${time})`
  const isAhead = sql`(sort_key < '!' and sort_key >= ${` ${time}`} or ${endsToday} and ${end} > ${time})`
  const groups = [
    { progress: 0, members: sql`${isToday} and ${isAhead} and not ${isOver}` },
    { progress: 1, members: sql`${isToday} and not ${isAhead} and not ${isOver}` },
    { progress: 2, members: sql`${isToday} and ${isOver}` },
    { progress: 0, members: sql`day > ${day}` },
  ].map(({ progress, members }) => sql`
    select day, ${sql.lit(progress)} as progress, sort_key, listing from (${keysByStart(type, query, members, endOfSlice)}) as member
  `)
  return sql`
    select * from (${sql.join(groups, sql` union all `)}) as key
    order by ${sql.join(keyOrder(query).map((column) => sql.ref(column)))} limit ${limit} offset ${offset}
  `
}

/** The members of the list in the order of days and start times, without regard to a time. */
function keysByStart(
  type: ListingType,
  query: ListQuery,
  members: RawBuilder<unknown>,
  { offset, limit }: Slice,
): RawBuilder<unknown> {
  const chosen = arraysOf(type, query.filter)
  const inWindow = sql`type = ${type} and ${window(type, query)} and ${members}`
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
function window(type: ListingType, { from, to, expand, onlyOpen }: ListQuery): RawBuilder<unknown> {
  if (!hasField(type, 'startDate')) return sql`true`
  const conditions = [
    from ? sql`day >= ${from}` : sql`true`,
    to ? sql`day <= ${to}` : sql`true`,
    expand ? sql`true` : from ? sql`(is_first or day = ${from})` : sql`is_first`,
    // They are few, so that this is cheaper than indexes without them.
    onlyOpen ? sql`listing not in (select id from listing as cancelled where cancelled_at is not null)` : sql`true`,
  ]
  return sql.join(conditions, sql` and `)
}

/** Whether nothing is selected. */
export function isEverything(chosen: ChosenArrays): boolean {
  return columnNames.every((column) => chosen[column] === null)
}

/** The table of the entries; that by tags has a row of an entry for each of them. */
export function entryTable({ tags }: ChosenArrays): RawBuilder<unknown> {
  return sql.table(tags ? 'occurrence_tag' : 'occurrence')
}

/** Whether a row of that table is selected. */
export function isChosen(chosen: ChosenArrays): RawBuilder<unknown> {
  return allOf(chosen, (column, array) => sql`${column} = any(${array})`)
}

/** A table with a row for each combination of what is selected, by which `matchesChoice` reads one range of an index each. */
export function choices(chosen: ChosenArrays): RawBuilder<unknown> {
  const selected = columnNames.filter((column) => chosen[column] !== null).map((column) => {
    const { name } = columns[column]
    return sql`unnest(${chosen[column]}) as ${sql.table(`choice_of_${name}`)} (${sql.ref(name)})`
  })
  return selected.length > 0 ? sql.join(selected, sql` cross join `) : sql`(values (1)) as any_choice`
}

/** Whether a row of the table belongs to a row of `choices`. */
export function matchesChoice(table: string, chosen: ChosenArrays): RawBuilder<unknown> {
  return allOf(chosen, (column, _, name) => sql`${column} = ${sql.ref(`choice_of_${name}.${name}`)}`, `${table}.`)
}

/** A condition for each column that is selected by. The indexes with flags have only rows that have any. */
function allOf(
  chosen: ChosenArrays,
  conditionOn: (column: RawBuilder<unknown>, array: RawBuilder<unknown>, name: string) => RawBuilder<unknown>,
  table = '',
): RawBuilder<unknown> {
  const conditions = columnNames.flatMap((column) => {
    const [{ name }, array] = [columns[column], chosen[column]]
    if (array === null) return []
    const ref = sql.ref(`${table}${name}`)
    return [conditionOn(ref, array, name), ...(column === 'flags' ? [sql`${ref} <> 0`] : [])]
  })
  return sql.join([sql`true`, ...conditions], sql` and `)
}
