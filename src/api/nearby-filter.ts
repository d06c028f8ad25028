/** The filter that is offered first in place of one that no listing matches: the same choices in the towns around its places. */
import type { Filter } from '../../domain/lists/filter.ts'
import { filterNearby, nearbyKm, relaxedKinds } from '../../domain/lists/relaxed-filters.ts'
import type { Geography } from './geography.ts'

/** The filter with the towns within 50 km in place of its places; null if it names none, or none is known. Throws RequestFailed. */
export async function nearbyFilter(filter: Filter, geography: Pick<Geography, 'townsAround'>): Promise<Filter | null> {
  if (!relaxedKinds(filter).includes('cities')) return null
  const towns = await geography.townsAround(filter, nearbyKm)
  return towns.length === 0 ? null : filterNearby(filter, towns)
}
