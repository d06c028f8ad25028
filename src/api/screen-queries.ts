/** What the public screens ask the server, both for their routes and for the page, which asks before their code is there. */
import type { Day } from '../../domain/days/days.ts'
import { noFilter } from '../../domain/lists/filter.ts'
import { maxTowns, upcomingCount } from '../../domain/lists/home.ts'
import type { Language } from '../../domain/languages.ts'
import { pageSize } from '../../domain/lists/paging.ts'
import { daysOfWhen } from '../../domain/days/when.ts'
import type { TownQuery } from './event-towns.ts'
import { citiesIn, type PageQuery } from './list-parameters.ts'

/** A page of a list, by its address. */
type Place = Pick<PageQuery, 'filter' | 'page'>

/** A page of volunteering, shops or dining. */
export function listQuery({ filter, page }: Place): PageQuery {
  return { filter, page, size: pageSize }
}

/** A page of the list of events, with an entry for each day from today, or of the time of the filter. */
export function eventsListQuery(place: Place, today: Day): PageQuery {
  const { when } = place.filter
  return { ...listQuery(place), ...(when === undefined ? { from: today } : daysOfWhen(when, today)), expand: true, cancelled: true }
}

/** The next events, on home. */
export function upcomingQuery(today: Day): PageQuery {
  return { filter: noFilter, page: 1, size: upcomingCount, from: today }
}

/** The towns with the most events, on home, with their names in this language. */
export function townsQuery(today: Day, language: Language): TownQuery {
  return { from: today, limit: maxTowns, ...citiesIn(language) }
}
