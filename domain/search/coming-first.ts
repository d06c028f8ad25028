/** The order of what was found by the time of day, which the index of days does not know. */
import { isOver, type Moment, type Timed } from '../days/times.ts'
import { placeInOrder, type SearchRank } from './search-ranks.ts'

/** A page of listings with what is over by its time as the search has what is over by its day. They keep their order otherwise. */
export function comingFirst<Found extends Timed>(listings: readonly Found[], ranks: readonly SearchRank[], now: Moment): Found[] {
  const placed = listings.map((listing, index) => ({ listing, place: placeInOrder(ranks[index] ?? 0, isOver(listing, now)) }))
  return placed.toSorted((a, b) => a.place - b.place).map(({ listing }) => listing)
}
