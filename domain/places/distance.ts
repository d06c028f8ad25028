/** Towns by their distance from a position. */

/** A position by its latitude and longitude in degrees. */
export type Position = readonly [latitude: number, longitude: number]

/** A town, by its stored name, and its distance. */
export interface NearTown {
  readonly city: string
  readonly km: number
}

/** The distances within which towns can be chosen, in kilometres; `nearest` is the few that are nearest. */
export const radii = [10, 25, 50, 'nearest'] as const

/** One of those distances. */
export type Radius = (typeof radii)[number]

/** The distance that is chosen when the position becomes known. */
export const firstRadius = 50 satisfies Radius

/** The number of towns that `nearest` chooses. */
const nearestTowns = 3

/** The distance between two positions, in kilometres, on a sphere. */
export function distanceKm(a: Position, b: Position): number {
  const [fromLatitude, toLatitude] = [radians(a[0]), radians(b[0])]
  const [north, east] = [toLatitude - fromLatitude, radians(b[1] - a[1])]
  const chord = Math.sin(north / 2) ** 2 + Math.cos(fromLatitude) * Math.cos(toLatitude) * Math.sin(east / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.sqrt(Math.min(1, chord)))
}

/** The towns, nearest first. */
export function townsByDistance(towns: ReadonlyMap<string, Position>, from: Position): readonly NearTown[] {
  return [...towns].map(([city, position]) => ({ city, km: distanceKm(from, position) })).sort((a, b) => a.km - b.km)
}

/** The towns within the radius, of towns that are sorted by distance; the nearest ones if there is none. */
export function townsWithin(near: readonly NearTown[], radius: Radius): readonly string[] {
  const within = radius === 'nearest' ? [] : near.filter(({ km }) => km <= radius)
  return (within.length > 0 ? within : near.slice(0, nearestTowns)).map(({ city }) => city)
}

/** The towns within this distance of one of the chosen towns, those included. Cities without a position are left out. */
export function townsAround(towns: ReadonlyMap<string, Position>, chosen: readonly string[], km: number): readonly string[] {
  const centres = chosen.map((city) => towns.get(city)).filter((position) => position !== undefined)
  return [...towns].filter(([, position]) => centres.some((centre) => distanceKm(centre, position) <= km)).map(([city]) => city)
}

const earthRadiusKm = 6371

function radians(degrees: number): number {
  return (degrees * Math.PI) / 180
}
