/** What a step does beside its state: actions of all kinds, messages, output. */
import { describe, expect, it } from 'vitest'
import {
  assign,
  emit,
  enqueueActions,
  fromCallback,
  log,
  sendParent,
  sendTo,
  setup,
  spawnChild,
  stopChild,
  type AnyActorRef,
} from 'xstate'
import { actor, table, type Table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withRow } from './test-table.ts'

const never = { 'xstate.error.actor.*': 'It does not fail.' }

describe('actions', () => {
  const bell = setup({
    types: { context: {} as { rings: number }, emitted: {} as { type: 'rang'; rings: number } },
    actions: { ring: (_, _params: { loudly: boolean; type: string }) => {}, rest: () => {} },
  }).createMachine({
    id: 'bell',
    context: { rings: 0 },
    initial: 'still',
    output: ({ context }) => context.rings,
    states: {
      still: {
        entry: () => {
          throw new Error('must not run')
        },
        exit: 'rest',
        on: {
          'bell.press': {
            target: 'ringing',
            actions: [
              assign({ rings: ({ context }) => context.rings + 1 }),
              { type: 'ring', params: { loudly: true, type: 'brass' } },
              emit(({ context }) => ({ type: 'rang', rings: context.rings })),
              log('rang'),
              () => {
                throw new Error('must not run')
              },
              enqueueActions(({ enqueue }) => {
                enqueue('rest')
                enqueue.raise({ type: 'bell.fade' })
              }),
            ],
          },
        },
      },
      ringing: { on: { 'bell.fade': 'fading' } },
      fading: { on: { 'bell.stop': 'over' } },
      over: { type: 'final' },
    },
  })
  const calls = [
    ['rest'],
    'changes',
    ['ring', { loudly: true, type: 'brass' }],
    ['emit', { type: 'rang', rings: 1 }],
    ['log', 'rang'],
    ['bell.still on bell.press 5'],
    ['rest'],
  ] as const
  const bellTable = table({
    machine: bell,
    starts: { 'come to the door': { in: 'still', context: { rings: 0 }, calls: [['bell.still entry 1']] } },
    events: { 'press it': { type: 'bell.press' }, 'stop it': { type: 'bell.stop' } },
    omitted: { 'bell.fade': 'It is raised in the same step.' },
    rows: [
      { in: 'still', on: 'press it', to: 'fading', changes: { rings: 1 }, calls },
      { in: 'fading', on: 'stop it', to: 'over', output: ({ rings }) => rings },
    ],
    equivalent: { 'bell.still on bell.press targets fading': 'The state ringing is left at once.' },
  })

  testTable('a bell', bellTable, [
    [
      'an event that nothing handles',
      { events: { ...bellTable.events, 'it fades': { type: 'bell.fade' } }, omitted: undefined } as never,
      '"it fades" has no effect in any state, and no row says so.',
    ],
    [
      'a missing inline action',
      withRow(bellTable, 0, { calls: calls.filter(([name]) => name !== 'bell.still on bell.press 5') }),
      /The calls are .*bell\.still on bell\.press 5/,
    ],
    [
      'a missing emitted event',
      withRow(bellTable, 0, { calls: calls.filter(([name]) => name !== 'emit') }),
      /The calls are [^]*'emit', { rings: 1, type: 'rang' }/,
    ],
    [
      'other parameters',
      withRow(bellTable, 0, { calls: calls.map((call) => (call[0] === 'ring' ? ['ring', { loudly: false, type: 'brass' }] : call)) }),
      /'ring', { loudly: true, type: 'brass' }.*'ring', { loudly: false, type: 'brass' }/,
    ],
    [
      'another parameter that is named type',
      withRow(bellTable, 0, { calls: calls.map((call) => (call[0] === 'ring' ? ['ring', { loudly: true, type: 'tin' }] : call)) }),
      /type: 'brass'.*type: 'tin'/,
    ],
    ['another output', withRow(bellTable, 1, { output: 2 }), 'The output is 1, the table says 2.'],
    ['no output', withRow(bellTable, 1, { output: undefined }), 'The output is 1, the table says undefined.'],
    [
      'a missing entry action',
      { starts: { 'come to the door': { in: 'still', context: { rings: 0 } } } },
      "The calls are [ [ 'bell.still entry 1' ] ], the table says [].",
    ],
  ])

  it('without an implementation are failures with their path', () => {
    const machine = setup({}).createMachine({
      id: 'lamp',
      initial: 'off',
      states: { off: { on: { 'lamp.light': { target: 'on', actions: 'glow' as never } } }, on: { type: 'final' } },
    })
    const lamp = table({
      machine,
      starts: { begin: { in: 'off' } },
      events: { 'light it': { type: 'lamp.light' } },
      rows: [{ in: 'off', on: 'light it', to: 'on' }],
    })
    expect(() => walk(lamp as never)).toThrow(/The action "glow" has no implementation\.\n.*\n {4}1\. begin\n {4}2\. light it/)
  })
})

