/** The list of cities, as it was read last. */
import type { City } from '../../domain/places/cities.ts'

/** Empty if it is not kept. */
export async function keptCities(cache: Cache): Promise<readonly City[]> {
  const key = (await cache.keys()).find((each) => new URL(each.url).pathname.endsWith('/greekCities.json'))
  const copy = key && (await cache.match(key, { ignoreVary: true }))
  return (await copy?.json().catch(() => [])) as City[] | undefined ?? []
}
