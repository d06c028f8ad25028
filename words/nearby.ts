/** The towns around the places of a filter, in words: `Near Chania, 50 km`. */
import type { ByDistance } from '../domain/lists/by-distance.ts'
import type { Filter } from '../domain/lists/filter.ts'
import { nearbyKm } from '../domain/lists/relaxed-filters.ts'
import type { PlaceNames } from '../domain/places/place-names.ts'
import { m } from '../messages/compiled/messages.js'
import { fewNames } from './left-out.ts'
import { allOf, placesAfterIn } from './list-title.ts'

/** The distance of what is offered around the places of a filter, which another distance from the visitor may have chosen. */
export function distanceAround(filter: Filter, byDistance: ByDistance | null, places: PlaceNames): ByDistance {
  return byDistance?.from === 'visitor' ? { ...byDistance, radius: nearbyKm } : { from: 'places', name: nearbyName(filter, places) }
}

/** The places and the distance, in the words of the chip of "Near me". */
export function nearbyName(filter: Filter, places: PlaceNames): string {
  return m.filter_nearby({ place: fewNames(placesAfterIn(filter, places), allOf), distance: m.filter_near_km({ km: nearbyKm }) })
}
