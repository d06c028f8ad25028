/** Counts the listings of a filter and of each of its choices, in SQL. Each count stops at a bound. */
import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import { flagNames, relaxedNames } from '../../../domain/lists/choices.ts'
import { withChoice, type Filter } from '../../../domain/lists/filter.ts'
import { maxPerChoice, maxTotal, type FilterCounts } from '../../../domain/lists/filter-counts.ts'
import { flagsOf } from '../../../domain/lists/flags.ts'
import type { ListQuery } from '../../../domain/lists/list-query.ts'
import { relaxedFilter, relaxedKinds } from '../../../domain/lists/relaxed-filters.ts'
import { hasField, type ListingType } from '../../../domain/listing/listing.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { daysOfWhen, whens } from '../../../domain/days/when.ts'
import type { Connection } from '../connection.ts'
import { arraysOf, countChosen, countEntries } from './entry-queries.ts'

/** What is counted. */
export interface CountedQuery {
  readonly type: ListingType
  /** The filter has the towns of its regions among its cities. Without `from` and `to`: from today on. */
  readonly query: ListQuery
  readonly today: Day
  /** The stored names of the cities to count. */
  readonly cityNames: readonly string[]
}

/** Counts each listing once, whatever days it has. */
export async function filterCounts(db: Connection, { type, query, today, cityNames }: CountedQuery): Promise<FilterCounts> {
  const { filter, from, to } = query
  const days = hasField(type, 'startDate') ? (from === undefined && to === undefined ? { from: today } : { from, to }) : {}
  const once: ListQuery = { filter, ...days }
  const withFilter = (changed: Filter): ListQuery => ({ ...once, filter: changed })
  const counts = [
    one('total', countEntries(type, once, maxTotal)),
    ofCities(type, once, cityNames),
    ofTags(type, once),
    ...without(once, today).map(([kind, changed]) => one(`without ${kind}`, countEntries(type, changed, maxPerChoice))),
    ...flagsOf(type).map((flag) => one(flag, countEntries(type, withFilter(withChoice(filter, flag, true)), maxPerChoice))),
    ...(hasField(type, 'startDate')
      ? whens.map((when) => one(`time ${when}`, countEntries(type, { filter, ...daysOfWhen(when, today) }, maxPerChoice)))
      : []),
  ]
  const { rows } = await sql<CountRow>`${sql.join(counts, sql` union all `)}`.execute(db)
  return answerOf(rows)
}

interface CountRow {
  /** What is counted: `city`, `tag`, or the name of a single count. */
  readonly kind: string
  readonly name: string
  readonly count: number
}

/** The query without each kind of choice that it has. */
function without(query: ListQuery, today: Day): readonly (readonly [kind: string, query: ListQuery])[] {
  const { filter, from, to } = query
  const isFromToday = to === undefined && (from === undefined || from === today)
  return [
    ...relaxedKinds(filter).map((kind) => [kind, { ...query, filter: relaxedFilter(filter, kind) }] as const),
    ...(isFromToday ? [] : [['window', { filter, from: today }] as const]),
  ]
}

function one(kind: string, count: RawBuilder<unknown>): RawBuilder<CountRow> {
  return sql`select ${kind}::text as kind, ''::text as name, (${count})::int as count`
}

function ofCities(type: ListingType, query: ListQuery, cityNames: readonly string[]): RawBuilder<CountRow> {
  const chosen = { ...arraysOf(type, query.filter), cities: sql`array[choice.name]` }
  return ofEach('city', cityNames, countChosen(type, query, chosen, maxPerChoice, query.filter.tags.length))
}

function ofTags(type: ListingType, query: ListQuery): RawBuilder<CountRow> {
  const chosen = { ...arraysOf(type, query.filter), tags: sql`array[choice.name]` }
  return ofEach('tag', tagsOf(type), countChosen(type, query, chosen, maxPerChoice, 1))
}

/** Counts for each name, which `count` has as `choice.name`, in their order. */
function ofEach(kind: string, names: readonly string[], count: RawBuilder<unknown>): RawBuilder<CountRow> {
  return sql`
    (select ${kind}::text, choice.name, found.count::int
    from unnest(${names}::text[]) with ordinality as choice (name, place) cross join lateral (${count}) as found
    where found.count > 0 order by choice.place)
  `
}

function answerOf(rows: readonly CountRow[]): FilterCounts {
  const listOf = (kind: string) => rows.filter((row) => row.kind === kind).map(({ name, count }) => ({ name, count }))
  const single = new Map(rows.map(({ kind, count }) => [kind, count]))
  const times = Object.fromEntries(whens.flatMap((when) => pair(when, single.get(`time ${when}`))))
  return {
    total: single.get('total') ?? 0,
    cities: listOf('city'),
    tags: listOf('tag'),
    ...Object.fromEntries(flagNames.flatMap((flag) => pair(flag, single.get(flag)))),
    ...(single.has('time today') ? { times: times as NonNullable<FilterCounts['times']> } : {}),
    without: Object.fromEntries(relaxedNames.flatMap((kind) => pair(kind, single.get(`without ${kind}`)))),
  }
}

function pair(name: string, count: number | undefined): [string, number][] {
  return count === undefined ? [] : [[name, count]]
}
