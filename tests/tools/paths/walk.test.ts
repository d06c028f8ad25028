/** The failures that a walk reports. */
import { describe, expect, it } from 'vitest'
import { setup, type AnyStateMachine } from 'xstate'
import { checkMutants } from '../../../tools/paths/check-mutants.ts'
import type { Table } from '../../../tools/paths/table.ts'
import { walk } from '../../../tools/paths/walk.ts'
import { kettle, kettleTable as table } from './kettle.ts'

/** The kettle with a changed configuration. */
function rebuilt(change: (config: Record<string, Record<string, object>>) => void): AnyStateMachine {
  const config = cloneConfig(kettle.config) as never
  change((config as { states: never }).states)
  return setup({
    actors: kettle.implementations.actors as never,
    actions: kettle.implementations.actions as never,
    delays: kettle.implementations.delays as never,
  }).createMachine(config) as unknown as AnyStateMachine
}

/** A deep copy that shares functions. */
function cloneConfig(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(cloneConfig)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, cloneConfig(each)]))
}

describe('a walk', () => {
  it('covers every state and transition, and names the events of its paths', () => {
    const { paths, states, transitions } = walk(table)
    expect(paths.map(({ start, events }) => [start, ...events].join(', '))).toEqual([
      'buy a kettle, fill it, the water is cut',
      'buy a kettle, fill it, the water comes, three minutes pass',
    ])
    expect(states).toEqual({ all: ['empty', 'filling', 'boiling', 'hot'], missed: [] })
    expect(transitions.missed).toEqual([])
  })

  it('expects the child state that the row derives from the new context', () => {
    const childState = ({ cups }: { cups: number }) => (cups === 2 ? 'full' : 'half')
    const rows = table.rows.map((row) => (row.to === 'boiling' ? { ...row, childState: childState as never } : row))
    expect(() => walk({ ...table, rows })).toThrow(/state: 'boiling\.full'/)
  })

  it('reports the step that differs from the table, and the events that lead there', () => {
    const machine = rebuilt(({ filling }) => Object.assign(filling?.invoke ?? {}, { onError: 'boiling' }))
    expect(() => walk({ ...table, machine })).toThrow(
      /state: 'boiling'[\s\S]*state: 'empty'[\s\S]*The path to this step:\n {2}1\. buy a kettle\n {2}2\. fill it\n {2}3\. the water is cut$/,
    )
  })

  it.each([
    ['a delay that is too short', () => kettle.provide({ delays: { boiling: 179_999 } }), /hot/],
    ['a delay that is too long', () => kettle.provide({ delays: { boiling: 180_001 } }), /boiling/],
    ['a failure that is not handled', () => rebuilt(({ filling }) => Object.assign(filling?.invoke ?? {}, { onError: undefined })),
      /does not handle "the water is cut"/],
    ['an event without a row',
      () => rebuilt(({ hot }) => Object.assign(hot ?? {}, { type: undefined, on: { 'kettle.fill': 'filling' } })),
      /handles "fill it" in hot, but the table has no row/],
    ['a dead end', () => rebuilt(({ hot }) => Object.assign(hot ?? {}, { type: undefined })), /hot is a dead end/],
    ['another input of an actor', () => rebuilt(({ filling }) => Object.assign(filling?.invoke ?? {}, { input: { cups: 3 } })), /cups: 3/],
  ] as const)('detects %s', (_, machineOf, expected) => {
    expect(() => walk({ ...table, machine: machineOf() })).toThrow(expected)
  })

  it.each([
    ['a row that no path uses', { rows: [...table.rows, { in: 'hot', on: 'fill it', to: 'filling' }] }, /does not handle "fill it" in hot|No path/],
    ['an unhandled event without a reason', { rows: table.rows.filter(({ ignored }) => !ignored) }, /"fill it" is not handled in the busy state filling/],
    ['two rows for one event', { rows: [...table.rows, { in: 'empty', on: 'fill it' }] }, /2 rows for "fill it" in empty/],
    ['a violated invariant', { invariants: { 'it is never full': (state: string) => state !== 'boiling' } }, /In boiling the invariant "it is never full" is violated/],
  ] as const)('rejects a table with %s', (_, changed, expected) => {
    expect(() => walk({ ...table, ...(changed as Partial<Table>) })).toThrow(expected)
  })
})

describe('planted faults', () => {
  it('are all detected', () => {
    const verdicts = checkMutants(table)
    expect(verdicts.length).toBeGreaterThan(12)
    expect(verdicts.filter(({ failure }) => failure === null)).toEqual([])
  })

  it('a call that the row does not expect fails the walk', () => {
    const rows = table.rows.map((row) => (row.calls ? { ...row, calls: [] } : row))
    expect(() => walk({ ...table, rows })).toThrow(/ring/)
  })
})
