/** Names that are easily mistaken: of states, of actions in place, and of actors without an id. */
import { describe, expect, it } from 'vitest'
import { assign, createMachine, enqueueActions, fromCallback, fromPromise, raise, setup, spawnChild, stopChild } from 'xstate'
import { done, table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withoutRow, withRow } from './test-table.ts'

describe('a state whose key contains the word between regions', () => {
  const pot = setup({}).createMachine({
    id: 'pot',
    type: 'parallel',
    states: {
      'salt and pepper': { initial: 'none and nothing', states: { 'none and nothing': { on: { 'pot.season': 'both' } }, both: {} } },
      lid: { initial: 'on', states: { on: { on: { 'pot.lift': 'off and away' } }, 'off and away': {} } },
    },
  })
  const potTable = table({
    machine: pot,
    starts: { begin: { in: 'salt and pepper.none and nothing and lid.on' } },
    events: { season: { type: 'pot.season' }, lift: { type: 'pot.lift' } },
    terminal: { 'salt and pepper.both and lid.off and away': 'It is served.' },
    rows: [
      { in: 'salt and pepper.none and nothing', on: 'season', to: 'salt and pepper.both' },
      { in: 'lid.on', on: 'lift', to: 'lid.off and away' },
    ],
  })

  testTable('a pot', potTable, [
    ['a misspelt region', withRow(potTable, 0, { to: 'salt and salt.both' }), 'leads to the state salt, which does not exist.'],
    [
      'another region',
      withRow(potTable, 1, { in: 'salt and pepper' }),
      'The machine does not handle "lift" in salt and pepper.none and nothing and lid.off and away.',
    ],
    ['no lid', withoutRow(potTable, 1), 'handles "lift" in salt and pepper.none and nothing and lid.on, but the table has no row'],
  ])
})

describe('the root', () => {
  const counter = setup({}).createMachine({ id: 'counter', context: { count: 0 }, on: { up: { actions: () => {} } } })

  it('is named in messages', () => {
    const starts = { begin: { in: '', context: { count: 0 } } }
    const counterTable = table({ machine: counter, starts, events: { up: { type: 'up' } }, rows: [] })
    expect(() => walk(counterTable as never)).toThrow('The machine handles "up" in the root, but the table has no row for it.')
  })
})

describe('one function as several actions', () => {
  const beep = () => {}
  const phone = setup({}).createMachine({
    id: 'phone',
    initial: 'idle',
    states: {
      idle: { exit: beep, on: { 'phone.ring': 'ringing' } },
      ringing: { entry: beep, on: { 'phone.answer': { target: 'over', actions: beep } } },
      over: { type: 'final' },
    },
  })
  const phoneTable = table({
    machine: phone,
    starts: { begin: { in: 'idle' } },
    events: { ring: { type: 'phone.ring' }, answer: { type: 'phone.answer' } },
    rows: [
      { in: 'idle', on: 'ring', to: 'ringing', calls: [['phone.idle exit 1'], ['phone.ringing entry 1']] },
      { in: 'ringing', on: 'answer', to: 'over', calls: [['phone.ringing on phone.answer 1']] },
    ],
  })

  testTable('a phone', phoneTable, [
    [
      'another place',
      withRow(phoneTable, 1, { calls: [['phone.ringing entry 1']] }),
      "[ 'phone.ringing on phone.answer 1' ] ], the table says [ [ 'phone.ringing entry 1' ] ]",
    ],
    ['another order', withRow(phoneTable, 0, { calls: [['phone.ringing entry 1'], ['phone.idle exit 1']] }), 'The calls are'],
    ['no call', withRow(phoneTable, 1, { calls: [] }), 'the table says [].'],
  ])
})

describe('functions in enqueueActions', () => {
  const machineOf = (loud: () => unknown, quiet: () => unknown) =>
    setup({ types: { context: {} as { loud: boolean } } }).createMachine({
      id: 'horn',
      context: { loud: false },
      initial: 'ready',
      states: {
        ready: {
          on: {
            'horn.turn': { actions: assign({ loud: true }) },
            'horn.press': { target: 'pressed', actions: enqueueActions(({ enqueue, context }) => enqueue(context.loud ? loud : quiet)) },
          },
        },
        pressed: { type: 'final' },
      },
    })
  const tableOf = (machine: ReturnType<typeof machineOf>, calls: (name: boolean) => string) =>
    table({
      machine,
      starts: { begin: { in: 'ready', context: { loud: false } } },
      events: { turn: { type: 'horn.turn' }, press: { type: 'horn.press' } },
      rows: [
        { in: 'ready', on: 'turn', changes: { loud: true } },
        { in: 'ready', on: 'press', to: 'pressed', calls: ({ loud }) => [[calls(loud)]] },
      ],
    }) as never

  it('have their own names', () => {
    const hoot = () => {}
    const peep = () => {}
    expect(walk(tableOf(machineOf(hoot, peep), (loud) => (loud ? 'hoot' : 'peep'))).failures).toEqual([])
    expect(() => walk(tableOf(machineOf(peep, hoot), (loud) => (loud ? 'hoot' : 'peep')))).toThrow(/The calls are \[ \[ 'hoot' \] \], .*peep/)
  })

  it('must have them if there are several', () => {
    // A function in a list has no name.
    const unnamed = [() => 'hoot', () => 'peep'] as const
    expect(() => walk(tableOf(machineOf(...unnamed), () => '(anonymous)'))).toThrow(
      /Two actions in enqueueActions are called "\(anonymous\)": .*peep.* and .*hoot.*\. Give each a name of its own\./,
    )
  })
})

