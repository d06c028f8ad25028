/** The filter that is offered first in place of one that no listing matches: the same choices in the towns around its places. */
import type { ByDistance } from '../../domain/lists/by-distance.ts'
import { isSamePlaces, type Filter } from '../../domain/lists/filter.ts'
import { filterNearby, nearbyKm, relaxedKinds } from '../../domain/lists/relaxed-filters.ts'
import { townsWithin } from '../../domain/places/distance.ts'
import type { Geography } from './geography.ts'

/**
 * The filter with the towns within 50 km in place of its places: of the visitor, if a distance from there has chosen them. Null if it names
 * no places, if no others are known around them, or if this distance has chosen them. Throws RequestFailed.
 */
export async function nearbyFilter(
  filter: Filter,
  geography: Pick<Geography, 'townsAround'>,
  byDistance: ByDistance | null = null,
): Promise<Filter | null> {
  const isAround = byDistance?.from === 'places' || byDistance?.radius === nearbyKm
  if (isAround || !relaxedKinds(filter).includes('cities')) return null
  const towns = byDistance ? townsWithin(byDistance.near, nearbyKm) : await geography.townsAround(filter, nearbyKm)
  const around = filterNearby(filter, towns)
  return towns.length === 0 || isSamePlaces(around, filter) ? null : around
}