describe('spawned actors', () => {
  interface Desk {
    readonly clerks: readonly AnyActorRef[]
  }
  const desk = setup({
    types: {
      context: {} as Desk,
      events: {} as { type: 'clerk.come'; name: string } | { type: 'clerk.send' | 'clerk.ask' | 'desk.close' },
    },
    actors: {
      clerk: fromCallback<{ type: 'question' }, { name: string }>(() => {
        throw new Error('must not run')
      }),
    },
  }).createMachine({
    id: 'desk',
    context: { clerks: [] },
    initial: 'empty',
    states: {
      empty: {
        on: {
          'clerk.come': {
            target: 'staffed',
            actions: assign({ clerks: ({ spawn, event }) => [spawn('clerk', { id: 'first', input: { name: event.name } })] }),
          },
        },
      },
      staffed: {
        entry: spawnChild('clerk', { id: 'second', input: { name: 'nikos' } }),
        on: {
          'clerk.ask': { actions: sendTo('second', { type: 'question' }) },
          'clerk.send': { target: 'alone', actions: stopChild('second') },
        },
      },
      alone: { on: { 'desk.close': { target: 'closed', actions: sendParent({ type: 'closed' }) } } },
      closed: { type: 'final' },
    },
  })
  const deskTable = table({
    machine: desk,
    starts: { 'open the desk': { in: 'empty', context: { clerks: [] } } },
    events: {
      'eleni comes': { type: 'clerk.come', name: 'eleni' },
      'ask nikos': { type: 'clerk.ask' },
      'send nikos away': { type: 'clerk.send' },
      'close it': { type: 'desk.close' },
    },
    omitted: never,
    rows: [
      {
        in: 'empty',
        on: 'eleni comes',
        to: 'staffed',
        changes: { clerks: [actor('first')] },
        invokes: [
          ['clerk', { name: 'eleni' }, { id: 'first' }],
          ['clerk', { name: 'nikos' }, { id: 'second' }],
        ],
      },
      { in: 'staffed', on: 'ask nikos', calls: [['to second', { type: 'question' }]] },
      { in: 'staffed', on: 'send nikos away', to: 'alone', calls: [['stop', 'second']] },
      { in: 'alone', on: 'close it', to: 'closed', calls: [['to parent', { type: 'closed' }]] },
    ],
  })

  testTable('a desk', deskTable, [
    [
      'another input of an actor that an assign spawns',
      withRow(deskTable, 0, {
        invokes: [
          ['clerk', { name: 'nikos' }, { id: 'second' }],
          ['clerk', { name: 'maria' }, { id: 'first' }],
        ],
      }),
      /The invocations are .*eleni.*maria/,
    ],
    ['a missing message', withRow(deskTable, 1, { calls: [] }), /The calls are \[ \[ 'to second', { type: 'question' } \] \]/],
    ['a missing stop', withRow(deskTable, 2, { calls: [] }), "The calls are [ [ 'stop', 'second' ] ], the table says []."],
    [
      'another message to the parent',
      withRow(deskTable, 3, { calls: [['to parent', { type: 'open' }]] }),
      /'to parent', { type: 'closed' }/,
    ],
  ])
})

describe('events that a machine sends to itself', () => {
  const machine = setup({ types: { context: {} as { count: number } } }).createMachine({
    id: 'counter',
    context: { count: 0 },
    initial: 'on',
    states: {
      on: {
        on: {
          'count.twice': {
            actions: [sendTo(({ self }) => self, { type: 'count.up' }), sendTo(({ self }) => self, { type: 'count.up' })],
          },
          'count.up': [
            { guard: ({ context }) => context.count === 1, target: 'off', actions: assign({ count: 2 }) },
            { actions: assign({ count: ({ context }) => context.count + 1 }) },
          ],
        },
      },
      off: { type: 'final' },
    },
  })
  const counterTable = table({
    machine,
    starts: { begin: { in: 'on', context: { count: 0 } } },
    events: { 'count up': { type: 'count.up' }, 'count twice': { type: 'count.twice' } },
    rows: [
      { in: 'on', on: 'count up', when: ['it is zero', ({ count }) => count === 0], changes: { count: 1 } },
      { in: 'on', on: 'count up', when: ['it is one', ({ count }) => count === 1], to: 'off', changes: { count: 2 } },
      {
        in: 'on', on: 'count twice', to: 'off', changes: { count: 2 },
        calls: [['to counter', { type: 'count.up' }], ['to counter', { type: 'count.up' }]],
      },
    ],
    equivalent: { 'counter.on on count.twice takes action 2 before action 1': 'They are the same.' },
  })

  testTable('a counter', counterTable, [
    [
      'the state after the first of two',
      withRow(counterTable, 2, { to: 'on', changes: { count: 1 } }),
      'The state is off, the table says on.',
    ],
    ['the context after the first of two', withRow(counterTable, 2, { changes: { count: 1 } }), 'context.count is 2, the table says 1.'],
    ['no effect', withRow(counterTable, 2, { to: undefined, changes: undefined, ignored: 'no' }), 'which should be ignored'],
  ])

  it('without an end are a failure', () => {
    const endless = setup({}).createMachine({
      id: 'endless',
      initial: 'a',
      states: { a: { on: { 'loop.begin': 'b' } }, b: { always: 'c' }, c: { always: 'b' } },
    })
    const written: Table = table({
      machine: endless,
      starts: { begin: { in: 'a' } },
      events: { 'begin the loop': { type: 'loop.begin' } },
      rows: [{ in: 'a', on: 'begin the loop', to: 'b' }],
    }) as never
    expect(() => walk(written)).toThrow('More than 10000 transitions in one step: "endless.b always", "endless.c always" never end.')
  })
})
