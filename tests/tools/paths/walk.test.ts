/** What a walk finds out, and how it says so. */
import { describe, expect, it } from 'vitest'
import { setup, type AnyStateMachine } from 'xstate'
import { judgeMutants } from '../../../tools/paths/judge.ts'
import type { Table } from '../../../tools/paths/table.ts'
import { walk } from '../../../tools/paths/walk.ts'
import { kettle, kettleTable as table } from './kettle.ts'

/** The same kettle with another part. */
function rebuilt(change: (config: Record<string, Record<string, object>>) => void): AnyStateMachine {
  const config = structuredCloneOf(kettle.config) as never
  change((config as { states: never }).states)
  return setup({
    actors: kettle.implementations.actors as never,
    actions: kettle.implementations.actions as never,
    delays: kettle.implementations.delays as never,
  }).createMachine(config) as unknown as AnyStateMachine
}

/** Functions stay what they are. */
function structuredCloneOf(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(structuredCloneOf)
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, structuredCloneOf(each)]))
}

describe('a walk', () => {
  it('covers every state and every transition, and tells its paths in words', () => {
    const { paths, states, transitions } = walk(table)
    expect(paths.map(({ start, events }) => [start, ...events].join(', '))).toEqual([
      'buy a kettle, fill it, the water is cut',
      'buy a kettle, fill it, the water comes, three minutes go by',
    ])
    expect(states).toEqual({ all: ['empty', 'filling', 'boiling', 'hot'], missed: [] })
    expect(transitions.missed).toEqual([])
  })

  it('is told which state inside another a row leads to, by the context after it', () => {
    const inside = ({ cups }: { cups: number }) => (cups === 2 ? 'full' : 'half')
    const rows = table.rows.map((row) => (row.to === 'boiling' ? { ...row, inside: inside as never } : row))
    expect(() => walk({ ...table, rows })).toThrow(/state: 'boiling\.full'/)
  })

  it('says at which step a machine leaves its table, and how to get there by hand', () => {
    const machine = rebuilt(({ filling }) => Object.assign(filling?.invoke ?? {}, { onError: 'boiling' }))
    expect(() => walk({ ...table, machine })).toThrow(
      /state: 'boiling'[\s\S]*state: 'empty'[\s\S]*The path that leads there:\n {2}1\. buy a kettle\n {2}2\. fill it\n {2}3\. the water is cut$/,
    )
  })

  it.each([
    ['a delay that is over too early', () => kettle.provide({ delays: { boiling: 179_999 } }), /hot/],
    ['a delay that is over too late', () => kettle.provide({ delays: { boiling: 180_001 } }), /boiling/],
    ['a failure that nobody takes', () => rebuilt(({ filling }) => Object.assign(filling?.invoke ?? {}, { onError: undefined })),
      /Nothing comes of "the water is cut"/],
    ['an event beyond the table',
      () => rebuilt(({ hot }) => Object.assign(hot ?? {}, { type: undefined, on: { 'kettle.fill': 'filling' } })),
      /does not say what comes of "fill it" in hot/],
    ['a state where nothing can happen', () => rebuilt(({ hot }) => Object.assign(hot ?? {}, { type: undefined })), /hot is stuck/],
    ['another question to an actor', () => rebuilt(({ filling }) => Object.assign(filling?.invoke ?? {}, { input: { cups: 3 } })), /cups: 3/],
  ] as const)('finds out %s', (_, machineOf, said) => {
    expect(() => walk({ ...table, machine: machineOf() })).toThrow(said)
  })

  it.each([
    ['a row that no path needs', { rows: [...table.rows, { in: 'hot', on: 'fill it', to: 'filling' }] }, /Nothing comes of "fill it" in hot|No path/],
    ['a lost event that it does not explain', { rows: table.rows.filter(({ ignored }) => !ignored) }, /"fill it" is lost in filling/],
    ['two rows for one thing', { rows: [...table.rows, { in: 'empty', on: 'fill it' }] }, /2 rows for "fill it" in empty/],
    ['something that does not hold', { always: { 'it is never full': (state: string) => state !== 'boiling' } }, /In boiling it does not hold that it is never full/],
  ] as const)('does not take a table with %s', (_, changed, said) => {
    expect(() => walk({ ...table, ...(changed as Partial<Table>) })).toThrow(said)
  })
})

describe('planting faults', () => {
  it('finds each of them out', () => {
    const verdicts = judgeMutants(table)
    expect(verdicts.length).toBeGreaterThan(12)
    expect(verdicts.filter(({ foundOut }) => foundOut === null)).toEqual([])
  })

  it('says which one a careless table lets through', () => {
    const rows = table.rows.map((row) => (row.calls ? { ...row, calls: [] } : row))
    expect(() => walk({ ...table, rows })).toThrow(/ring/)
  })
})
