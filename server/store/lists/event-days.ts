/** The days of a calendar with their first events, in SQL: the same as `eventDays` in `domain/lists/event-days-of-list.ts`. */
import { sql, type RawBuilder } from 'kysely'
import { daysBetween, type Day } from '../../../domain/days/days.ts'
import type { DayEvent, DaysQuery, EventDays } from '../../../domain/days/event-days.ts'
import { listedDays, type ListedDay } from '../../../domain/lists/event-days-of-list.ts'
import type { Language } from '../../../domain/languages.ts'
import type { Time } from '../../../domain/days/times.ts'
import type { Connection } from '../connection.ts'
import { cancellationIn, type CancellationRow } from '../listing/listing-row.ts'
import { arraysOf, choices, entryTable, isChosen, isEverything, matchesChoice, selectedValues } from './entry-queries.ts'

/** A day and one of its events; all fields of the event are null if this page of the day is empty. */
interface DayRow extends CancellationRow {
  readonly date: Day
  readonly count: number
  readonly id: number | null
  readonly title: string
  readonly language: Language
  readonly translatedTitle: string | null
  readonly city: string | null
  readonly startDate: Day
  readonly endDate: Day | null
  readonly startTime: Time | null
  readonly endTime: Time | null
}

/** To read more rows takes longer than one pass over the window. */
const maxReadByChoice = 500_000

/** The days of the window with approved events that match the filter. Cities have their stored names. */
export async function storedEventDays(db: Connection, query: DaysQuery, maxRead = maxReadByChoice): Promise<EventDays> {
  const { rows } = await selectDays(query, maxRead).execute(db)
  const days = new Map<Day, ListedDay & { readonly listed: DayEvent[] }>()
  for (const { date, count, id, cancelled_at, cancel_note, ...event } of rows) {
    const day = days.get(date) ?? { date, count, listed: [] }
    days.set(date, day)
    if (id !== null) day.listed.push({ id, ...event, ...cancellationIn({ cancelled_at, cancel_note }) })
  }
  return listedDays([...days.values()])
}

/**
 * Selects the counts and, of each day with events, only the keys that are listed: both in one statement, so that they agree. Many
 * choices are read in one pass over the window, few by their ranges of an index.
 */
export function selectDays(query: DaysQuery, maxRead = maxReadByChoice): RawBuilder<DayRow> {
  return readByChoice(query) > maxRead ? daysInOnePass(query) : daysByChoice(query)
}

/** The rows that ranges of an index need at most; to find a range takes as long as to read ten. */
function readByChoice({ from, to, filter, first, page }: DaysQuery): number {
  const chosen = Object.values(selectedValues('event', filter)).map((values) => values.length).filter((count) => count > 0)
  if (chosen.length === 0) return 0
  const ranges = chosen.reduce((product, count) => product * count)
  return (daysBetween(from, to) + 1) * ranges * (10 + first * page)
}

const listed = sql`
  total.day as date, total.count, listing.id, title, language,
  translated_title as "translatedTitle", listing.city, start_date as "startDate", end_date as "endDate",
  start_time as "startTime", end_time as "endTime", cancelled_at, cancel_note
`

function daysByChoice(query: DaysQuery): RawBuilder<DayRow> {
  return sql`
    select ${listed} from (${countDays(query)}) as total
      left join lateral (${keysOfDay(query)}) as key on true
      left join listing on listing.id = key.listing
    order by total.day, ${inOrder}
  `
}

/** Numbers all matching events of each day, so that its time does not depend on the choices and the page. */
function daysInOnePass({ from, to, filter, first, page }: DaysQuery): RawBuilder<DayRow> {
  const chosen = arraysOf('event', filter)
  return sql`
    with key as materialized (
      select distinct day, listing, first_day, last_day, sort_key from ${entryTable(chosen)}
      where day between ${from} and ${to} and day < 'infinity' and ${isChosen(chosen)}
    )
    select ${listed} from (select day, count(*)::int as count from key group by day) as total
      left join (select *, row_number() over (partition by day order by ${inOrder}) as place from key) as key
        on key.day = total.day and key.place > ${(page - 1) * first} and key.place <= ${page * first}
      left join listing on listing.id = key.listing
    order by total.day, ${inOrder}
  `
}

const inOrder = sql`first_day, last_day desc, key.sort_key, key.listing`

/** Counts are stored per tag, city and flags. Only events with one of several tags are counted here: an event can have more than one. */
function countDays({ from, to, filter }: DaysQuery): RawBuilder<unknown> {
  const chosen = arraysOf('event', filter)
  const inWindow = sql`day between ${from} and ${to}`
  const all = sql`array['']`
  if (filter.tags.length > 1) {
    return sql`
      select day, count(*) as count from (
        select distinct day, listing from occurrence_tag where ${isChosen(chosen)} and ${inWindow} and day < 'infinity'
      ) as occurrence group by day
    `
  }
  const stored = isChosen({ ...chosen, cities: chosen.cities ?? all, tags: chosen.tags ?? all })
  return sql`select day, sum(count)::int as count from day_count where ${stored} and ${inWindow} group by day`
}

/** The keys of the events that a day lists. Each choice is one range of an index, of which only the first keys are read. */
function keysOfDay({ filter, first, page }: DaysQuery): RawBuilder<unknown> {
  const chosen = arraysOf('event', filter)
  const ofDay = sql`key.day = total.day and key.day < 'infinity'`
  const columns = sql`listing, first_day, last_day, sort_key`
  const slice = sql`limit ${first} offset ${(page - 1) * first}`
  if (isEverything(chosen)) return sql`select ${columns} from occurrence as key where ${ofDay} order by ${inOrder} ${slice}`
  const firstKeys = sql`
    select ${columns} from ${entryTable(chosen)} as key
    where ${ofDay} and ${matchesChoice('key', chosen)} order by ${inOrder} limit ${page * first}
  `
  return sql`
    select distinct ${columns} from ${choices(chosen)} cross join lateral (${firstKeys}) as key order by ${inOrder} ${slice}
  `
}
