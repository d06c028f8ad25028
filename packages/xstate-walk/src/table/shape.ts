/** Whether a table has the form that its types say, which nothing checks in JavaScript. */
import type { ChildSnapshot, Found, Row, Start, Table } from './table.ts'
import { unknownKeys } from './unknown-keys.ts'

const isText = (value: unknown) => typeof value === 'string'
const isTexts = (value: unknown) => isText(value) || (Array.isArray(value) && value.every(isText))
const isFunction = (value: unknown) => typeof value === 'function'
const isObject = (value: unknown) => typeof value === 'object' && value !== null && !Array.isArray(value)
const fieldsOf = (value: unknown) => Object.values(value as object) as unknown[]

/** What a value can be: the words for it, and whether it is. */
const forms = {
  anything: () => true,
  'a text': isText,
  'a reason': (value: unknown) => isText(value) && value !== '',
  'a text or a list of texts': isTexts,
  'a list of texts': (value: unknown) => Array.isArray(value) && isTexts(value),
  'a function': isFunction,
  'a number': (value: unknown) => typeof value === 'number',
  'true or false': (value: unknown) => typeof value === 'boolean',
  'an object': isObject,
  'an object of reasons': (value: unknown) => isObject(value) && fieldsOf(value).every((each) => isText(each) && each !== ''),
  'an object of functions': (value: unknown) => isObject(value) && fieldsOf(value).every(isFunction),
  'an object of conditions': (value: unknown) => isObject(value) && fieldsOf(value).every(isCondition),
  'a list': Array.isArray,
  'a text or a function': (value: unknown) => isText(value) || isFunction(value),
  'an object or a function': (value: unknown) => isObject(value) || isFunction(value),
  'a list or a function': (value: unknown) => Array.isArray(value) || isFunction(value),
  'a list of a description and a function': (value: unknown) => Array.isArray(value) && isText(value[0]) && isFunction(value[1]),
} as const satisfies Readonly<Record<string, (value: unknown) => boolean>>

type Shape<Entries> = Readonly<Record<keyof Required<Entries>, keyof typeof forms>>

const tableShape: Shape<Table> = {
  // The table may make one whenever it is asked for it.
  machine: 'anything',
  starts: 'an object',
  events: 'an object',
  rows: 'a list',
  childSnapshots: 'an object of functions',
  system: 'an object',
  always: 'an object of conditions',
  never: 'an object of conditions',
  preconditions: 'an object of functions',
  key: 'a function',
  tags: 'an object',
  busyTag: 'a text',
  omitted: 'an object of reasons',
  terminal: 'an object of reasons',
  unreachable: 'an object of reasons',
  equivalent: 'an object of reasons',
  mutates: 'true or false',
  runs: 'a list of texts',
  limits: 'an object',
  paths: 'a number',
}

const startShape: Shape<Start<never>> = {
  input: 'a function', in: 'a text', context: 'anything', invokes: 'a list', calls: 'a list', output: 'anything',
}

const rowShape: Shape<Row<object>> = {
  in: 'a text or a list of texts',
  on: 'a text or a list of texts',
  when: 'a list of a description and a function',
  to: 'a text or a function',
  changes: 'an object or a function',
  calls: 'a list or a function',
  invokes: 'a list or a function',
  restarts: 'a text or a list of texts',
  output: 'anything',
  error: 'anything',
  ignored: 'a reason',
}

const limitsShape: Shape<NonNullable<Table['limits']>> = { steps: 'a number', ms: 'a number' }

const foundShape: Shape<Found> = { id: 'a text', systemId: 'a text' }

const snapshotShape: Shape<ChildSnapshot> = { value: 'anything', context: 'anything' }