describe('actors without an id', () => {
  const office = setup({
    types: { context: {} as { hired: number } },
    actors: { clerk: fromCallback(() => {}) },
  }).createMachine({
    id: 'office',
    context: { hired: 0 },
    initial: 'open',
    states: {
      open: {
        on: {
          'office.hire': {
            guard: ({ context }) => context.hired < 2,
            actions: [assign({ hired: ({ context }) => context.hired + 1 }), spawnChild('clerk')],
          },
          'office.close': 'closed',
          'xstate.done.actor.x:0': { actions: raise({ type: 'office.close' }) },
        },
      },
      closed: { type: 'final' },
    },
  })
  const officeTable = table({
    machine: office,
    starts: { begin: { in: 'open', context: { hired: 0 } } },
    events: { hire: { type: 'office.hire' }, close: { type: 'office.close' }, 'the first goes': done('x:0') },
    omitted: { 'xstate.error.actor.*': 'It does not fail.', 'xstate.done.actor.x:1': 'The second stays.' },
    rows: [
      {
        in: 'open',
        on: 'hire',
        when: ['there are fewer than two', ({ hired }) => hired < 2],
        changes: ({ hired }) => ({ hired: hired + 1 }),
        invokes: ({ hired }) => [[`x:${hired}`]],
      },
      { in: 'open', on: ['close', 'the first goes'], to: 'closed' },
    ],
  })

  it('have the same ids on each path', () => {
    const failures = (invokes: unknown) => () => walk({ ...officeTable, ...withRow(officeTable, 0, { invokes }) } as never)
    expect(failures(() => [['clerk']])().failures).toEqual([])
    expect(failures(() => [])).toThrow("The invocations are [ [ 'clerk' ] ], the table says [].")
    expect(() => walk({ ...officeTable, ...withRow(officeTable, 1, { on: 'close' }) } as never)).toThrow('handles "the first goes" in open')
  })
})

describe('stops among other actions', () => {
  const radio = setup({ actors: { song: fromCallback(() => {}) }, actions: { click: () => {} } }).createMachine({
    id: 'radio',
    initial: 'on',
    entry: spawnChild('song', { id: 'song' }),
    states: { on: { on: { 'radio.press': { target: 'off', actions: ['click', stopChild('song'), 'click'] } } }, off: {} },
  })

  it('have their place in the order', () => {
    const radioTable = (calls: readonly (readonly [string, string?])[]) =>
      table({
        machine: radio,
        starts: { begin: { in: 'on', invokes: [['song']] } },
        events: { press: { type: 'radio.press' } },
        omitted: { 'xstate.error.actor.song': 'It does not fail.' },
        terminal: { off: 'It is over.' },
        rows: [{ in: 'on', on: 'press', to: 'off', calls }],
      }) as never
    expect(walk(radioTable([['click'], ['stop', 'song'], ['click']])).failures).toEqual([])
    expect(() => walk(radioTable([['click'], ['click'], ['stop', 'song']]))).toThrow('The calls are')
  })
})

describe('an actor whose logic is written in place', () => {
  const shopTable = (second: string) => {
    const logics = { same: fromPromise(async () => 1), other: fromPromise(async () => 2) }
    const machine = createMachine({
      id: 'shop',
      initial: 'first',
      states: {
        first: { invoke: { id: 'count', src: logics.same, onDone: 'second' } },
        second: { invoke: { id: 'count', src: logics[second as 'same'] } },
      },
    })
    return table({
      machine,
      starts: { begin: { in: 'first', invokes: [['count']] } },
      events: { counted: done('count', 1) },
      omitted: { 'xstate.error.actor.count': 'It never fails.' },
      terminal: { second: 'It is over.' },
      rows: [{ in: 'first', on: 'counted', to: 'second', invokes: [['count']] }],
    } as never)
  }

  it('is named by its id, which must stand for one logic', () => {
    expect(walk(shopTable('same') as never).failures).toEqual([])
    expect(() => walk(shopTable('other') as never)).toThrow(/Two actors "count" have different logics that are written in place: .*1 and .*2\./)
  })
})
