/** The days of a calendar. */
import { daysBetween } from '../../../domain/days/days.ts'
import { longestWindowInDays } from '../../../domain/days/event-days.ts'
import { pageSize } from '../../../domain/lists/paging.ts'
import { ProblemError } from '../../../domain/problems.ts'
import { storedEventDays } from '../../store/lists/event-days.ts'
import type { Dependencies } from '../dependencies.ts'
import type { Handler } from '../handler.ts'
import { withCityIn } from '../listing/listing-bodies.ts'
import { readListQuery } from './read-list-query.ts'

/** Throws unknown-city, unknown-tag, or invalid-request if the window ends before it begins or has more than 62 days. */
export function listEventDays({ db, cityNameIn, ...lookups }: Dependencies): Handler<'listEventDays'> {
  return async ({ query }) => {
    const { from, to, first = pageSize, page = 1, cityLanguage } = query
    const { filter } = readListQuery(query, 'event', lookups)
    if (daysBetween(from, to) >= longestWindowInDays) {
      const fault = { in: 'query', name: 'to', rule: 'window-too-long', limit: longestWindowInDays } as const
      throw new ProblemError({ type: 'invalid-request', faults: [fault] })
    }
    const { days, events } = await storedEventDays(db, { from, to, filter, first, page })
    return { status: 200, body: { days, events: events.map((event) => withCityIn(event, cityLanguage, cityNameIn)) } }
  }
}
