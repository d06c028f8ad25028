/** The requests that each screen sends first. */
import type { Day } from '../../domain/days/days.ts'
import { calendarQuery } from '../../domain/days/event-days.ts'
import type { Language } from '../../domain/languages.ts'
import { listingTypes, typeRegistry, type ListingType } from '../../domain/listing/listing.ts'
import { paths } from '../../domain/paths.ts'
import { citiesIn, daysParameters, pageParameters, type PageQuery } from '../api/list-parameters.ts'
import { listingsAddress } from '../api/listing-address.ts'
import { queryText } from '../api/query-text.ts'
import { eventsListQuery, listQuery, townsQuery, upcomingQuery } from '../api/screen-queries.ts'
import { parseSearch, readEventsAddress, readListAddress, type EventsAddress } from '../paths.ts'

/** The day and the language of a visit, on which the requests depend. */
interface Visit {
  readonly today: Day
  readonly language: Language
}

/** The addresses that the screen of this path and query requests from a server with all offers; empty for screens of members. */
export function firstRequests(path: string, query: string, visit: Visit): string[] {
  const { today, language } = visit
  const search = parseSearch(query)
  if (path === paths.home) {
    const towns = `${listingsAddress('event')}/towns?${queryText(townsQuery(today, language))}`
    return [pageOf('event', upcomingQuery(today), language), towns]
  }
  if (path === paths.events) return requestsOfEvents(readEventsAddress(search), visit)
  const type = listingTypes.find((each) => typeRegistry[each].path === path)
  return type ? [pageOf(type, listQuery(readListAddress(search, type)), language)] : []
}

function requestsOfEvents({ mode, view, date, filter, page, event }: EventsAddress, { today, language }: Visit): string[] {
  const days = daysParameters(calendarQuery({ view, date: date ?? today, filter }), language)
  const list = () => pageOf('event', eventsListQuery({ filter, page }, today), language)
  const one = queryText(citiesIn(language))
  return [
    mode === 'list' ? list() : `${listingsAddress('event')}/days?${queryText(days)}`,
    ...(event === null ? [] : [`${listingsAddress('event')}/${event}${one && `?${one}`}`]),
  ]
}

function pageOf(type: ListingType, query: PageQuery, language: Language): string {
  return `${listingsAddress(type)}/approved?${queryText(pageParameters(query, language))}`
}
