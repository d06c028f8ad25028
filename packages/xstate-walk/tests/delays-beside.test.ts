/** Delays beside each other: moments inside a delay, one event with several lengths, and what a cancel reaches. */
import { describe, expect, it } from 'vitest'
import { assign, cancel, raise, setup } from 'xstate'
import { after, delayed, passed, table, type Moment, type Table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withEvents, withoutRow, withRow } from './test-table.ts'

describe('moments inside a delay', () => {
  const quiz = setup({ types: { context: {} as { typed: boolean } } }).createMachine({
    id: 'quiz',
    context: { typed: false },
    initial: 'asked',
    states: {
      asked: {
        after: { 1500: 'over' },
        initial: 'reading',
        states: {
          reading: {
            after: { 1000: 'helped' },
            on: { 'quiz.type': { target: 'reading', reenter: true, actions: assign({ typed: true }) } },
          },
          helped: {},
        },
      },
      over: { type: 'final' },
    },
  })
  const quizTable = table({
    machine: quiz,
    starts: { ask: { in: 'asked.reading', context: { typed: false } } },
    events: {
      'type a letter': { type: 'quiz.type' },
      'a second passes': after(1000, 'asked.reading', 1000),
      'the time is over': after(1500, 'asked', 1500),
      'more than half a second passes': passed(600),
    },
    rows: [
      { in: 'asked.reading', on: 'type a letter', changes: { typed: true }, restarts: 'a second passes' },
      { in: 'asked.reading', on: 'a second passes', to: 'asked.helped' },
      { in: ['asked.reading', 'asked.helped'], on: 'the time is over', to: 'over' },
    ],
  })

  testTable('a quiz', quizTable, [
    ['an end that is not in the table', withRow(quizTable, 2, { in: 'asked.helped' }), 'handles "the time is over" in asked.reading'],
    ['a row for time that passes', withRow(quizTable, 1, { on: 'more than half a second passes' }), 'in which only time passes'],
    ['a negative time', withEvents(quizTable, { 'more than half a second passes': passed(-1) }), 'passes -1 ms.'],
    [
      'a time that is longer than each delay',
      withEvents(quizTable, { 'an hour passes': passed(3_600_000) }),
      '"an hour passes" never occurs: no delay runs for more than 3600000 ms.',
    ],
  ])

  it('are named where a row is not used without them', () => {
    const { 'more than half a second passes': _, ...events } = (quizTable as unknown as Table).events
    expect(() => walk({ ...quizTable, events } as never)).toThrow(
      /No path uses the row for "the time is over" in asked\.reading\.\n.*\n*.*passed\(500\) reaches the moments inside them/s,
    )
  })
})

describe('an event with two lengths', () => {
  const kitchen = setup({}).createMachine({
    id: 'kitchen',
    initial: 'idle',
    states: {
      idle: {
        on: {
          'egg.soft': { target: 'boiling', actions: raise({ type: 'egg.ready' }, { delay: 3000, id: 'soft' }) },
          'egg.hard': { target: 'boiling', actions: raise({ type: 'egg.ready' }, { delay: 8000, id: 'hard' }) },
        },
      },
      boiling: { on: { 'egg.ready': 'ready' } },
      ready: { type: 'final' },
    },
  })
  const kitchenTable = table({
    machine: kitchen,
    starts: { begin: { in: 'idle' } },
    events: {
      'boil it soft': { type: 'egg.soft' },
      'boil it hard': { type: 'egg.hard' },
      'three seconds pass': delayed('egg.ready', 3000),
      'eight seconds pass': delayed('egg.ready', 8000),
    },
    rows: [
      { in: 'idle', on: ['boil it soft', 'boil it hard'], to: 'boiling' },
      { in: 'boiling', on: ['three seconds pass', 'eight seconds pass'], to: 'ready' },
    ],
  })

  testTable('a kitchen', kitchenTable, [
    [
      'another second length',
      withEvents(kitchenTable, { 'eight seconds pass': delayed('egg.ready', 9000) }),
      'waits 8000 ms, the table says 3000 or 9000 ms.',
    ],
    ['only one of them', withRow(kitchenTable, 1, { on: 'three seconds pass' }), 'handles "eight seconds pass" in boiling'],
    ['no end', withoutRow(kitchenTable, 1), 'handles "three seconds pass" in boiling'],
  ])
})

