/** Machines that change their context in place, which a table can allow. */
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { copied } from '../src/simulation/copied.ts'
import { after, table, type Table } from '../src/table/table.ts'
import { randomWalk } from '../src/walk/random-walk.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withRow } from './test-table.ts'

interface Context {
  readonly seen: Map<string, number>
  readonly last: { name: string | null }
}

class Counter {
  count = 0
}

/** It adds a visit to the map that it has, before and after a greeting. */
const guestbook = (context: Context | (() => Context)) => setup({
  types: { context: {} as Context, events: {} as { type: 'visit'; name: string } | { type: 'close' } },
  actions: {
    greet: () => {},
    count: assign(({ context: { seen, last }, event }) => {
      if (event.type !== 'visit') return {}
      seen.set(event.name, (seen.get(event.name) ?? 0) + 1)
      last.name = event.name
      return {}
    }),
  },
  guards: { isFull: ({ context }) => context.seen.size > 1 },
}).createMachine({
  id: 'guestbook',
  context,
  initial: 'open',
  entry: assign(({ context }) => {
    context.seen.set('owner', 1)
    return {}
  }),
  states: {
    open: {
      on: {
        visit: [{ guard: 'isFull', target: 'full' }, { actions: ['greet', 'count', 'greet'] }],
        close: { target: 'open', reenter: true },
      },
      after: { 1000: 'full' },
    },
    full: { type: 'final' },
  },
})
const guestbookTable = table({
  machine: guestbook(() => ({ seen: new Map(), last: { name: null } })),
  starts: { 'open it': { in: 'open', context: { seen: new Map([['owner', 1]]), last: { name: null } } } },
  events: { 'eleni comes': { type: 'visit', name: 'eleni' }, 'close it': { type: 'close' }, 'it is late': after(1000, 'open', 1000) },
  rows: [
    {
      in: 'open', on: 'eleni comes', when: ['it is not full', ({ seen }) => seen.size < 2],
      changes: ({ seen }) => ({ seen: new Map([...seen, ['eleni', 1]]), last: { name: 'eleni' } }),
      calls: [['greet'], 'changes', ['greet']],
    },
    { in: 'open', on: 'eleni comes', when: ['it is full', ({ seen }) => seen.size > 1], to: 'full' },
    { in: 'open', on: 'close it', restarts: 'it is late' },
    { in: 'open', on: 'it is late', to: 'full' },
  ],
  mutates: true,
})
const written = guestbookTable as unknown as Table

testTable('a guestbook', guestbookTable, [
  ['no consent', { mutates: false }, 'The context was changed in place. Return the changes from `assign` instead, or say `mutates: true`'],
  [
    'another content',
    withRow(guestbookTable, 0, { changes: { seen: new Map([['owner', 1], ['eleni', 2]]), last: { name: 'eleni' } } }),
    "context.seen is { Map: [ [ 'owner', 1 ], [ 'eleni', 1 ] ] }, the table says { Map: [ [ 'owner', 1 ], [ 'eleni', 2 ] ] }.",
  ],
  ['no change', withRow(guestbookTable, 0, { changes: { last: { name: 'eleni' } } }), /context\.seen is .*'eleni'.*, the table says/],
  ['another place of the change', withRow(guestbookTable, 0, { calls: [['greet'], ['greet']] }), /At "greet" context\.seen is/],
])

const upTable = { starts: { begin: { in: 'on' } }, events: { up: { type: 'up' } }, mutates: true }

describe('a machine that changes its context in place', () => {
  it('begins each path anew', () => {
    const machine = guestbook({ seen: new Map(), last: { name: null } })
    expect(walk({ ...written, machine } as unknown as Table).moments).toBe(walk(written).moments)
    expect(randomWalk({ ...written, machine } as unknown as Table, { seed: 1 })).toBeNull()
  })

  it('cannot do so in an object of a class', () => {
    const machine = setup({ types: { context: {} as { counter: Counter } } }).createMachine({
      id: 'counting', context: { counter: new Counter() }, initial: 'on',
      states: { on: { on: { up: { actions: assign(({ context }) => ((context.counter.count += 1), {})) } } } },
    })
    const starts = { begin: { in: 'on', context: { counter: new Counter() } } }
    const counting = { ...upTable, starts, machine, rows: [{ in: 'on', on: 'up' }], key: () => null }
    expect(() => walk(counting as unknown as Table)).toThrow('in an object of a class, which cannot be copied.')
  })

  it('is a failure to name where nothing is changed', () => {
    const machine = setup({}).createMachine({ id: 'still', initial: 'on', states: { on: { on: { up: 'off' } }, off: { type: 'final' } } })
    const still = { ...upTable, machine, rows: [{ in: 'on', on: 'up', to: 'off' }] }
    expect(() => walk(still as unknown as Table)).toThrow('`mutates` says that the context is changed in place, which no step does.')
  })
})

it('a copy has the same content, and shares only what cannot be copied', () => {
  const counter = new Counter()
  const inner = { list: [1, [2]], map: new Map([['a', { b: 1 }]]), set: new Set([1]), date: new Date(5), bytes: new Uint8Array([1, 2]) }
  const value = { counter, inner, again: inner, bare: Object.assign(Object.create(null) as object, { a: 1 }), itself: null as unknown }
  value.itself = value
  const copy = copied(value)
  expect(copy).toEqual(value)
  expect([copy.counter, copy.itself, copy.again]).toEqual([counter, copy, copy.inner])
  for (const key of ['list', 'map', 'set', 'date', 'bytes'] as const) expect(copy.inner[key]).not.toBe(inner[key])
  expect(copy.inner.map.get('a')).not.toBe(inner.map.get('a'))
})
