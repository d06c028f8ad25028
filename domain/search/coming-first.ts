/** The order of what was found by the time of day, which the index of days does not know. */
import { isOver, type Moment, type Timed } from '../days/times.ts'
import type { SearchRank } from './search-ranks.ts'

/** A page of listings in the order of their ranks, of each rank those that are over after the others. They keep their order otherwise. */
export function comingFirst<Found extends Timed>(listings: readonly Found[], ranks: readonly SearchRank[], now: Moment): Found[] {
  const placed = listings.map((listing, index) => ({ listing, rank: ranks[index] ?? 0, isOver: isOver(listing, now) }))
  return placed.toSorted((a, b) => a.rank - b.rank || Number(a.isOver) - Number(b.isOver)).map(({ listing }) => listing)
}
