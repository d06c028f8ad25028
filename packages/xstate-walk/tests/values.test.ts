/** Values in the context: what is compared, and what cannot be. */
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { table, type Table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withRow } from './test-table.ts'

interface Shelf {
  readonly prices: ReadonlyMap<string, number>
  readonly colours: ReadonlySet<string>
  readonly openedAt: Date
  readonly stock: bigint
}

const opened = new Date('2026-11-23T09:00:00Z')
const empty: Shelf = { prices: new Map(), colours: new Set(), openedAt: new Date(0), stock: 0n }
const shelf = setup({ types: { context: {} as Shelf } }).createMachine({
  id: 'shelf',
  context: empty,
  initial: 'closed',
  states: {
    closed: {
      on: {
        'shelf.open': {
          target: 'open',
          actions: assign({ prices: new Map([['oil', 9]]), colours: new Set(['green']), openedAt: opened, stock: 2n }),
        },
      },
    },
    open: { type: 'final' },
  },
})
const filled = { prices: new Map([['oil', 9]]), colours: new Set(['green']), openedAt: opened, stock: 2n }
const shelfTable = table({
  machine: shelf,
  starts: { 'see the shelf': { in: 'closed', context: empty } },
  events: { 'open it': { type: 'shelf.open' } },
  rows: [{ in: 'closed', on: 'open it', to: 'open', changes: filled }],
})

describe('values that JSON does not have', () => {
  testTable('a shelf', shelfTable, [
    [
      'another value in a Map',
      withRow(shelfTable, 0, { changes: { ...filled, prices: new Map([['oil', 8]]) } }),
      /context\.prices is .*'oil', 9.*the table says .*'oil', 8/,
    ],
    [
      'another member of a Set',
      withRow(shelfTable, 0, { changes: { ...filled, colours: new Set(['red']) } }),
      /context\.colours is .*green.*red/,
    ],
    [
      'another Date',
      withRow(shelfTable, 0, { changes: { ...filled, openedAt: new Date(1) } }),
      /context\.openedAt is .*2026-11-23.*1970-01-01/,
    ],
    [
      'another BigInt',
      withRow(shelfTable, 0, { changes: { ...filled, stock: 3n } }),
      /context\.stock is { BigInt: '2' }, the table says { BigInt: '3' }/,
    ],
    [
      'another initial context',
      { starts: { 'see the shelf': { in: 'closed', context: { ...empty, stock: 1n } } } } as never,
      /context\.stock is { BigInt: '0' }/,
    ],
  ])
})

describe('moments that differ', () => {
  const listOf = (first: unknown, second: unknown) => {
    const machine = setup({ types: { context: {} as { list: unknown } } }).createMachine({
      id: 'list',
      context: { list: first },
      initial: 'open',
      states: {
        open: {
          on: {
            'list.change': { actions: assign({ list: second }) },
            'list.close': { guard: ({ context }) => context.list === second, target: 'closed' },
          },
        },
        closed: { type: 'final' },
      },
    })
    return table({
      machine,
      starts: { begin: { in: 'open', context: { list: first } } },
      events: { change: { type: 'list.change' }, close: { type: 'list.close' } },
      rows: [
        { in: 'open', on: 'change', changes: { list: second } },
        { in: 'open', on: 'close', when: ['it was changed', ({ list }) => list === second], to: 'closed' },
      ],
    }) as never
  }

  class Purse {
    readonly name = 'purse'
    readonly #coins: number

    constructor(coins: number) {
      this.#coins = coins
    }

    get isEmpty(): boolean {
      return this.#coins === 0
    }
  }
  class RedPurse extends Purse {}

  it.each([
    ['by undefined and null in a list', [undefined], [null]],
    ['by undefined and null in a Set', new Set([undefined]), new Set([null])],
    ['by fields that nothing else can read', new Purse(0), new Purse(1)],
    ['by such fields of a class that they extend', new RedPurse(0), new RedPurse(1)],
  ])('%s are told apart', (_, first, second) => {
    expect(walk(listOf(first, second)).keys).toBe(3)
  })
})

describe('a context that contains itself', () => {
  it('is refused with its place', () => {
    interface Loop {
      self?: Loop
    }
    const loop: Loop = {}
    loop.self = loop
    const machine = setup({}).createMachine({ id: 'loop', context: { start: loop }, initial: 'on', states: { on: { type: 'final' } } })
    const looped = table({ machine, starts: { begin: { in: 'on' } }, events: {}, rows: [] })
    expect(() => walk(looped as never)).toThrow(/The value at start\.self contains itself/)
  })
})

