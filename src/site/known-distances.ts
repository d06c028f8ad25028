/**
 * Remembers which distance has chosen the towns of a filter, on all screens. It is in the memory of the page alone, since it tells where
 * somebody was: after a reload, and for whoever gets the address, they are towns.
 */
import type { ByDistance } from '../../domain/lists/by-distance.ts'
import { isSamePlaces, type Filter } from '../../domain/lists/filter.ts'

export interface KnownDistances {
  /** The distance that has chosen the places of the filter; null if none has. */
  of(filter: Filter): ByDistance | null
  /** What is remembered of the same places before is replaced. */
  remember(filter: Filter, by: ByDistance): void
}

/** The last ones are remembered. */
const maxKnown = 20

export function createKnownDistances(): KnownDistances {
  let known: readonly { readonly places: Filter; readonly by: ByDistance }[] = []
  return {
    of: (filter) => known.find(({ places }) => isSamePlaces(places, filter))?.by ?? null,
    remember(filter, by) {
      known = [{ places: filter, by }, ...known.filter(({ places }) => !isSamePlaces(places, filter))].slice(0, maxKnown)
    },
  }
}
