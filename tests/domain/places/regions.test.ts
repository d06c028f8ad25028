/** The regions of Greece: the file, and what choosing them does. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { nonTownNames, type City } from '../../../domain/places/cities.ts'
import { findCities } from '../../../domain/place-names/city-search.ts'
import {
  regionNamesIn, regionsOf, townsOfRegions, withoutRegions, withRegionsNamed, withRegionToggled, withTownToggled, type SentRegion,
} from '../../../domain/places/regions.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../../public/${file}`, import.meta.url), 'utf8'))
const cities = read('greekCities.json') as City[]
const sent = read('greekRegions.json') as SentRegion[]
const regions = regionsOf(sent, cities)
const townsOf = townsOfRegions(regions)
const groups = regions.flatMap((region) => [region, ...region.prefectures])
const towns = cities.map(({ name }) => name.en).filter((name) => !nonTownNames.includes(name))

describe('the file of regions', () => {
  it('has the thirteen regions, with 54 prefectures', () => {
    expect(sent.map(({ name }) => name.en)).toEqual([
      'Attica', 'Central Greece', 'Central Macedonia', 'Crete', 'Eastern Macedonia and Thrace', 'Epirus', 'Ionian Islands',
      'North Aegean', 'Peloponnese', 'South Aegean', 'Thessaly', 'Western Greece', 'Western Macedonia',
    ])
    expect(sent.flatMap(({ prefectures }) => prefectures)).toHaveLength(54)
  })

  it('has each town in one prefecture', () => {
    const ids = sent.flatMap(({ prefectures }) => prefectures.flatMap((prefecture) => prefecture.towns))
    const ofTowns = cities.filter(({ name }) => !nonTownNames.includes(name.en)).map(({ id }) => id)
    expect(ids.toSorted((a, b) => a - b)).toEqual(ofTowns.toSorted((a, b) => a - b))
  })

  it.each([
    ['Chania', 'crete'], ['Athens', 'attica'], ['Hydra', 'attica'], ['Skyros', 'central-greece'],
    ['Thasos', 'eastern-macedonia-and-thrace'],
    ['Lemnos', 'north-aegean'], ['Rhodes', 'south-aegean'], ['Skiathos', 'thessaly'], ['Patras', 'western-greece'],
    ['Lefkada', 'ionian-islands'], ['Metsovo', 'epirus'], ['Kozani', 'western-macedonia'], ['Edessa', 'central-macedonia'],
    ['Monemvasia', 'peloponnese'],
  ])('has %s in %s', (town, region) => {
    expect(regions.filter(({ id }) => townsOf(id).includes(town)).map(({ id }) => id)).toEqual([region])
  })

  it('has names in both languages, and ids, of which none is there twice', () => {
    const values = groups.flatMap(({ id, name }) => [id, name.en, name.el])
    expect(values.filter((value) => value.trim() === '')).toEqual([])
    expect(new Set(groups.map(({ id }) => id)).size).toBe(groups.length)
    expect(new Set(groups.map(({ name }) => name.el)).size).toBe(groups.length)
    expect(groups.filter(({ name }) => towns.includes(name.en))).toEqual([])
  })

  it('has the ids that the contract knows, in its order', () => {
    const contract = readFileSync(new URL('../../../openapi.yaml', import.meta.url), 'utf8')
    const [, ids = ''] = /\n {4}RegionId:\n(?:.*\n)*? {6}enum: \[([^\]]*)\]/.exec(contract) ?? []
    expect(ids.split(',').map((id) => id.trim())).toEqual(groups.map(({ id }) => id))
  })
})

describe('a region of a filter', () => {
  const [crete, chania] = [townsOf('crete'), townsOf('chania')]
  const none = { cities: [], tags: ['Art'] }

  it('stands for its towns', () => {
    expect(withoutRegions({ cities: ['Volos', 'Chania'], regions: ['chania'], tags: [] }, townsOf)).toEqual({
      cities: ['Volos', 'Chania', ...chania.filter((town) => town !== 'Chania')], tags: [],
    })
  })

  it('takes the place of all its towns, and gives it back when one is left out', () => {
    const all = withRegionToggled(none, 'crete', regions)
    expect(all).toEqual({ cities: [], regions: ['crete'], tags: ['Art'] })
    const left = withTownToggled(all, 'Sitia', regions)
    const others = townsOf('lasithi').filter((town) => town !== 'Sitia')
    expect(left).toEqual({ cities: others, regions: ['chania', 'heraklion', 'rethymno'], tags: ['Art'] })
    expect(withTownToggled(left, 'Sitia', regions)).toEqual(all)
    expect(withRegionToggled(all, 'crete', regions)).toEqual(none)
  })

  it('of one town is that town', () => {
    expect(withRegionToggled(none, 'drama', regions)).toEqual({ cities: ['Drama'], tags: ['Art'] })
  })

  it('is kept if it is unknown', () => {
    const inCrete = { cities: [], regions: ['crete'], tags: [] }
    expect(withTownToggled(inCrete, 'Volos', [])).toEqual({ ...inCrete, cities: ['Volos'] })
  })

  it('changes no town, however it is named', () => {
    fc.assert(fc.property(fc.subarray(towns), fc.subarray(groups.map(({ id }) => id), { maxLength: 4 }), (some, ids) => {
      const filter = { cities: some, regions: ids, tags: [] }
      const named = withRegionsNamed(filter, regions)
      expect(withoutRegions(named, townsOf).cities.toSorted()).toEqual(withoutRegions(filter, townsOf).cities.toSorted())
      expect(withRegionsNamed(named, regions)).toEqual(named)
    }), { numRuns: 50 })
    expect(crete).toHaveLength(14)
  })

  it.each(['Κρήτη', 'ΚΡΗΤΗ', 'kriti', 'Crete'])('is found by "%s"', (wanted) => {
    expect(findCities(groups, wanted).map(({ id }) => id)).toEqual(['crete'])
  })

  it('has a name in each language', () => {
    const nameIn = regionNamesIn(regions)
    expect([nameIn('crete', 'el'), nameIn('chania', 'en'), nameIn('atlantis', 'en')]).toEqual(['Κρήτη', 'Chania prefecture', 'atlantis'])
  })
})
