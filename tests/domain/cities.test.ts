/** Finds cities by their names. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { storedCityNames, type City } from '../../domain/cities.ts'
import { fold } from '../../domain/sort-key.ts'

const cities = JSON.parse(readFileSync(new URL('../../public/greekCities.json', import.meta.url), 'utf8')) as City[]
const storedName = storedCityNames(cities)

describe('a city', () => {
  it.each(['Patras', 'patras', 'Πάτρα', 'ΠΑΤΡΑ', ' Πατρα '])('is found as %s', (name) => {
    expect(storedName(name)).toBe('Patras')
  })

  it('that is unknown is not found', () => expect(storedName('Atlantis')).toBeNull())

  it('is found by each of its names in any case, and by nothing else', () => {
    const names = cities.flatMap((city) => Object.values(city.name))
    const written = fc.constantFrom(...names).chain((name) => fc.constantFrom(name, name.toUpperCase(), name.toLowerCase(), ` ${name} `))
    fc.assert(
      fc.property(fc.oneof(written, fc.string()), (name) => {
        const found = cities.find((city) => Object.values(city.name).some((known) => fold(known) === fold(name)))
        expect(storedName(name)).toBe(found?.name.en ?? null)
      }),
    )
  })
})
