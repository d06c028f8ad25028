/** Regions of parallel states are walked apart where nothing in one depends on another one, and together otherwise. */
import { describe, expect, it } from 'vitest'
import { assign, createMachine, enqueueActions, fromCallback, raise, sendTo, stateIn } from 'xstate'
import { faults, wrongVerdicts } from '../src/faults/faults.ts'
import { placesOf } from '../src/machine/places.ts'
import { outside, Regions } from '../src/machine/regions.ts'
import type { AnyRow, Table } from '../src/table/table.ts'
import { explore } from '../src/walk/explore.ts'
import { walk } from '../src/walk/walk.ts'
import { randomOf, randomRegions } from './random-regions.ts'

type State = Readonly<Record<string, unknown>>
interface Context { readonly [field: string]: number }
interface Given { readonly context: Context }

/** A region in which each turn leads to the next state and counts itself. */
function wheel(name: string, size: number, extra: Readonly<Record<string, State>> = {}): object {
  const states = Array.from({ length: size }, (_, index) => {
    const turn = { target: `at${(index + 1) % size}`, actions: assign({ [name]: (index + 1) % size } as never) }
    const { on = {}, ...more } = extra[`at${index}`] ?? {}
    return [`at${index}`, { on: { [`${name}.turn`]: turn, ...(on as object) }, ...more }]
  })
  return { initial: 'at0', states: Object.fromEntries(states) as object }
}

/** The table of wheels that do nothing to each other. */
function tableOf(
  sizes: Readonly<Record<string, number>>,
  extra: Readonly<Record<string, Readonly<Record<string, State>>>> = {},
  more: State = {},
): Table {
  const names = Object.keys(sizes)
  return {
    machine: createMachine({
      id: 'wheels',
      type: 'parallel',
      context: Object.fromEntries(names.map((name) => [name, 0])),
      states: Object.fromEntries(Object.entries(sizes).map(([name, size]) => [name, wheel(name, size, extra[name])])),
      ...more,
    } as never, { actions: { ring: () => {}, tell: () => {} }, actors: { bell: fromCallback(() => {}) } } as never),
    starts: { begin: { in: names.map((name) => `${name}.at0`).join(' and '), context: Object.fromEntries(names.map((name) => [name, 0])) } },
    events: Object.fromEntries(names.map((name) => [`turn ${name}`, { type: `${name}.turn` }])),
    rows: Object.entries(sizes).flatMap(([name, size]) => Array.from({ length: size }, (_, index): AnyRow => {
      const next = (index + 1) % size
      return { in: `${name}.at${index}`, on: `turn ${name}`, to: `${name}.at${next}`, changes: { [name]: next } as never }
    })),
  } as unknown as Table
}

/** The rows with another one for a turn in a state. */
function withRow(table: Table, state: string, change: object): Pick<Table, 'rows'> {
  return { rows: table.rows.map((row) => (row.in === state ? { ...row, ...change } as AnyRow : row)) }
}

const two = { left: 3, right: 3 }

describe('regions that do nothing to each other', () => {
  const sizes = { north: 6, east: 7, south: 8, west: 9 }

  it('are walked in as many steps as all have together', () => {
    const { steps, paths, states, groups } = walk(tableOf(sizes))
    expect({ steps, paths: paths.length, missed: states.missed, groups }).toEqual({ steps: 31, paths: 4, missed: [], groups: 4 })
  })

  it('detect each fault that is planted', () => {
    const table = tableOf(sizes)
    expect(wrongVerdicts(table, faults(table))).toEqual([])
  })

  it('have rows whose changes are compared', () => {
    const table = tableOf(sizes)
    const wrongRow = withRow(table, 'west.at7', { changes: { west: 7 } })
    expect(() => walk({ ...table, ...wrongRow })).toThrow('context.west is 8, the table says 7.')
  })

  it('are left and entered again', () => {
    const { machine, ...table } = tableOf(two)
    const { type, states } = machine.config
    const within = (state: unknown) => String(state).replaceAll(/(left|right)\./g, 'on.$1.')
    const rows = table.rows.map((row) => ({ ...row, in: within(row.in), to: within(row.to) }))
    const inner = createMachine({
      id: 'wheels',
      context: machine.config.context,
      initial: 'off',
      states: { off: { on: { start: 'on' } }, on: { type, states, on: { stop: 'off' } } },
    } as never)
    const whole = {
      ...table,
      machine: inner,
      starts: { begin: { in: 'off', context: machine.config.context } },
      events: { ...table.events, start: { type: 'start' }, stop: { type: 'stop' } },
      rows: [...rows, { in: 'off', on: 'start', to: 'on.left.at0 and on.right.at0' }, { in: 'on', on: 'stop', to: 'off' }],
    } as unknown as Table
    const { groups, failures } = walk(whole)
    expect([groups, failures]).toEqual([2, []])
  })
})

