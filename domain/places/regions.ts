/** The regions of Greece and their prefectures, which group the towns. Both can be chosen in a filter, by their ids. */
import type { City } from './cities.ts'
import { withToggled, type Filter, type Toggled } from '../lists/filter.ts'
import { languages, type Language } from '../languages.ts'

/** A region as `public/greekRegions.json` has it. Each town, by its id in the list of cities, is in one prefecture. */
export interface SentRegion {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly prefectures: readonly {
    readonly id: string
    readonly name: Readonly<Record<Language, string>>
    readonly towns: readonly number[]
  }[]
}

/** A prefecture with its towns. */
export interface Prefecture {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly towns: readonly City[]
}

/** A region with its prefectures. */
export interface Region {
  readonly id: string
  readonly name: Readonly<Record<Language, string>>
  readonly prefectures: readonly Prefecture[]
}

/** The regions with the cities in place of their ids; ids of no city are left out. */
export function regionsOf(sent: readonly SentRegion[], cities: readonly City[]): readonly Region[] {
  const byId = new Map(cities.map((city) => [city.id, city]))
  return sent.map(({ prefectures, ...region }) => ({
    ...region,
    prefectures: prefectures.map(({ towns, ...prefecture }) => ({ ...prefecture, towns: towns.flatMap((id) => byId.get(id) ?? []) })),
  }))
}

/** The towns of a region or a prefecture, by their stored names. */
export type TownsOfRegion = (id: string) => readonly string[]

/** A lookup in these regions; an id of none has no towns. */
export function townsOfRegions(regions: readonly Region[]): TownsOfRegion {
  const towns = new Map(groupsOf(regions).map(({ id, towns: names }) => [id, names]))
  return (id) => towns.get(id) ?? []
}

/** The name of a region or a prefecture in a language; an id of none is returned unchanged. */
export type RegionNameIn = (id: string, language: Language) => string

/** A lookup in these regions. */
export function regionNamesIn(regions: readonly Region[]): RegionNameIn {
  const names = new Map(regions.flatMap((region) => [region, ...region.prefectures]).map(({ id, name }) => [id, name]))
  return (id, language) => names.get(id)?.[language] ?? id
}

/** The filter with the towns of its regions among its cities, and no regions. */
export function withoutRegions({ regions, ...filter }: Filter, townsOf: TownsOfRegion): Filter {
  return regions ? { ...filter, cities: [...new Set([...filter.cities, ...regions.flatMap(townsOf)])] } : filter
}

/**
 * The filter for these cities. A region all of whose towns are among them stands for them, then each such prefecture, unless it is
 * one town. The other cities keep their order. Regions of the filter that are unknown stay.
 */
function withCities({ regions: named = [], ...filter }: Filter, cities: readonly string[], regions: readonly Region[]): Filter {
  const groups = groupsOf(regions)
  const chosen = named.filter((region) => !groups.some(({ id }) => id === region))
  const left = new Set(cities)
  for (const { id, towns } of groups) {
    if (towns.length < 2 || !towns.every((town) => left.has(town))) continue
    chosen.push(id)
    for (const town of towns) left.delete(town)
  }
  return { ...filter, cities: [...left], ...(chosen.length > 0 ? { regions: chosen } : {}) }
}

/** The filter with the city added, or removed if it is chosen, by itself or with its region. */
export function withTownToggled(filter: Filter, city: string, regions: readonly Region[]): Filter {
  const { cities } = withoutRegions(filter, townsOfRegions(regions))
  return withCities(filter, cities.includes(city) ? cities.filter((other) => other !== city) : [...cities, city], regions)
}

/** The filter with the same places, those that are whole regions by their names. */
export function withRegionsNamed(filter: Filter, regions: readonly Region[]): Filter {
  return withCities(filter, withoutRegions(filter, townsOfRegions(regions)).cities, regions)
}

/** The filter with all towns of the region or prefecture, or without them if it had all. */
export function withRegionToggled(filter: Filter, id: string, regions: readonly Region[]): Filter {
  const townsOf = townsOfRegions(regions)
  const towns = townsOf(id)
  const { cities } = withoutRegions(filter, townsOf)
  const isWhole = towns.every((town) => cities.includes(town))
  return withCities(filter, isWhole ? cities.filter((city) => !towns.includes(city)) : [...new Set([...cities, ...towns])], regions)
}

/** The filter with a choice made or undone; places are combined with those that it has. */
export function withChoiceToggled(filter: Filter, toggled: Toggled, regions: readonly Region[]): Filter {
  switch (toggled.choice) {
    case 'cities': return withTownToggled(filter, toggled.name, regions)
    case 'regions': return withRegionToggled(filter, toggled.name, regions)
    default: return withToggled(filter, toggled)
  }
}

/** Each region, followed by its prefectures, with the stored names of the towns. */
function groupsOf(regions: readonly Region[]): { readonly id: string; readonly towns: readonly string[] }[] {
  return regions.flatMap(({ id, prefectures }) => {
    const named = prefectures.map((prefecture) => ({ id: prefecture.id, towns: prefecture.towns.map(({ name }) => name[languages[0]]) }))
    return [{ id, towns: named.flatMap(({ towns }) => towns) }, ...named]
  })
}
