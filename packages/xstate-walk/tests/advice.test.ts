/** What messages blame, and what they say to write. */
import { describe, expect, it } from 'vitest'
import { and, assign, enqueueActions, raise, setup } from 'xstate'
import { functionsOf } from '../src/faults/functions-of.ts'
import { actor, table, type Table } from '../src/table/table.ts'
import { plain } from '../src/walk/plain.ts'
import { walk } from '../src/walk/walk.ts'

describe('what a function of a table changes', () => {
  const list = setup({
    types: { context: {} as { list: readonly number[] }, events: {} as { type: 'list.sort'; list: number[] } },
  }).createMachine({
    id: 'list',
    context: () => ({ list: [3, 1] }),
    initial: 'on',
    states: {
      on: { on: { 'list.sort': { target: 'off', actions: assign({ list: ({ event }) => event.list.toSorted() }) } } },
      off: { type: 'final' },
    },
  })
  const listTable = (changes: (context: never, event: { list: number[] }) => object) => table({
    machine: list,
    starts: { begin: { in: 'on', context: { list: [3, 1] } } },
    events: { 'sort it': { type: 'list.sort', list: [2, 1] } },
    rows: [{ in: 'on', on: 'sort it', to: 'off', changes: changes as never }],
  }) as unknown as Table

  it('is not said of the machine if it is the event', () => {
    expect(walk(listTable((_, event) => ({ list: event.list.toSorted() }))).failures).toEqual([])
    const wrong = () => walk(listTable((_, event) => ({ list: event.list.sort() })))
    expect(wrong).toThrow('A function of the table changes the event "sort it" that it is given.')
    expect(wrong).not.toThrow('was changed in place')
  })

  it('is not said of the machine if the key changes the context', () => {
    const key = ({ list: own }: { list: number[] }) => own.sort()
    const sorting = { ...listTable((_, event) => ({ list: event.list.toSorted() })), key } as never
    expect(() => walk(sorting)).toThrow('The `key` of the table changes the context that it is given.')
  })
})

it('compares the contents of what browsers have for requests', () => {
  const form = (value: string) => {
    const made = new FormData()
    made.set('name', value)
    return made
  }
  for (const make of [(q: string) => new URLSearchParams({ q }), (q: string) => new Headers({ q }), form]) {
    expect(plain(make('oil'))).toEqual(plain(make('oil')))
    expect(plain(make('oil'))).not.toEqual(plain(make('wine')))
  }
})

it('writes an actor in a place of any type', () => {
  const context: { clerk: object | null; all: readonly Date[] } = { clerk: actor('first'), all: [actor('x')] }
  expect(context).toEqual({ clerk: 'actor first', all: ['actor x'] })
})

it('counts the functions in which faults can be planted', () => {
  const given = setup({
    types: { context: {} as { count: number } },
    guards: { isFull: ({ context }) => context.count > 3 },
    actions: { beep: () => {}, add: assign({ count: ({ context }) => context.count + 1 }) },
    delays: { rest: () => 5 },
  }).createMachine({
    id: 'counter',
    context: () => ({ count: 0 }),
    entry: [() => {}, enqueueActions(() => {}), raise(() => ({ type: 'up' }))],
    on: { up: { guard: and(['isFull', ({ event }) => event.type === 'up']), actions: ['add', { type: 'beep', params: () => ({}) }] } },
  })
  // The guard with a name and the one without, the assign, enqueueActions, raise, params and the initial context.
  expect(functionsOf(given)).toBe(7)
})
