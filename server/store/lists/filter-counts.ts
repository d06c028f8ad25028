/** Counts the listings of a filter and of each of its choices, in SQL. Each count stops at a bound. */
import { sql, type RawBuilder } from 'kysely'
import type { Day } from '../../../domain/days/days.ts'
import {
  choicesOf, declarationOf, filterChoices, type Choice, type ChoiceKind, type ChoiceOf,
} from '../../../domain/lists/choices.ts'
import { withChoice } from '../../../domain/lists/filter.ts'
import { maxPerChoice, maxTotal, type FilterCounts } from '../../../domain/lists/filter-counts.ts'
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
  const counted = { type, query: once, today, cityNames }
  const counts = [
    one('total', '', countEntries(type, once, maxTotal)),
    ...without(once, today).map(([kind, changed]) => one('without', kind, countEntries(type, changed, maxPerChoice))),
    ...choicesOf(type).flatMap((choice) => rulesOf(choice).count(choice, counted)),
  ]
  const { rows } = await sql<CountRow>`${sql.join(counts, sql` union all `)}`.execute(db)
  return answerOf(type, rows)
}

interface CountRow {
  /** What is counted: a choice, the total, or the filter without a kind of choice. */
  readonly kind: Choice | 'total' | 'without'
  /** The value of the choice; empty for a single count. */
  readonly name: string
  readonly count: number
}

/** How the choices of a kind are counted, and what the answer has of them. */
interface CountingRules<Kind extends ChoiceKind> {
  count(choice: ChoiceOf<Kind>, counted: CountedQuery): readonly RawBuilder<CountRow>[]
  answer(choice: ChoiceOf<Kind>, rows: readonly CountRow[]): object
}

/** The names that are counted. */
const namesOf: Readonly<Record<ChoiceOf<'names'>, (counted: CountedQuery) => readonly string[]>> = {
  cities: ({ cityNames }) => cityNames,
  tags: ({ type }) => tagsOf(type),
}

const rulesOfKinds: { readonly [Kind in ChoiceKind]: CountingRules<Kind> } = {
  names: {
    count: (choice, counted) => [ofEach(choice, namesOf[choice](counted), counted)],
    answer: (choice, rows) => ({ [choice]: rows.map(({ name, count }) => ({ name, count })) }),
  },
  // The count of a region is the sum of those of its towns.
  regions: { count: () => [], answer: () => ({}) },
  flag: {
    count: (flag, { type, query }) =>
      [one(flag, '', countEntries(type, { ...query, filter: withChoice(query.filter, flag, true) }, maxPerChoice))],
    answer: (flag, [row]) => ({ [flag]: row?.count }),
  },
  time: {
    count: (choice, { type, query: { filter }, today }) =>
      whens.map((when) => one(choice, when, countEntries(type, { filter, ...daysOfWhen(when, today) }, maxPerChoice))),
    answer: (_, rows) => ({ times: numbersOf(rows) }),
  },
}

function rulesOf(choice: Choice): CountingRules<ChoiceKind> {
  return rulesOfKinds[declarationOf(choice).kind] as CountingRules<ChoiceKind>
}

/** The query without each kind of choice that it has. */
function without(query: ListQuery, today: Day): readonly (readonly [kind: string, query: ListQuery])[] {
  const { filter, from, to } = query
  const isFromToday = to === undefined && (from === undefined || from === today)
  return [
    ...relaxedKinds(filter).map((kind) => [kind, { ...query, filter: relaxedFilter(filter, kind) }] as const),
    ...(isFromToday ? [] : [[filterChoices.when.relaxedAs, { filter, from: today }] as const]),
  ]
}

function one(kind: CountRow['kind'], name: string, count: RawBuilder<unknown>): RawBuilder<CountRow> {
  return sql`select ${kind}::text as kind, ${name}::text as name, (${count})::int as count`
}

/** Counts for each name of the choice in place of those of the filter, in their order. */
function ofEach(choice: ChoiceOf<'names'>, names: readonly string[], { type, query }: CountedQuery): RawBuilder<CountRow> {
  const chosen = { ...arraysOf(type, query.filter), [choice]: sql`array[choice.name]` }
  const withOne = { ...query, filter: withChoice(query.filter, choice, names.slice(0, 1)) }
  const count = countChosen(type, withOne, chosen, maxPerChoice)
  return sql`
    (select ${choice}::text, choice.name, found.count::int
    from unnest(${names}::text[]) with ordinality as choice (name, place) cross join lateral (${count}) as found
    where found.count > 0 order by choice.place)
  `
}

function answerOf(type: ListingType, rows: readonly CountRow[]): FilterCounts {
  const of = (kind: CountRow['kind']) => rows.filter((row) => row.kind === kind)
  const answers: readonly object[] = choicesOf(type).map((choice) => rulesOf(choice).answer(choice, of(choice)))
  const total = of('total')[0]?.count ?? 0
  return Object.assign({ total }, ...answers, { without: numbersOf(of('without')) }) as FilterCounts
}

function numbersOf(rows: readonly CountRow[]): Readonly<Record<string, number>> {
  return Object.fromEntries(rows.map(({ name, count }) => [name, count]))
}
