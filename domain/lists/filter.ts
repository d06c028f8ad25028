/** The filter of the lists: a value for each choice that is made. */
import type { When } from '../days/when.ts'
import type { Query } from '../query-values.ts'
import {
  choiceSize, hasValue, isSameChoice, readChoice, toggledValue, writeChoice, type ChoiceParameter, type ChoiceValue,
} from './choice-values.ts'
import { choiceNames, declarationOf, isOfPlaces, type Choice, type ChoiceOf, type FilteredListing, type ValueOf } from './choices.ts'
import { inMenu, inOrder, type KindOrder } from './kind-order.ts'

/** The values of the choices. An empty array and an absent value match everything. Cities have their stored names. */
export type Filter = { readonly [Name in ChoiceOf<'names'>]: ValueOf<Name> } & {
  readonly [Name in Exclude<Choice, ChoiceOf<'names'>>]?: ValueOf<Name>
}

/** A choice that one control both selects and removes. */
export type Toggled =
  | { [Name in ChoiceOf<'names' | 'regions'>]: { readonly choice: Name; readonly name: string } }[ChoiceOf<'names' | 'regions'>]
  | { readonly choice: ChoiceOf<'flag'>; readonly name: null }

/** One choice of a filter. */
export type SingleChoice = Toggled | { readonly choice: Exclude<Choice, Toggled['choice']>; readonly name: null }

/** A choice with a value. */
export type ValuedChoice = { [Name in Choice]: { readonly choice: Name; readonly value: ValueOf<Name> } }[Choice]

/** What can be left out of a filter: one choice, or all names of a choice. */
export type Chosen = SingleChoice | { readonly choice: ChoiceOf<'names' | 'regions'>; readonly name: null }

/** The filter that matches every listing. */
export const noFilter = Object.fromEntries(
  choiceNames.filter((choice) => declarationOf(choice).kind === 'names').map((choice) => [choice, []]),
) as unknown as Filter

/**
 * Whether a listing has one of the selected names of each choice and each selected flag, at whatever time. The filter must have the
 * towns of its regions among its cities (`withoutRegions`). Specification, section 9.
 */
export function matches(listing: FilteredListing, filter: Filter): boolean {
  return choicesIn(filter).every((choice) => matchesChoice(listing, filter, choice))
}

function matchesChoice(listing: FilteredListing, filter: Filter, choice: Choice): boolean {
  const declared = declarationOf(choice)
  switch (declared.kind) {
    case 'names': return declared.matches(listing, filter[choice as ChoiceOf<'names'>])
    case 'flag': return declared.matches(listing)
    case 'regions':
    case 'time': return true
  }
}

/** Whether two filters are equal; the order of names is ignored. */
export function isSameFilter(a: Filter, b: Filter): boolean {
  return choiceNames.every((choice) => isSameChoice(choice, a[choice], b[choice]))
}

/** Whether two filters choose the same cities and regions. */
export function isSamePlaces(a: Filter, b: Filter): boolean {
  return placeChoices.every((choice) => isSameChoice(choice, a[choice], b[choice]))
}

/** The filter without cities and regions. */
export function withoutPlaces(filter: Filter): Filter {
  return placeChoices.reduce((others, choice) => withChoice(others, choice, null), filter)
}

const placeChoices = choiceNames.filter(isOfPlaces)

/** The number of choices. */
export function filterSize(filter: Filter): number {
  return choicesIn(filter).reduce((size, choice) => size + choiceSize(choice, filter[choice] as ChoiceValue), 0)
}

/** The maximum number of cities that have a chip each; more share one. */
export const maxCityChips = 6

/**
 * What each chip of a filter is called whose places no distance has chosen, in the order of the chips: the stored name, the relative time,
 * or else the choice.
 */
export function chipNames({ cities, ...others }: Filter): readonly string[] {
  const hasMany = cities.length > maxCityChips
  const filter = { ...others, cities: hasMany ? [] : cities } as Filter
  const names = chosenIn(filter, inMenu).map(({ choice, name }) => {
    const value = filter[choice]
    return name ?? (typeof value === 'string' ? value : choice)
  })
  return hasMany ? ['cities', ...names] : names
}

/** Reads these choices from the query of an address. Invalid values are ignored. */
export function readFilter(query: Query, choices: readonly Choice[]): Filter {
  return choices.reduce((filter, choice) => withChoice(filter, choice, readChoice(choice, query)), noFilter)
}

/** The parameters of a filter in addresses, in their order. */
export function filterParameters(filter: Filter): readonly ChoiceParameter[] {
  return choicesIn(filter).flatMap((choice) => writeChoice(choice, filter[choice] as ChoiceValue))
}

/** The parameters of a filter as pairs of name and value, one for each value. */
export function filterPairs(filter: Filter): readonly [name: string, value: string][] {
  return filterParameters(filter).flatMap(([name, value]) => [value].flat().map((each): [string, string] => [name, each]))
}

/** The choices that have a value in the filter. */
export function choicesIn(filter: Filter): readonly Choice[] {
  return choiceNames.filter((choice) => filter[choice] !== undefined && choiceSize(choice, filter[choice]) > 0)
}

/** Each chosen value with its choice, in the order. */
export function chosenIn(filter: Filter, order: KindOrder): readonly SingleChoice[] {
  return inOrder(choicesIn(filter), order).flatMap((choice) => {
    const value = filter[choice]
    return Array.isArray(value) ? value.map((name: string) => ({ choice, name }) as SingleChoice) : [{ choice, name: null } as SingleChoice]
  })
}

/** The filter with another value of a choice; null for none. */
export function withChoice<Name extends Choice>(filter: Filter, choice: Name, value: ValueOf<Name> | null): Filter {
  const { [choice]: _, ...others } = filter
  return { ...noFilter, ...others, ...(value === null ? {} : { [choice]: value }) } as Filter
}

/** The filter without this choice, or without one of its names. */
export function withoutChosen(filter: Filter, { choice, name }: Chosen): Filter {
  const value = filter[choice]
  const left = name !== null && Array.isArray(value) ? value.filter((other: string) => other !== name) : []
  return withChoice(filter, choice, left.length > 0 ? left : null)
}

/** The filter with a name or a flag added, or removed if it has it. */
export function withToggled(filter: Filter, { choice, name }: Exclude<Toggled, { choice: ChoiceOf<'regions'> }>): Filter {
  return withValueToggled(filter, { choice, value: name === null ? true : [name] } as ValuedChoice)
}

/** Whether the filter has the value, such as a name among others. */
export function hasChosen(filter: Filter, { choice, value }: ValuedChoice): boolean {
  return hasValue(choice, filter[choice], value)
}

/** The filter with the value added, or removed if it has it. */
export function withValueToggled(filter: Filter, { choice, value }: ValuedChoice): Filter {
  return withChoice(filter, choice, toggledValue(choice, filter[choice], value) as never)
}

/** The filter with another time; null for any time. */
export function withWhen(filter: Filter, when: When | null): Filter {
  return withChoice(filter, 'when', when)
}
