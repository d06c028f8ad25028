/**
 * Remembers which distance has chosen the towns of a filter, on all screens. Distances from the visitor are kept in the tab, the others
 * until a reload, since their names are words of a language. For whoever gets the address, they are towns.
 */
import type { ByDistance } from '../../domain/lists/by-distance.ts'
import { isSamePlaces, type Filter } from '../../domain/lists/filter.ts'
import { readNearPlaces, saveNearPlaces } from '../storage/distance-storage.ts'

export interface KnownDistances {
  /** The distance that has chosen the places of the filter; null if none has. */
  of(filter: Filter): ByDistance | null
  /** What is remembered of the same places before is replaced. */
  remember(filter: Filter, by: ByDistance): void
}

/** The last ones are remembered. */
const maxKnown = 20

/** With each, the distances of all towns are stored. */
const maxKept = 3

export function createKnownDistances(tab: Pick<Window, 'sessionStorage'>): KnownDistances {
  let known: readonly { readonly places: Filter; readonly by: ByDistance }[] = readNearPlaces(tab)
    .map(({ places, nearby }) => ({ places, by: { from: 'visitor', ...nearby } }))
  return {
    of: (filter) => known.find(({ places }) => isSamePlaces(places, filter))?.by ?? null,
    remember(filter, by) {
      known = [{ places: filter, by }, ...known.filter(({ places }) => !isSamePlaces(places, filter))].slice(0, maxKnown)
      if (by.from !== 'visitor') return
      const near = known.flatMap(({ places, by: other }) => {
        return other.from === 'visitor' ? [{ places, nearby: { radius: other.radius, near: other.near } }] : []
      })
      saveNearPlaces(tab, near.slice(0, maxKept))
    },
  }
}