const lit = (...left: readonly string[]) => ({
  left: Object.fromEntries(left.map((state) => [state, { tags: 'lit' }])),
  right: { at0: { tags: 'lit' } },
})
const isRightAt2 = { right: 'at2' }

/** In each the two regions differ from their table in one of nine combinations of their states, which no region reaches alone. */
const wrong: readonly [kind: string, table: Table, expected: string | RegExp][] = [
  ['a guard on the state of another one', tableOf(two, {
    left: { at2: { on: { 'left.turn': [{ guard: stateIn(isRightAt2) }, { target: 'at0', actions: assign({ left: 0 } as never) }] } } },
  }), 'The machine does not handle "turn left"'],
  ['a check of the state of another one', tableOf(two, {
    left: { at2: { entry: enqueueActions(({ enqueue, check }) => {
      if (check(stateIn(isRightAt2))) enqueue('ring')
    }) } },
  }), "The calls are [ [ 'ring' ] ]"],
  ['a guard on a field of another one', tableOf(two, {
    left: { at2: { on: {
      'left.turn': { guard: ({ context }: Given) => context.right !== 2, target: 'at0', actions: assign({ left: 0 } as never) },
    } } },
  }), 'The machine does not handle "turn left"'],
  ['an action with a field of another one', (() => {
    const tell = { type: 'tell', params: ({ context }: Given) => context.right }
    const table = tableOf(two, { left: { at2: { entry: tell } } })
    return { ...table, ...withRow(table, 'left.at1', { calls: [['tell', 0]] }) }
  })(), "The calls are [ [ 'tell', 1 ] ]"],
  ['an assign to a field of another one', tableOf(two, {
    left: { at2: { exit: assign({ right: 0 } as never) } },
  }), 'context.right is 0, the table says 1.'],
  ['an assign in enqueueActions from a field of another one', tableOf(two, {
    left: { at2: { entry: enqueueActions(({ enqueue }) => {
      enqueue.assign({ left: ({ context }: Given) => (context.right === 2 ? 7 : 2) } as never)
    }) } },
  }), 'context.left is 7, the table says 2.'],
  ['an event that it raises and another one handles', tableOf(two, {
    left: { at2: { entry: raise({ type: 'jump' }) } }, right: { at2: { on: { jump: 'at1' } } },
  }), 'The state is left.at2 and right.at1, the table says left.at2 and right.at2.'],
  ['an event that two handle', tableOf(two, {
    left: { at2: { on: { 'right.turn': 'at1' } } },
  }), 'The state is left.at1 and right.at1, the table says left.at2 and right.at1.'],
  ['an eventless transition on a field of another one', tableOf(two, {
    left: { at2: { always: { guard: ({ context }: Given) => context.right === 2, target: 'at1' } } },
  }), /The state is left\.at1 and right\.at2, the table says/],
  ['a transition out of all', tableOf(two, {
    left: { at2: { on: { 'left.turn': { target: '#wheels', actions: assign({ left: 0 } as never) } } } },
  }), 'The state is left.at0 and right.at0, the table says left.at0 and right.at1.'],
  ['what is sent to an actor of another one', (() => {
    const table = tableOf(two, {
      left: { at2: { entry: sendTo('bell', { type: 'ring' }) } }, right: { at0: { invoke: { id: 'bell', src: 'bell' } } },
    })
    const sends = withRow(table, 'left.at1', { calls: [['to bell', { type: 'ring' }]] })
    const { rows } = withRow({ ...table, ...sends }, 'right.at2', { invokes: [['bell']] })
    const starts = { begin: { ...table.starts.begin, invokes: [['bell']] } }
    return { ...table, rows, starts, omitted: { 'xstate.error.actor.bell': 'It does not fail.' } } as unknown as Table
  })(), 'Unable to send event to actor'],
  ['an end of all', tableOf(two, {
    left: { at2: { type: 'final', on: {} } }, right: { at2: { type: 'final', on: {} } },
  }, { output: 1 }), 'The output is 1, the table says undefined.'],
  [
    'a tag that another one has too',
    { ...tableOf(two, lit('at1')), tags: { lit: ['left.at1', 'left.at2', 'right.at0'] } },
    'left.at2 does not have the tag "lit"',
  ],
  ['a state of both that the table excludes', {
    ...tableOf(two), never: { 'both at 2': (({ left, right }: Context) => left === 2 && right === 2) as never },
  }, 'In left.at2 and right.at2 "both at 2" holds, which never should.'],
  ['a dead end of both', (() => {
    const left = { at2: { on: { 'left.turn': undefined } } }
    const table = tableOf(two, { left, right: { at2: { on: { 'right.turn': undefined } } } })
    return { ...table, rows: table.rows.filter((row) => !String(row.in).endsWith('at2')) }
  })(), 'left.at2 and right.at2 is a dead end: it handles no event.'],
  ['a busy state in which another one ignores an event', (() => {
    const left = { at2: { on: { 'left.turn': undefined } } }
    const table = tableOf(two, { left, right: { at2: { tags: 'busy' } } })
    return { ...table, tags: { busy: 'right.at2' }, rows: table.rows.filter((row) => row.in !== 'left.at2') }
  })(), '"turn left" is not handled in the busy state left.at2 and right.at2'],
  ['a row that reads a field of another one', (() => {
    const table = tableOf(two)
    return { ...table, ...withRow(table, 'left.at1', { changes: ({ right }: Context) => ({ left: right === 2 ? 9 : 2 }) }) }
  })(), 'context.left is 2, the table says 9.'],
  ['a row that reads the state of another one', (() => {
    const table = tableOf(two)
    const to = (_: Context, { state }: { readonly state: string }) => (state.includes('right.at2') ? 'left.at1' : 'left.at2')
    return { ...table, ...withRow(table, 'left.at1', { to }) }
  })(), 'The state is left.at2 and right.at2, the table says left.at1 and right.at2.'],
]

