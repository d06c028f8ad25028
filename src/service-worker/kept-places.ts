/** The places of Greece, as their files were read last. */
import type { Filter } from '../../domain/lists/filter.ts'
import type { City } from '../../domain/places/cities.ts'
import { regionsOf, townsOfRegions, withoutRegions, type SentRegion } from '../../domain/places/regions.ts'

/** Empty if they are not kept. */
export function keptCities(cache: Cache): Promise<readonly City[]> {
  return keptFile<City>(cache, 'greekCities.json')
}

/** The filter with the towns of its regions; with none for a region that is not kept. */
export async function withKeptTowns(filter: Filter, cache: Cache): Promise<Filter> {
  if (!filter.regions) return filter
  const [sent, cities] = await Promise.all([keptFile<SentRegion>(cache, 'greekRegions.json'), keptCities(cache)])
  return withoutRegions(filter, townsOfRegions(regionsOf(sent, cities)))
}

async function keptFile<Row>(cache: Cache, name: string): Promise<readonly Row[]> {
  const key = (await cache.keys()).find((each) => new URL(each.url).pathname.endsWith(`/${name}`))
  const copy = key && (await cache.match(key, { ignoreVary: true }))
  return ((await copy?.json().catch(() => [])) as Row[] | undefined) ?? []
}
