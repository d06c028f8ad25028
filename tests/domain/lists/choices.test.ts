/** Each choice of the registry: what is written is read again, toggled and removed, and the contract has its bounds. */
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { addDays } from '../../../domain/days/days.ts'
import { whens } from '../../../domain/days/when.ts'
import { listingTypes, typeRegistry } from '../../../domain/listing/listing.ts'
import { tagsOf } from '../../../domain/listing/tags.ts'
import {
  choiceNames, choicesOf, declarationOf, filterChoices, flagNames, type AnyChoice, type Choice, type ChoiceOf,
} from '../../../domain/lists/choices.ts'
import {
  chosenIn, filterPairs, filterSize, hasChosen, isSameFilter, noFilter, readFilter, withChoice, withoutChosen, withValueToggled, withWhen,
  type Filter, type ValuedChoice,
} from '../../../domain/lists/filter.ts'
import { inMenu, inMenuOf } from '../../../domain/lists/kind-order.ts'
import { readFilter as readRequest } from '../../../server/operations/lists/read-list-query.ts'
import { namesOf } from '../../../src/api/list-parameters.ts'
import { parseSearch } from '../../../src/paths.ts'
import { callsOf, readDocument, resolve, type Parameter } from '../../../tools/api-docs/openapi-document.ts'
import { nearDay } from '../arbitraries.ts'

const range = fc.tuple(nearDay, fc.nat(20)).map(([from, length]) => ({ from, to: addDays(from, length) }))

const flagValues = Object.fromEntries(flagNames.map((flag) => [flag, fc.constant(true)])) as Record<ChoiceOf<'flag'>, fc.Arbitrary<true>>

const values: { readonly [Name in Choice]: fc.Arbitrary<NonNullable<Filter[Name]>> } = {
  cities: fc.uniqueArray(fc.string({ minLength: 1 }), { minLength: 1, maxLength: 4 }),
  regions: fc.uniqueArray(fc.constantFrom('crete', 'attica', 'chios'), { minLength: 1 }),
  tags: fc.subarray([...tagsOf('event')], { minLength: 1 }),
  ...flagValues,
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

  it('is read by the server as the web app sends it', () => {
    const lookups = { storedCityName: (name: string) => name, townsOfRegion: () => [] }
    fc.assert(fc.property(filters, (filter) => {
      const sent = namesOf(filter) as Parameters<typeof readRequest>[0]
      expect(isSameFilter(readRequest(sent, lookups), withWhen(filter, null))).toBe(true)
    }))
  })

  it('is empty when each of its choices is removed, and smaller by one with each', () => {
    fc.assert(fc.property(filters, (filter) => {
      const chosen = chosenIn(filter, inMenu)
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

it('names are made and undone among others', () => {
  const two = { ...noFilter, cities: ['Athens', 'Volos'] }
  expect(withValueToggled(two, { choice: 'cities', value: ['Volos'] }).cities).toEqual(['Athens'])
  expect(withValueToggled(two, { choice: 'cities', value: ['Volos', 'Chania'] }).cities).toEqual(['Athens', 'Volos', 'Chania'])
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

  it('is made and undone, and no other choice with it', () => {
    fc.assert(fc.property(filters, values[choice], (others, value) => {
      const before = withChoice(others, choice, null)
      const valued = { choice, value } as ValuedChoice
      const made = withValueToggled(before, valued)
      expect(made).toEqual(withChoice(before, choice, value))
      expect([hasChosen(before, valued), hasChosen(made, valued)]).toEqual([false, true])
      expect(withValueToggled(made, valued)).toEqual(before)
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

it('have an offer, unless every backend selects by them', () => {
  expect(choiceNames.filter((choice) => declarationOf(choice).offer === null).sort()).toEqual(['cities', 'tags', 'when'])
})

it.each(choiceNames)('docs/filter.md has a row for %s, with its kind, parameter and offer', (choice) => {
  const { kind, parameter, offer } = declarationOf(choice)
  const cells = [`${kind}[^|]*`, `\`${parameter}\`[^|]*`, offer === null ? '' : `\`${offer}\` `]
  expect(readFileSync('docs/filter.md', 'utf8')).toMatch(new RegExp(`^\\| [^|]+ \\| ${cells.join('\\| ')}\\|$`, 'm'))
})

it('the types have the choices of their fields', () => {
  const typesWith = (choice: Choice) => listingTypes.filter((type) => choicesOf(type).includes(choice))
  expect([typesWith('cities'), typesWith('free'), typesWith('when')]).toEqual([listingTypes, ['event'], ['event']])
})

it('a flag is a choice of the types that it names, and not of the list for moderation', () => {
  const inGreek: AnyChoice = {
    kind: 'flag', parameter: 'free', field: 'language', types: ['shop', 'dine'], offer: null, relaxedAs: 'free', bit: 2 ** 20,
    matches: () => false,
  }
  Object.assign(filterChoices, { inGreek })
  const names = choiceNames as string[]
  names.push('inGreek')
  try {
    expect(listingTypes.filter((type) => choicesOf(type).includes('inGreek' as Choice))).toEqual(['shop', 'dine'])
    expect(choicesOf(null)).toEqual(['cities', 'regions', 'tags'])
  } finally {
    names.pop()
    Reflect.deleteProperty(filterChoices, 'inGreek')
  }
})

describe('each operation of the contract that selects by city', () => {
  const contract = readDocument('openapi.yaml')
  const parametersOf = (choices: readonly Choice[]) =>
    choices.map(declarationOf).filter(({ kind }) => kind !== 'time').map(({ parameter }): string => parameter)
  const operations = callsOf(contract).map(({ operationId, path, parameters = [] }) => ({
    operationId,
    type: listingTypes.find((type) => path.split(/[/.]/).includes(typeRegistry[type].segment)) ?? null,
    names: parameters.map((each) => resolve<Parameter>(contract, each).name),
  }))

  // Likely duplicates are compared with the city of a listing, and selected by nothing.
  const selects = ({ operationId, names }: (typeof operations)[number]) => names.includes('city') && operationId !== 'findDuplicates'

  it.each(operations.filter(selects))('$operationId has the choices of its type', ({ type, names }) => {
    const selecting = names.filter((name) => parametersOf(choiceNames).includes(name))
    expect(selecting.toSorted()).toEqual(parametersOf(choicesOf(type)).toSorted())
  })
})

it('the menu begins with the time and the price of events, and with the tags of other types', () => {
  expect(listingTypes.map((type) => inMenuOf(type, choicesOf(type)))).toEqual([
    ['when', 'free', 'regions', 'cities', 'tags'],
    ...['volunteer', 'shop', 'dine'].map(() => ['tags', 'regions', 'cities']),
  ])
})