describe('the length of a delay', () => {
  const oven = setup({
    types: { context: {} as { ms: number } },
    delays: { baking: ({ context }) => context.ms },
  }).createMachine({
    id: 'oven',
    context: { ms: 1000 },
    initial: 'cold',
    states: {
      cold: { on: { 'oven.bake': 'baking' } },
      baking: {
        initial: 'warm',
        after: { baking: 'done' },
        states: { warm: { always: { target: 'hot', actions: assign({ ms: 5000 }) } }, hot: {} },
      },
      done: { type: 'final' },
    },
  })
  const ovenTable = table({
    machine: oven,
    starts: { begin: { in: 'cold', context: { ms: 1000 } } },
    events: { bake: { type: 'oven.bake' }, 'it rings': after('baking', 'baking', ({ ms }) => ms) },
    rows: [
      { in: 'cold', on: 'bake', to: 'baking.hot', changes: { ms: 5000 } },
      { in: 'baking', on: 'it rings', to: 'done' },
    ],
    unreachable: { 'baking.warm': 'It is left at once.' },
  })

  it('is compared with the context at its start, not with what the same step changes later', () => {
    expect(walk({ ...ovenTable, unreachable: {} } as never).failures).toEqual([])
  })
})

describe('two delayed events with one id', () => {
  const machine = setup({}).createMachine({
    id: 'mail',
    initial: 'open',
    states: {
      open: {
        on: {
          'mail.write': {
            target: 'written',
            actions: [
              raise({ type: 'mail.first' }, { id: 'post', delay: 1000 }),
              raise({ type: 'mail.second' }, { id: 'post', delay: 2000 }),
            ],
          },
        },
      },
      written: {
        on: { 'mail.first': 'sent', 'mail.second': 'sent', 'mail.stop': { target: 'stopped', actions: cancel('post') } },
      },
      stopped: { on: { 'mail.first': 'sent', 'mail.second': 'lost' } },
      sent: { on: { 'mail.second': 'lost' } },
      lost: { type: 'final' },
    },
  })
  const mailTable = table({
    machine,
    starts: { begin: { in: 'open' } },
    events: {
      write: { type: 'mail.write' },
      stop: { type: 'mail.stop' },
      'the first arrives': delayed('mail.first', 1000),
      'the second arrives': delayed('mail.second', 2000),
    },
    terminal: { sent: 'The second one was stopped.' },
    unreachable: {
      'mail.written on mail.second': 'The first comes before.',
      'mail.stopped on mail.second': 'It is stopped.',
    },
    rows: [
      { in: 'open', on: 'write', to: 'written' },
      { in: 'written', on: 'stop', to: 'stopped', calls: [['cancel', 'post']] },
      { in: ['written', 'stopped'], on: 'the first arrives', to: 'sent' },
      { in: 'sent', on: 'the second arrives', to: 'lost' },
    ],
  })

  // XState keeps one delayed event for each id, and cancels that one.
  testTable('mail', mailTable, [
    ['a cancel of both', withRow(mailTable, 2, { in: 'written' }), 'The machine handles "the first arrives" in stopped'],
    ['no cancel', withRow(mailTable, 1, { calls: [] }), "The calls are [ [ 'cancel', 'post' ] ], the table says []."],
    ['a second that never arrives', withoutRow(mailTable, 3), 'The machine handles "the second arrives" in sent'],
    ['no reason for what is not reached', { unreachable: {} }, 'No path takes the transition mail.stopped on mail.second.'],
  ])
})

describe('the end of a delay of which nothing is heard', () => {
  const bells = setup({ actions: { turn: () => {} } }).createMachine({
    id: 'bells',
    initial: 'silent',
    states: {
      silent: {
        on: {
          'bells.wind': {
            target: 'wound', actions: [raise({ type: 'bells.first' }, { delay: 1000 }), raise({ type: 'bells.second' }, { delay: 3000 })],
          },
        },
      },
      wound: { on: { 'bells.look': { actions: 'turn' }, 'bells.second': 'rung' } },
      rung: { type: 'final' },
    },
  })
  const bellsTable = table({
    machine: bells,
    starts: { begin: { in: 'silent' } },
    events: {
      wind: { type: 'bells.wind' },
      look: { type: 'bells.look' },
      'the first rings': delayed('bells.first', 1000),
      'the second rings': delayed('bells.second', 3000),
      'half a second passes': passed(500),
    },
    rows: [
      { in: 'silent', on: 'wind', to: 'wound' },
      { in: 'wound', on: 'look', calls: [['turn']] },
      { in: 'wound', on: 'the first rings', ignored: 'Only the second is waited for.' },
      { in: 'wound', on: 'the second rings', to: 'rung' },
    ],
    always: {
      'the first rings within a second': ['wound', (_, { delays, now }) => (delays['bells.first'] ?? 0) === Math.max(0, 1000 - now)],
      'the second rings within three': ['wound', (_, { delays, now }) => delays['bells.second'] === 3000 - now],
    },
  })

  it('leaves the other delays with the time that remains', () => {
    expect(walk(bellsTable).failures).toEqual([])
    const never = { 'two seconds are left': ['wound', (_: unknown, { delays }: Moment) => delays['bells.second'] === 2000] as const }
    expect(() => walk({ ...bellsTable, never })).toThrow('In wound "two seconds are left" holds, which never should.')
  })
})