/** One sentence for each value that a walk could not read, or that it would not read. */
export function shapeMistakes(table: Table): string[] {
  const entries = mistakesIn('The table', table, tableShape, ['starts', 'events', 'rows'])
  if (entries.length > 0) return entries
  const { starts, events, rows, tags = {}, system = {}, limits = {} } = table
  return [
    ...(Object.keys(starts).length === 0 ? ['The table has no start in `starts`.'] : []),
    ...Object.entries(starts).flatMap(([name, start]) => [
      ...mistakesIn(`The start "${name}"`, start, startShape, ['in']),
      ...listMistakes(`The start "${name}"`, start),
    ]),
    ...Object.entries(events).flatMap(([name, sample]) =>
      (isText((sample as { type?: unknown } | null)?.type) ? [] : [`The event "${name}" is no object with a \`type\`.`])),
    ...rows.flatMap((row, index) => [
      ...mistakesIn(rowName(row, index), row, rowShape, ['in', 'on']),
      ...listMistakes(rowName(row, index), row),
    ]),
    ...mistakesIn('`limits` of the table', limits, limitsShape, []),
    ...Object.entries(system).flatMap(([id, snapshot]) => mistakesIn(`The actor "${id}" of \`system\``, snapshot, snapshotShape, [])),
    ...Object.entries(tags).flatMap(([tag, states]) =>
      (isTexts(states) ? [] : [`The tag "${tag}" has ${described(states)}, not a state or a list of states.`])),
  ]
}

function rowName(row: unknown, index: number): string {
  const { on, in: states } = (row ?? {}) as { on?: unknown; in?: unknown }
  if (!isTexts(on) || !isTexts(states)) return `Row ${index + 1}`
  return `The row for ${[on].flat().join(', ')} in ${[states].flat().join(', ')}`
}

function mistakesIn<Entries>(where: string, given: Entries, shape: Shape<Entries>, needed: readonly (keyof Entries & string)[]): string[] {
  if (!isObject(given)) return [`${where} is ${described(given)}, not an object.`]
  return [
    ...unknownKeys(where, given as object, Object.keys(shape)),
    ...needed.filter((key) => given[key] === undefined).map((key) => `${where} has no \`${key}\`.`),
    ...(Object.entries(shape) as [string, keyof typeof forms][]).flatMap(([key, form]) => {
      if (form === 'anything') return []
      const value = given[key as keyof Entries] as unknown
      if (value === undefined || forms[form](value)) return []
      if (form === 'an object of reasons' && isObject(value)) return reasonMistakes(`\`${key}\` of ${lowered(where)}`, value as object)
      return [`\`${key}\` of ${lowered(where)} is ${described(value)}, not ${form}.${adviceFor(key, value)}`]
    }),
  ]
}

function reasonMistakes(where: string, reasons: object): string[] {
  return Object.entries(reasons)
    .filter(([, reason]) => !isText(reason) || reason === '')
    .map(([name, reason]) => `"${name}" in ${where} is ${described(reason)}, not a reason.`)
}

/** A parallel machine is in a state of each region at once, which is one state with a name. */
function adviceFor(key: string, value: unknown): string {
  const isOfStates = (key === 'to' || key === 'in') && Array.isArray(value) && value.every(isText)
  return isOfStates ? ` For states of several regions write "${value.join(' and ')}".` : ''
}

/** Mistakes in `invokes` and `calls`. Those that a function gives are compared as they are. */
function listMistakes(where: string, given: unknown): string[] {
  const { invokes, calls } = (given ?? {}) as { readonly invokes?: unknown; readonly calls?: unknown }
  const of = (index: number) => `${index + 1} of ${lowered(where)}`
  return [
    ...listOf(invokes).flatMap((each, index) => {
      if (!isNamed(each)) return [`Invocation ${of(index)} is ${described(each)}, not a list of a name, an input and how it is found.`]
      return each[2] === undefined ? [] : mistakesIn(`Invocation ${of(index)}`, each[2] as Found, foundShape, [])
    }),
    ...listOf(calls).flatMap((each, index) => {
      if (isNamed(each) || isObject(each) || each === 'changes' || each === 'invocation') return []
      return [`Call ${of(index)} is ${isText(each) ? `"${String(each)}"` : described(each)}, not a list of a name and parameters.`]
    }),
  ]
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}

function isNamed(value: unknown): value is readonly unknown[] {
  return Array.isArray(value) && isText(value[0])
}

function described(value: unknown): string {
  if (value === null) return 'null'
  if (Array.isArray(value)) return 'a list'
  if (value === undefined) return 'missing'
  if (isText(value)) return value === '' ? 'empty' : 'a text'
  if (isFunction(value)) return 'a function'
  return isObject(value) ? 'an object' : String(value)
}

function lowered(where: string): string {
  return `${where.charAt(0).toLowerCase()}${where.slice(1)}`
}

/** A condition of `always` or `never`. */
function isCondition(value: unknown): boolean {
  return isFunction(value) || (Array.isArray(value) && isTexts(value[0]) && isFunction(value[1]))
}
