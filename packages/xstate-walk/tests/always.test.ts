/** What must hold in each moment of a walk, and what must hold in none. */
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { table, type Table } from '../src/table/table.ts'
import { explore } from '../src/walk/explore.ts'
import { randomWalk } from '../src/walk/random-walk.ts'
import { replay } from '../src/walk/replay.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable } from './test-table.ts'

const well = setup({
  types: { context: {} as { depth: number; water: number[] }, events: {} as { type: 'dig' } | { type: 'cover' } },
}).createMachine({
  id: 'well',
  context: () => ({ depth: 0, water: [] }),
  initial: 'open',
  states: {
    open: { on: { dig: { actions: assign({ depth: ({ context }) => Math.min(context.depth + 1, 3) }) }, cover: 'covered.well' } },
    covered: { initial: 'badly', states: { badly: {}, well: {} }, on: { dig: 'open' } },
  },
})
const wellTable = table({
  machine: well,
  starts: { 'find a place': { in: 'open', context: { depth: 0, water: [] } } },
  events: { 'dig': { type: 'dig' }, 'cover it': { type: 'cover' } },
  rows: [
    { in: 'open', on: 'dig', changes: ({ depth }) => ({ depth: Math.min(depth + 1, 3) }) },
    { in: 'open', on: 'cover it', to: 'covered.well' },
    { in: 'covered', on: 'dig', to: 'open' },
    { in: 'covered', on: 'cover it', ignored: 'It is covered.' },
  ],
  always: {
    'it has a depth': ({ depth }) => depth >= 0,
    'it is covered well': ['covered', (_, { state }) => state === 'covered.well'],
  },
  never: { 'it is too deep': [['open', 'covered'], ({ depth }) => depth > 3] },
  unreachable: { 'covered.badly': 'Nobody covers it badly.' },
  equivalent: { 'well.covered starts in well': 'It is covered as well.' },
})
const written = wellTable as unknown as Table
const withCondition = (is: 'always' | 'never', condition: unknown) => ({ ...written, [is]: { 'it is so': condition } }) as Table
const deep = (depth: number) => (context: { depth: number }) => context.depth === depth

testTable('a well', wellTable, [
  [
    'an entry of a state that does not exist',
    { always: { 'it is dry': ['opn', () => true] } },
    '"it is dry" of `always` names the state opn, which does not exist.',
  ],
  [
    'an entry of a state that no path reaches',
    { never: { 'it is dry': ['covered.badly', () => false] } },
    '"it is dry" is never checked in covered.badly: no path reaches it.',
  ],
  [
    'a list of which no path reaches one state',
    { always: { 'it is dry': [['open', 'covered.badly'], () => true] } },
    '"it is dry" is never checked in covered.badly: no path reaches it.',
  ],
])

describe('an entry that breaks', () => {
  it('is told with the shortest path', () => {
    expect(() => walk(withCondition('never', deep(2)))).toThrow(
      / {2}In open "it is so" holds, which never should\.\n {2}The path to this step:\n {4}1\. find a place\n {4}2\. dig\n {4}3\. dig\n/,
    )
    expect(explore(withCondition('always', ['covered', deep(0)])).failures[0]).toMatchObject({
      path: { start: 'find a place', events: ['dig', 'cover it'] },
      messages: ['In covered.well "it is so" does not hold, which always should.'],
    })
  })

  it('at the start is told there', () => {
    expect(explore(withCondition('never', deep(0))).failures[0]).toMatchObject({ path: { events: [] } })
  })

  it('in a moment that a key counts as another is found', () => {
    const rough = { ...withCondition('never', deep(3)), key: () => null } as Table
    expect(explore(rough).failures[0]).toMatchObject({ path: { events: ['dig', 'dig', 'dig'] } })
  })

  it('is found by random walks and by repeating their paths', () => {
    const wrong = withCondition('never', deep(3))
    const failure = randomWalk(wrong, { seed: 1 })
    expect(failure).toMatchObject({ path: { events: ['dig', 'dig', 'dig'] }, messages: ['In open "it is so" holds, which never should.'] })
    expect(replay(wrong, failure?.path as never).failure).toEqual(failure)
  })

  it('by changing the context is found', () => {
    const changing = (is: 'always' | 'never') =>
      withCondition(is, ({ water }: { water: number[] }) => (is === 'always') === ((water[0] = 1) > 0))
    for (const is of ['always', 'never'] as const)
      expect(() => walk(changing(is))).toThrow('A condition of `always` or `never` changes the context that it is given.')
  })
})

it('has the types of the machine', () => {
  // @ts-expect-error: no field of the context.
  expect(table({ ...wellTable, never: { 'it is wide': ({ width }) => width > 3 } }).never).toBeDefined()
})
