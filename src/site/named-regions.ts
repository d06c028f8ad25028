/** The regions and their names, which come together. */
import { regionNamesIn, type Region } from '../../domain/places/regions.ts'
import type { Site } from './site.ts'

/** Fetches the regions and gives their names to the views. Resolves to none after a failure. */
export async function fetchNamedRegions({ geography, placeNames }: Pick<Site, 'geography' | 'placeNames'>): Promise<readonly Region[]> {
  const regions = await geography.fetchRegions().catch(() => [])
  if (regions.length > 0) placeNames.nameRegions(regionNamesIn(regions))
  return regions
}
