/** Each choice of the registry: what is written is read again, toggled and removed, and the contract has its bounds. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { addDays } from '../../../domain/days/days.ts'
import { whens } from '../../../domain/days/when.ts'
import { listingTypes } from '../../../domain/listing/listing.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import { choiceNames, choicesOf, declarationOf, type Choice } from '../../../domain/lists/choices.ts'
import {
  chosenIn, filterPairs, filterSize, isSameFilter, noFilter, readFilter, withChoice, withoutChosen, type Filter,
} from '../../../domain/lists/filter.ts'
import { parseSearch } from '../../../src/paths.ts'
import { nearDay } from '../arbitraries.ts'

const range = fc.tuple(nearDay, fc.nat(20)).map(([from, length]) => ({ from, to: addDays(from, length) }))

const values: { readonly [Name in Choice]: fc.Arbitrary<NonNullable<Filter[Name]>> } = {
  cities: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
  regions: fc.uniqueArray(fc.constantFrom('crete', 'attica', 'chios'), { minLength: 1 }),
  tags: fc.subarray([...tagsOf('event')], { minLength: 1 }),
  free: fc.constant(true),
  when: fc.oneof(fc.constantFrom(...whens), range),
}

const filters = fc.record(values, { requiredKeys: [] }).map((chosen): Filter => ({ ...noFilter, ...chosen }))

const written = (filter: Filter) => parseSearch(new URLSearchParams([...filterPairs(filter)]).toString())

describe('a filter', () => {
  it('is read as it was written', () => {
    fc.assert(fc.property(filters, (filter) => {
      expect(readFilter(written(filter), choiceNames)).toEqual(filter)
    }))
  })

  it('is empty when each of its choices is removed, and smaller by one with each', () => {
    const kinds = ['time', 'flag', 'regions', 'names'] as const
    fc.assert(fc.property(filters, (filter) => {
      const chosen = chosenIn(filter, kinds)
      expect(chosen).toHaveLength(filterSize(filter))
      const emptied = chosen.reduce((left, each) => {
        const next = withoutChosen(left, each)
        expect(filterSize(next)).toBe(filterSize(left) - 1)
        return next
      }, filter)
      expect(emptied).toEqual(noFilter)
    }))
  })
})

describe.each(choiceNames)('the choice %s', (choice) => {
  it('is read as it was written', () => {
    fc.assert(fc.property(values[choice], (value) => {
      const filter = withChoice(noFilter, choice, value)
      expect(readFilter(written(filter), [choice])).toEqual(filter)
      expect(isSameFilter(filter, readFilter(written(filter), [choice]))).toBe(true)
      expect(isSameFilter(filter, noFilter)).toBe(false)
      expect(readFilter(written(filter), choiceNames.filter((other) => other !== choice))).toEqual(noFilter)
    }))
  })

  it('has the bound of the contract', () => {
    const { components } = parse(readFileSync('openapi.yaml', 'utf8')) as {
      components: { parameters: Readonly<Record<string, { readonly name: string; readonly schema: { readonly maxItems?: number } }>> }
    }
    const declared = declarationOf(choice)
    const parameter = Object.values(components.parameters).find(({ name }) => name === declared.parameter)
    expect(parameter?.schema.maxItems).toBe('max' in declared ? declared.max : undefined)
  })
})

it('the types have the choices of their fields', () => {
  expect(Object.fromEntries(listingTypes.map((type) => [type, choicesOf(type)]))).toEqual({
    event: ['cities', 'regions', 'tags', 'free', 'when'],
    volunteer: ['cities', 'regions', 'tags'],
    shop: ['cities', 'regions', 'tags'],
    dine: ['cities', 'regions', 'tags'],
  })
  expect(choicesOf(null)).toEqual(['cities', 'regions', 'tags'])
})
