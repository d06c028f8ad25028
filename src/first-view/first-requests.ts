/** The requests with which the screens begin. */
import { createQuerySerializer } from 'openapi-fetch'
import type { Day } from '../../domain/days.ts'
import { calendarQuery } from '../../domain/event-days.ts'
import { listingTypes, typeRegistry, type ListingType } from '../../domain/listing.ts'
import { paths } from '../../domain/paths.ts'
import { daysParameters, pageParameters, type PageQuery } from '../api/list-parameters.ts'
import { listingsAddress } from '../api/listing-address.ts'
import { eventsListQuery, listQuery, townsQuery, upcomingQuery } from '../api/screen-queries.ts'
import { parseSearch, readEventsAddress, readListAddress, type EventsAddress } from '../paths.ts'

/** The client's own serializer, since the addresses must be equal. */
const serialize = createQuerySerializer()

/** The addresses that the screen of this path and query requests from a server with all offers; empty for screens of members. */
export function firstRequests(path: string, query: string, today: Day): string[] {
  const search = parseSearch(query)
  if (path === paths.home) {
    return [pageOf('event', upcomingQuery(today)), `${listingsAddress('event')}/towns?${serialize(townsQuery(today))}`]
  }
  if (path === paths.events) return requestsOfEvents(readEventsAddress(search), today)
  const type = listingTypes.find((each) => typeRegistry[each].path === path)
  return type ? [pageOf(type, listQuery(readListAddress(search)))] : []
}

function requestsOfEvents({ mode, view, date, filter, page, event }: EventsAddress, today: Day): string[] {
  const days = daysParameters(calendarQuery({ view, date: date ?? today, filter }))
  return [
    mode === 'list' ? pageOf('event', eventsListQuery({ filter, page }, today)) : `${listingsAddress('event')}/days?${serialize(days)}`,
    ...(event === null ? [] : [`${listingsAddress('event')}/${event}`]),
  ]
}

function pageOf(type: ListingType, query: PageQuery): string {
  return `${listingsAddress(type)}/approved?${serialize(pageParameters(query))}`
}