describe('regions that do something to each other', () => {
  it.each(wrong)('are walked together: %s', (_, table, expected) => {
    expect(() => walk(table)).toThrow(expected)
  })

  it.each([
    ['delays', { left: { at2: { after: { 100: 'at1' } } }, right: { at1: { after: { 200: 'at2' } } } }],
    ['a machine that reads its own state', { left: { at2: { entry: raise(({ self }) => (self.getSnapshot(), { type: 'jump' })) } } }],
    ['a history state', { left: { at2: { initial: 'one', states: { one: {}, past: { type: 'history' } } } } }],
  ] as const)('are walked together: %s', (_, extra) => {
    expect(explore(tableOf(two, extra)).groups).toBe(1)
  })

  it('are those of random machines, in which a walk of all combinations finds the same', () => {
    for (let seed = 1; seed <= 140; seed += 1) {
      const table = randomRegions(randomOf(seed), seed > 100)
      const [first = ''] = new Regions(placesOf(table.machine)).names
      const [apart, whole] = [explore(table), explore(table, { findings: [[first, 'goes with', outside]] })]
      const isFailing = ({ failures }: typeof apart) => failures.some(({ path }) => path !== null)
      const mistakes = ({ failures }: typeof apart) => failures.flatMap(({ messages }) => messages).sort()
      expect(isFailing(apart), `seed ${seed}`).toBe(isFailing(whole))
      if (!isFailing(whole)) expect(mistakes(apart), `seed ${seed}`).toEqual(mistakes(whole))
    }
  })
})

