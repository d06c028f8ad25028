/** The days of a calendar whose address was not read, made of the events that are kept. */
import type { EventDays } from '../../domain/days/event-days.ts'
import { isDay } from '../../domain/days/days.ts'
import { choicesOf, declarationOf } from '../../domain/lists/choices.ts'
import { eventDays } from '../../domain/lists/event-days-of-list.ts'
import { matches, noFilter, readFilter } from '../../domain/lists/filter.ts'
import type { Listing } from '../../domain/listing/listing.ts'
import { wholeNumber } from '../../domain/query-values.ts'
import { withKeptTowns } from './kept-places.ts'

const queryNames = ['first', 'page', ...choicesOf('event').map((choice) => declarationOf(choice).parameter)]

/** Null if no kept event has a day in the window. `storedCity` tells by which name filters know the town of an event. */
export async function listedDays(
  events: readonly Listing[],
  { searchParams }: URL,
  cache: Cache,
  storedCity: (event: Listing) => unknown,
): Promise<EventDays | null> {
  const query = Object.fromEntries(queryNames.map((name) => [name, searchParams.getAll(name)]))
  const [from, to] = [searchParams.get('from'), searchParams.get('to')]
  if (!isDay(from) || !isDay(to)) return null
  const window = { from, to, first: wholeNumber(query, 'first') ?? 10, page: wholeNumber(query, 'page') ?? 1, filter: noFilter }
  const filter = await withKeptTowns(readFilter(query, choicesOf('event')), cache)
  const isKnown = eventDays(events, window).days.length > 0
  const isChosen = (event: Listing) => matches({ ...event, city: storedCity(event) as string | null }, filter)
  return isKnown ? eventDays(events.filter(isChosen), window) : null
}
