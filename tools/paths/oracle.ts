/** Computes the expected result of an event from the table and compares it with the actual one. */
import { deepStrictEqual } from 'node:assert'
import type { AnyActorRef, AnyMachineSnapshot } from 'xstate'
import type { Effects } from './faked-machine.ts'
import { entered, isIn, stateOf } from './state-name.ts'
import type { AnyRow, Table } from './table.ts'

/** The observable result of a step. */
export interface StepResult extends Partial<Effects> {
  readonly state: string
  readonly context: unknown
}

/** The row for an event in a state; null if there is none, in which case the event must have no effect. */
export function rowFor(table: Table, snapshot: AnyMachineSnapshot, event: string): AnyRow | null {
  const state = stateOf(snapshot)
  const rows = rowsOn(table, event).filter((row) => appliesTo(row, state) && (row.when?.[1](snapshot.context) ?? true))
  if (rows.length > 1) throw new Error(`The table has ${rows.length} rows for "${event}" in ${state}.`)
  return rows[0] ?? null
}

/** The result that the row expects. */
export function expectedAfter(row: AnyRow | null, before: AnyMachineSnapshot): StepResult {
  const context = before.context as object
  const after = { ...before.context, ...valueOf(row?.changes, context) }
  const childState = row?.childState ? `.${row.childState(after)}` : ''
  return {
    state: row?.to === undefined ? stateOf(before) : entered(stateOf(before), `${row.to}${childState}`),
    context: after,
    calls: valueOf(row?.calls, context) ?? [],
    invokes: valueOf(row?.invokes, context) ?? [],
  }
}

/** Throws an error with both if they differ. */
export function compare(expected: StepResult, actual: StepResult): void {
  deepStrictEqual(plain(actual), plain(expected))
}

/** Makes values comparable: all functions are equal, actors are compared by name and errors by message. */
export function plain(value: unknown): unknown {
  if (typeof value === 'function') return 'function'
  if (isActor(value)) return `actor ${value.id}`
  if (value instanceof Error) return String(value)
  if (Array.isArray(value)) return value.map(plain)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined).map(([name, each]) => [name, plain(each)]))
}

function isActor(value: unknown): value is AnyActorRef {
  return typeof value === 'object' && value !== null && 'sessionId' in value && 'getSnapshot' in value
}

function valueOf<Value, Context>(value: Value | ((context: Context) => Value) | undefined, context: Context): Value | undefined {
  return typeof value === 'function' ? (value as (context: Context) => Value)(context) : value
}

/** Whether a row applies to a state, with or without a condition. */
export function appliesTo({ in: states }: AnyRow, state: string): boolean {
  return typeof states === 'string' ? isIn(state, states) : states.some((each) => isIn(state, each))
}

/** The rows for an event, cached because every step of every path needs them. */
export function rowsOn({ rows }: Pick<Table, 'rows'>, event: string): readonly AnyRow[] {
  const known = sortedRows.get(rows) ?? new Map<string, AnyRow[]>()
  if (!sortedRows.has(rows)) {
    sortedRows.set(rows, known)
    for (const row of rows) for (const name of [row.on].flat()) known.set(name, [...(known.get(name) ?? []), row])
  }
  return known.get(event) ?? []
}

const sortedRows = new WeakMap<object, Map<string, AnyRow[]>>()
