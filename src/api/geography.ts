/** The regions of Greece, and the towns by their distance from the visitor, from files of the web app's own origin. */
import { withAliases, type City, type SentAliases } from '../../domain/places/cities.ts'
import { storedCityNames } from '../../domain/place-names/city-lookup.ts'
import { cleanText } from '../../domain/clean-text.ts'
import { townsAround, townsByDistance, type NearTown, type Position } from '../../domain/places/distance.ts'
import type { Filter } from '../../domain/lists/filter.ts'
import { languages } from '../../domain/languages.ts'
import { lazilyAwaited } from '../../domain/lazily.ts'
import { LocatingFailed } from '../../domain/places/locating-failure.ts'
import {
  regionNamesIn, regionsOf, townsOfRegions, withoutRegions, type Region, type RegionNameIn, type SentRegion,
} from '../../domain/places/regions.ts'
import { fetchJson } from './site.ts'

/** The places that an address names. */
export interface AddressedPlaces {
  readonly city: readonly string[]
  readonly region: readonly string[]
}

/** The stored names of cities, or the ids of regions, by what an address calls them; null for what does not exist. */
export type PlaceMeanings = readonly (readonly [called: string, meant: string | null])[]

/** What is known of places. */
export interface Geography {
  /** With their aliases, without them where these cannot be read. Throws RequestFailed. */
  fetchCities(): Promise<readonly City[]>
  /** Throws RequestFailed. */
  lookUp(places: AddressedPlaces): Promise<Readonly<Record<keyof AddressedPlaces, PlaceMeanings>>>
  /** Throws RequestFailed. */
  fetchRegions(): Promise<readonly Region[]>
  /** The filter with the towns of its regions among its cities. Throws RequestFailed. */
  withoutRegions(filter: Filter): Promise<Filter>
  /** The towns within this distance of a city or a region of the filter, those included. Throws RequestFailed. */
  townsAround(filter: Filter, km: number): Promise<readonly string[]>
  /** Asks the browser for the position, which is not sent anywhere. Throws LocatingFailed. */
  findNearTowns(): Promise<readonly NearTown[]>
}

/** What the browser has to find the position with; undefined if it has nothing. */
export type PositionSource = Pick<Geolocation, 'getCurrentPosition'> | undefined

/** After this time the position counts as lost. */
const locatingTimeoutMs = 20_000

/** A position of the last ten minutes is near enough. */
const positionAgeMs = 600_000

/** Results are kept after a success, but for the position. `nameRegions` gets the names of the regions when they are read. */
export function createGeography(
  fetchListedCities: () => Promise<readonly City[]>,
  source: PositionSource,
  nameRegions: (nameIn: RegionNameIn) => void,
): Geography {
  let regions: readonly Region[] | null = null
  let known: readonly City[] | null = null
  const fetchCities = async () => {
    if (known) return known
    const [cities, aliases] = await Promise.all([fetchListedCities(), fetchJson('cityAliases.json').catch(() => null)])
    return aliases ? (known = withAliases(cities, aliases as SentAliases)) : cities
  }
  const fetchRegions = async () => {
    const [sent, cities] = await Promise.all([regions ?? fetchJson('greekRegions.json'), fetchListedCities()])
    if (regions) return regions
    regions = regionsOf(sent as readonly SentRegion[], cities)
    nameRegions(regionNamesIn(regions))
    return regions
  }
  const fetchPositions = lazilyAwaited(async () => (await fetchJson('townPositions.json')) as Readonly<Record<string, Position>>)
  const withTowns = async (filter: Filter) =>
    filter.regions ? withoutRegions(filter, townsOfRegions(await fetchRegions())) : filter

  return {
    fetchCities,
    async lookUp({ city, region }) {
      const known = region.length > 0 ? fetchRegions() : Promise.resolve([])
      const cities = city.length > 0 ? citiesCalled(city, await fetchListedCities(), fetchCities) : []
      const ids = new Set((await known).flatMap(({ id, prefectures }) => [id, ...prefectures.map((each) => each.id)]))
      const meanings = region.map((id) => [id, plainId(id)] as const)
      return { city: await cities, region: meanings.map(([id, plain]) => [id, ids.has(plain) ? plain : null]) }
    },
    fetchRegions,
    withoutRegions: withTowns,
    async townsAround(filter, km) {
      const [cities, positions, { cities: chosen }] = await Promise.all([fetchListedCities(), fetchPositions(), withTowns(filter)])
      return townsAround(namedPositions(cities, positions), chosen, km)
    },
    async findNearTowns() {
      // The position first: while the visitor is asked, nothing else can fail.
      const position = await currentPosition(source)
      const [cities, positions] = await Promise.all([fetchListedCities(), fetchPositions()]).catch(() => {
        throw new LocatingFailed('lost')
      })
      return townsByDistance(namedPositions(cities, positions), position)
    },
  }
}

/** The id without what nobody can see in it. */
function plainId(id: string): string {
  return cleanText(id, 'line').trim()
}

/** Aliases are fetched only for names that are not in the list. */
async function citiesCalled(
  names: readonly string[],
  listed: readonly City[],
  fetchCities: () => Promise<readonly City[]>,
): Promise<PlaceMeanings> {
  const stored = new Set(listed.map(({ name }) => name[languages[0]]))
  const isListed = names.every((name) => stored.has(name))
  const storedName = isListed ? null : storedCityNames(await fetchCities())
  return names.map((name) => [name, stored.has(name) || !storedName ? name : storedName(name)])
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
