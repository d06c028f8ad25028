/** The positions of the towns, and the towns around a position. */
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nonTownNames, type City } from '../../../domain/places/cities.ts'
import { distanceKm, townsByDistance, townsWithin, type Position } from '../../../domain/places/distance.ts'
import { regionsOf, type SentRegion } from '../../../domain/places/regions.ts'

const read = (file: string): unknown => JSON.parse(readFileSync(new URL(`../../../public/${file}`, import.meta.url), 'utf8'))
const cities = read('greekCities.json') as City[]
const positions = read('townPositions.json') as Readonly<Record<string, Position>>
const towns = cities.filter(({ name }) => !nonTownNames.includes(name.en))
const positionOf = (name: string): Position => positions[towns.find((town) => town.name.en === name)?.id ?? ''] ?? [0, 0]

describe('the positions of the towns', () => {
  it('are inside Greece, one for each town', () => {
    expect(Object.keys(positions).map(Number)).toEqual(towns.map(({ id }) => id))
    for (const [latitude, longitude] of Object.values(positions)) {
      expect(latitude).toBeGreaterThan(34.7)
      expect(latitude).toBeLessThan(41.8)
      expect(longitude).toBeGreaterThan(19.3)
      expect(longitude).toBeLessThan(29.7)
    }
  })

  // Distances in a straight line, measured on maps.
  it.each([
    ['Athens', 'Thessaloniki', 303], ['Athens', 'Piraeus', 8], ['Athens', 'Patras', 176], ['Heraklion', 'Chania', 103],
    ['Rhodes', 'Kastellorizo', 127], ['Corfu', 'Igoumenitsa', 33], ['Volos', 'Larissa', 54], ['Mytilene', 'Chios', 90],
    ['Ioannina', 'Arta', 57], ['Alexandroupoli', 'Komotini', 50], ['Kalamata', 'Sparta', 29], ['Kavala', 'Xanthi', 45],
  ])('put %s and %s %i km from each other', (a, b, km) => {
    const found = distanceKm(positionOf(a), positionOf(b))
    expect(found).toBeGreaterThan(km * 0.95 - 2)
    expect(found).toBeLessThan(km * 1.05 + 2)
  })

  it('are near those of another town of the prefecture, islands apart', () => {
    const apart = ['cyclades', 'dodecanese', 'piraeus', 'samos', 'lesvos', 'chios', 'corfu', 'evros', 'euboea', 'chania']
    const far = regionsOf(read('greekRegions.json') as SentRegion[], cities)
      .flatMap(({ prefectures }) => prefectures)
      .filter(({ id, towns: { length } }) => length > 1 && !apart.includes(id))
      .flatMap(({ towns: own }) => own.map(({ name: { en } }) => {
        const others = own.filter(({ name }) => name.en !== en)
        return { en, nearest: Math.min(...others.map(({ name }) => distanceKm(positionOf(en), positionOf(name.en)))) }
      }))
      .filter(({ nearest }) => nearest > 60)
    expect(far).toEqual([])
  })
})

describe('the towns around a position', () => {
  const near = townsByDistance(new Map(towns.map(({ name: { en } }) => [en, positionOf(en)])), [35.51, 24.02])

  it('are sorted by distance', () => {
    expect(near.slice(0, 3).map(({ city }) => city)).toEqual(['Chania', 'Kissamos', 'Sfakia'])
    expect(near[0]?.km).toBe(0)
    expect(near.map(({ km }) => km)).toEqual(near.map(({ km }) => km).toSorted((a, b) => a - b))
  })

  it('are those within the distance, or the nearest if there is none', () => {
    expect(townsWithin(near, 10)).toEqual(['Chania'])
    expect(townsWithin(near, 50)).toEqual(['Chania', 'Kissamos', 'Sfakia', 'Paleochora', 'Rethymno'])
    expect(townsWithin(near, 'nearest')).toEqual(['Chania', 'Kissamos', 'Sfakia'])
    expect(townsWithin([{ city: 'Gavdos', km: 40 }, { city: 'Sfakia', km: 60 }], 10)).toEqual(['Gavdos', 'Sfakia'])
  })
})
