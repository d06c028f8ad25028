/** Looking cities up by their names. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { storedCityName, type City } from '../../../domain/cities.ts'
import { storedCityNames } from '../../../server/operations/city-names.ts'
import { projectFiles } from '../../../server/project-files.ts'

const cities = JSON.parse(readFileSync(projectFiles().cities, 'utf8')) as City[]

it('a name is found as domain finds it, in any language and case', () => {
  const names = cities.flatMap((city) => Object.values(city.name))
  const written = fc.constantFrom(...names).chain((name) => fc.constantFrom(name, name.toUpperCase(), name.toLowerCase(), ` ${name} `))
  const lookUp = storedCityNames(cities)
  fc.assert(
    fc.property(fc.oneof(written, fc.string()), (name) => {
      expect(lookUp(name)).toBe(storedCityName(cities, name))
    }),
  )
})