it('regions of which one has busy states are walked apart where the others explain what they ignore', () => {
  const left = { at2: { on: { 'left.turn': undefined, 'left.back': 'at0' } } }
  const table = tableOf({ left: 3, middle: 3, right: 3 }, { left, right: { at2: { tags: 'busy' } } })
  const rows = table.rows.filter((row) => row.in !== 'left.at2')
  const back = { in: 'left.at2', on: 'go back', to: 'left.at0' }
  const ignored = [
    { in: 'left.at2', on: 'turn left', ignored: 'It is at its end.' },
    { in: ['left.at0', 'left.at1'], on: 'go back', ignored: 'It is not at its end.' },
  ]
  const events = { ...table.events, 'go back': { type: 'left.back' } }
  const whole = (...own: readonly object[]) =>
    ({ ...table, events, tags: { busy: 'right.at2' }, rows: [...rows, back, ...own] }) as unknown as Table
  const { groups, failures } = walk(whole(...ignored))
  expect([groups, failures]).toEqual([3, []])
  expect(() => walk(whole(ignored[1] ?? {}))).toThrow('"turn left" is not handled in the busy state left.at2 and middle.at0 and right.at2')
})

describe('an event that several regions handle', () => {
  const both = {
    left: { at1: { on: { reset: { target: 'at0', actions: assign({ left: 0 } as never) } } } },
    right: { at1: { on: { reset: { target: 'at0', actions: [assign({ right: 0 } as never), 'ring'] } } } },
  }
  const table = tableOf({ left: 2, right: 2 }, both)
  const rows = [
    { in: 'left.at1', on: 'reset', to: 'left.at0', changes: { left: 0 } },
    { in: 'right.at1', on: 'reset', to: 'right.at0', changes: { right: 0 }, calls: [['ring']] },
  ]
  const withRows = (...own: readonly object[]) =>
    ({ ...table, events: { ...table.events, reset: { type: 'reset' } }, rows: [...table.rows, ...own] }) as unknown as Table

  it('has a row for each of them', () => {
    const right = withRows(...rows)
    expect(walk(right).failures).toEqual([])
    expect(wrongVerdicts(right, faults(right))).toEqual([])
  })

  it('has a row for a state of both in place of them', () => {
    const to = 'left.at0 and right.at0'
    const own = { in: 'left.at1 and right.at1', on: 'reset', to, changes: { left: 0, right: 0 }, calls: [['ring']] }
    expect(walk(withRows(...rows, own)).failures).toEqual([])
    expect(() => walk(withRows(...rows, { ...own, calls: [] }))).toThrow("The calls are [ [ 'ring' ] ], the table says [].")
  })

  it.each([
    ['another state of one', { ...rows[1], to: 'right.at1' }, 'The state is left.at0 and right.at0, the table says left.at0 and right.at1'],
    ['another change of one', { ...rows[1], changes: { right: 1 } }, 'context.right is 0, the table says 1.'],
    ['a call too few', { ...rows[1], calls: [] }, "The calls are [ [ 'ring' ] ], the table says []."],
    ['one that should ignore it', { in: 'right.at1', on: 'reset', ignored: 'no' }, 'right handles "reset", which should be ignored.'],
    ['one that should handle it', { in: 'right.at0', on: 'reset' }, 'right does not handle "reset".'],
  ])('has rows that are wrong with %s', (_, row, expected) => {
    const others = 'in' in row && row.in === 'right.at0' ? rows : rows.slice(0, 1)
    expect(() => walk(withRows(...others, row))).toThrow(expected)
  })
})