describe('a context that is changed in place', () => {
  const machine = setup({ types: { context: {} as { list: number[] } } }).createMachine({
    id: 'list',
    context: () => ({ list: [] }),
    initial: 'on',
    states: {
      on: {
        on: {
          'number.add': {
            target: 'off',
            actions: assign(({ context }) => {
              context.list.push(1)
              return {}
            }),
          },
        },
      },
      off: { type: 'final' },
    },
  })

  it('is a failure, even if the table expects the changed value', () => {
    const written: Table = table({
      machine,
      starts: { begin: { in: 'on', context: { list: [] } } },
      events: { 'add a number': { type: 'number.add' } },
      rows: [{ in: 'on', on: 'add a number', to: 'off', changes: { list: [1] } }],
    }) as never
    expect(() => walk(written)).toThrow(
      'The context was changed in place. Return the changes from `assign` instead, or say `mutates: true` in the table.',
    )
  })
})

describe('an object with private fields that is changed in place', () => {
  class Counter {
    #count = 0

    add(): number {
      this.#count += 1
      return this.#count
    }
  }
  class Holder {
    readonly #inner = new Map([['counter', new Counter()]])

    add(): void {
      this.#inner.get('counter')?.add()
    }
  }
  class Tally {
    readonly #counts = { all: [0, -0, 1n, NaN, undefined] as unknown[] }

    add(): void {
      this.#counts.all.push(1)
    }
  }

  it.each([Counter, Holder, Tally])('is a failure: %s', (Kind) => {
    const machine = setup({ types: { context: {} as { counter: { add(): void } } } }).createMachine({
      id: 'counter',
      context: () => ({ counter: new Kind() }),
      initial: 'on',
      states: {
        on: { on: { 'counter.add': { target: 'off', actions: assign(({ context: { counter } }) => {
          counter.add()
          return { counter }
        }) } } },
        off: { type: 'final' },
      },
    })
    const written: Table = table({
      machine,
      starts: { begin: { in: 'on', context: (_, actual) => actual } },
      events: { add: { type: 'counter.add' } },
      rows: [{ in: 'on', on: 'add', to: 'off' }],
    }) as never
    expect(() => walk(written)).toThrow('The context was changed in place.')
  })
})

describe('an event that is changed in place', () => {
  const machine = setup({
    types: { context: {} as { list: readonly number[] }, events: {} as { type: 'list.sort'; list: number[] } },
  }).createMachine({
    id: 'list',
    context: { list: [] },
    initial: 'on',
    states: {
      on: { on: { 'list.sort': { target: 'off', actions: assign({ list: ({ event }) => event.list.sort() }) } } },
      off: { type: 'final' },
    },
  })

  it('is a failure', () => {
    const written = (list: number[]): Table => table({
      machine,
      starts: { begin: { in: 'on', context: { list: [] } } },
      events: { 'sort it': { type: 'list.sort', list } },
      rows: [{ in: 'on', on: 'sort it', to: 'off', changes: { list: [1, 2] } }],
    }) as never
    expect(() => walk(written([2, 1]))).toThrow('The event "sort it" was changed in place.')
    expect(walk(written([1, 2])).failures).toEqual([])
  })
})

describe('a function of a table', () => {
  const machine = setup({ types: { context: {} as { list: readonly number[] } } }).createMachine({
    id: 'list',
    context: () => ({ list: [] }),
    initial: 'open',
    states: {
      open: { on: { 'list.add': { target: 'full', actions: assign({ list: [1] }) } } },
      full: { type: 'final' },
    },
  })
  const events = { add: { type: 'list.add' } } as const
  /** The machine could forget its change, and such a table would not tell. */
  const change = (context: { list: readonly number[] }) => {
    ;(context.list as number[]).push(1)
    return {}
  }

  it.each([
    ['changes', { in: 'open', on: 'add', to: 'full', changes: change }],
    ['calls', { in: 'open', on: 'add', to: 'full', changes: { list: [1] }, calls: (context: never) => [change(context)].slice(1) }],
    ['when', { in: 'open', on: 'add', when: ['always', (context: never) => Boolean(change(context))], to: 'full', changes: { list: [1] } }],
  ])('may not change the context that it is given: %s', (_, row) => {
    const written = { machine, starts: { begin: { in: 'open', context: { list: [] } } }, events, rows: [row] } as unknown as Table
    expect(() => walk(written)).toThrow('A function of the table changes the context that it is given.')
  })
})
