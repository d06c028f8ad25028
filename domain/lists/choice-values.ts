/** How the values of a choice are read, written and compared, for each kind of choice. */
import { isCalendarDay } from '../days/calendar.ts'
import { isDay } from '../days/days.ts'
import { isRelativeTime, isSameTime, type When } from '../days/when.ts'
import { valuesOf, type Query } from '../query-values.ts'
import { declarationOf, type AnyChoice, type Choice, type ChoiceKind, type ChoiceValues } from './choices.ts'

/** The value of a choice in a filter. */
export type ChoiceValue = ChoiceValues[ChoiceKind]

/** A parameter of an address, and its values. */
export type ChoiceParameter = readonly [name: string, value: string | readonly string[]]

interface ValueRules<Value extends ChoiceValue> {
  /** Null if the address does not have the choice. Invalid values are ignored. */
  read(query: Query, choice: AnyChoice): Value | null
  write(value: Value, choice: AnyChoice): readonly ChoiceParameter[]
  isSame(a: Value, b: Value): boolean
  has(value: Value, part: Value): boolean
  /** The value without the part, or with it if it does not have it; null if nothing is left. */
  toggle(value: Value, part: Value): Value | null
  /** The number of choices that a value counts as. */
  size(value: Value): number
}

const names: ValueRules<readonly string[]> = {
  read: (query, choice) => {
    const read = valuesOf(query, choice.parameter).filter((name) => choice.kind !== 'names' || choice.isKnown(name))
    return read.length > 0 ? read : null
  },
  write: (value, { parameter }) => [[parameter, value]],
  isSame: (a, b) => a.length === b.length && names.has(a, b),
  has: (value, part) => part.every((name) => value.includes(name)),
  toggle: (value, part) => {
    if (!names.has(value, part)) return [...new Set([...value, ...part])]
    const left = value.filter((name) => !part.includes(name))
    return left.length > 0 ? left : null
  },
  size: (value) => value.length,
}

const flag: ValueRules<true> = {
  read: (query, { parameter }) => valuesOf(query, parameter).includes('true') || null,
  write: (_, { parameter }) => [[parameter, 'true']],
  isSame: () => true,
  has: () => true,
  toggle: () => null,
  size: () => 1,
}

const time: ValueRules<When> = {
  read: (query, { parameter }) => {
    const [from, to] = [valuesOf(query, 'from')[0], valuesOf(query, 'to')[0]]
    const isRange = isDay(from) && isDay(to) && isCalendarDay(from) && isCalendarDay(to) && from <= to
    return valuesOf(query, parameter).find(isRelativeTime) ?? (isRange ? { from, to } : null)
  },
  write: (value, { parameter }) => (typeof value === 'string' ? [[parameter, value]] : [['from', value.from], ['to', value.to]]),
  isSame: isSameTime,
  has: isSameTime,
  toggle: (value, part) => (isSameTime(value, part) ? null : part),
  size: () => 1,
}

const rulesOfKinds: { readonly [Kind in ChoiceKind]: ValueRules<ChoiceValues[Kind]> } = { names, regions: names, flag, time }

/** The value of a choice in an address; null if it has none. */
export function readChoice(choice: Choice, query: Query): ChoiceValue | null {
  return rulesOf(choice).read(query, declarationOf(choice))
}

/** The parameters of a value in addresses. */
export function writeChoice(choice: Choice, value: ChoiceValue): readonly ChoiceParameter[] {
  return rulesOf(choice).write(value, declarationOf(choice))
}

/** Whether two values of a choice are the same; undefined is none. The order of names is ignored. */
export function isSameChoice(choice: Choice, a: ChoiceValue | undefined, b: ChoiceValue | undefined): boolean {
  return a === undefined || b === undefined ? a === b : rulesOf(choice).isSame(a, b)
}

/** Whether the value of a choice, undefined for none, has this one, such as a name among others. */
export function hasValue(choice: Choice, value: ChoiceValue | undefined, part: ChoiceValue): boolean {
  return value !== undefined && rulesOf(choice).has(value, part)
}

/** The value of a choice without this one, or with it if it does not have it; null for none. */
export function toggledValue(choice: Choice, value: ChoiceValue | undefined, part: ChoiceValue): ChoiceValue | null {
  return value === undefined ? part : rulesOf(choice).toggle(value, part)
}

/** The number of choices that a value counts as. */
export function choiceSize(choice: Choice, value: ChoiceValue): number {
  return rulesOf(choice).size(value)
}

function rulesOf(choice: Choice): ValueRules<ChoiceValue> {
  return rulesOfKinds[declarationOf(choice).kind]
}
