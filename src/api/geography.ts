/** The regions of Greece, and the towns by their distance from the visitor, from files of the web app's own origin. */
import type { City } from '../../domain/cities.ts'
import { townsByDistance, type NearTown, type Position } from '../../domain/distance.ts'
import type { Filter } from '../../domain/filter.ts'
import { languages } from '../../domain/languages.ts'
import { LocatingFailed } from '../../domain/locating-failure.ts'
import { regionsOf, townsOfRegions, withoutRegions, type Region, type SentRegion } from '../../domain/regions.ts'
import { fetchJson } from './site.ts'

/** What is known of places. */
export interface Geography {
  /** Throws RequestFailed. */
  fetchRegions(): Promise<readonly Region[]>
  /** The filter with the towns of its regions among its cities. Throws RequestFailed. */
  withoutRegions(filter: Filter): Promise<Filter>
  /** Asks the browser for the position, which is not sent anywhere. Throws LocatingFailed. */
  findNearTowns(): Promise<readonly NearTown[]>
}

/** What the browser has to find the position with; undefined if it has nothing. */
export type PositionSource = Pick<Geolocation, 'getCurrentPosition'> | undefined

/** After this time the position counts as lost. */
const locatingTimeoutMs = 20_000

/** A position of the last ten minutes is near enough. */
const positionAgeMs = 600_000

/** Results are kept after a success, but for the position. */
export function createGeography(fetchCities: () => Promise<readonly City[]>, source: PositionSource): Geography {
  let regions: readonly Region[] | null = null
  const fetchRegions = async () => {
    const [sent, cities] = await Promise.all([regions ?? fetchJson('greekRegions.json'), fetchCities()])
    return (regions ??= regionsOf(sent as readonly SentRegion[], cities))
  }

  return {
    fetchRegions,
    async withoutRegions(filter) {
      return filter.regions ? withoutRegions(filter, townsOfRegions(await fetchRegions())) : filter
    },
    async findNearTowns() {
      // The position first: while the visitor is asked, nothing else can fail.
      const position = await currentPosition(source)
      const [cities, positions] = await Promise.all([fetchCities(), fetchJson('townPositions.json')]).catch(() => {
        throw new LocatingFailed('lost')
      })
      return townsByDistance(namedPositions(cities, positions as Readonly<Record<string, Position>>), position)
    },
  }
}

function namedPositions(cities: readonly City[], positions: Readonly<Record<string, Position>>): ReadonlyMap<string, Position> {
  return new Map(cities.flatMap(({ id, name }): [string, Position][] => {
    const position = positions[id]
    return position ? [[name[languages[0]], position]] : []
  }))
}

function currentPosition(source: PositionSource): Promise<Position> {
  return new Promise((resolve, reject) => {
    if (!source) return reject(new LocatingFailed('lost'))
    source.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve([latitude, longitude]),
      ({ code, PERMISSION_DENIED }) => reject(new LocatingFailed(code === PERMISSION_DENIED ? 'denied' : 'lost')),
      { timeout: locatingTimeoutMs, maximumAge: positionAgeMs },
    )
  })
}
