/** What running actors send: values of an observable, events of a callback and of an observable of events. */
import { describe } from 'vitest'
import { assign, fromCallback, fromEventObservable, fromObservable, sendTo, setup } from 'xstate'
import { done, failed, published, table } from '../src/table/table.ts'
import { testTable, withoutRow, withRow } from './test-table.ts'

const mustNotRun = () => {
  throw new Error('must not run')
}

describe('values of an observable', () => {
  const thermometer = setup({
    types: { context: {} as { degrees: number } },
    actors: { measure: fromObservable<number, undefined>(mustNotRun) },
  }).createMachine({
    id: 'thermometer',
    context: { degrees: 0 },
    initial: 'on',
    states: {
      on: {
        invoke: {
          id: 'measure',
          src: 'measure',
          onSnapshot: [
            { guard: ({ event }) => (event.snapshot.context ?? 0) > 40, target: 'broken' },
            { actions: assign({ degrees: ({ event }) => event.snapshot.context ?? 0 }) },
          ],
          onDone: 'off',
          onError: 'broken',
        },
      },
      off: { type: 'final' },
      broken: { type: 'final' },
    },
  })
  const thermometerTable = table({
    machine: thermometer,
    starts: { 'turn it on': { in: 'on', context: { degrees: 0 }, invokes: [['measure']] } },
    events: {
      'it measures 21': published('measure', { context: 21 }),
      'it measures 41': published('measure', { context: 41 }),
      'it is turned off': done('measure'),
      'it breaks': failed('measure', new Error('broken')),
    },
    rows: [
      { in: 'on', on: 'it measures 21', changes: { degrees: 21 } },
      { in: 'on', on: ['it measures 41', 'it breaks'], to: 'broken' },
      { in: 'on', on: 'it is turned off', to: 'off' },
    ],
  })

  testTable('a thermometer', thermometerTable, [
    ['another value', withRow(thermometerTable, 0, { changes: { degrees: 22 } }), 'context.degrees is 21, the table says 22.'],
    ['another state after a value', withRow(thermometerTable, 1, { to: 'off' }), 'The state is broken, the table says off.'],
    [
      'no row for a value',
      withoutRow(thermometerTable, 0),
      'The machine handles "it measures 21" in on, but the table has no row for it.',
    ],
    [
      'no sample of a value',
      {
        events: Object.fromEntries(Object.entries(thermometerTable.events).filter(([name]) => !name.includes('measures'))) as never,
        ...withoutRow(withRow(thermometerTable, 1, { on: 'it breaks' }), 0),
      },
      'No event of the table has the type "xstate.snapshot.measure"',
    ],
  ])
})

describe('events of a callback', () => {
  const alarm = setup({
    types: { context: {} as { rings: number } },
    actors: {
      clock: fromCallback<{ type: 'clock.set' }, { hour: number }>(mustNotRun),
      bell: fromEventObservable<{ type: 'bell.ring' }, undefined>(mustNotRun),
    },
  }).createMachine({
    id: 'alarm',
    context: { rings: 0 },
    initial: 'set',
    states: {
      set: {
        invoke: [
          { id: 'clock', src: 'clock', input: { hour: 7 }, onError: 'broken' },
          { id: 'bell', src: 'bell', onDone: 'quiet', onError: 'broken' },
        ],
        on: {
          'bell.ring': [
            { guard: ({ context }) => context.rings === 1, target: 'quiet' },
            { actions: [assign({ rings: ({ context }) => context.rings + 1 }), sendTo('clock', { type: 'clock.set' })] },
          ],
        },
      },
      quiet: { type: 'final' },
      broken: { type: 'final' },
    },
  })
  const alarmTable = table({
    machine: alarm,
    starts: { 'wind it up': { in: 'set', context: { rings: 0 }, invokes: [['clock', { hour: 7 }], ['bell']] } },
    events: {
      'it rings': { type: 'bell.ring' },
      'the clock breaks': failed('clock', new Error('broken')),
      'the bell breaks': failed('bell', new Error('broken')),
      'the bell is taken off': done('bell'),
    },
    rows: [
      {
        in: 'set',
        on: 'it rings',
        when: ['it is the first time', ({ rings }) => rings === 0],
        changes: { rings: 1 },
        calls: [['to clock', { type: 'clock.set' }]],
      },
      { in: 'set', on: 'it rings', when: ['it is the second time', ({ rings }) => rings === 1], to: 'quiet' },
      { in: 'set', on: ['the clock breaks', 'the bell breaks'], to: 'broken' },
      { in: 'set', on: 'the bell is taken off', to: 'quiet' },
    ],
    equivalent: { 'alarm.set on bell.ring, branch 2 takes action 2 before action 1': 'What is sent does not depend on the context.' },
  })

  testTable('an alarm', alarmTable, [
    [
      'another input of the callback',
      { starts: { 'wind it up': { in: 'set', context: { rings: 0 }, invokes: [['clock', { hour: 8 }], ['bell']] } } },
      /The invocations are .*hour: 7.*hour: 8/,
    ],
    ['no message to the callback', withRow(alarmTable, 0, { calls: [] }), "The calls are [ [ 'to clock', { type: 'clock.set' } ] ]"],
    ['another state after its event', withRow(alarmTable, 1, { to: 'broken' }), 'The state is quiet, the table says broken.'],
    ['an event that is not expected', withoutRow(alarmTable, 1), 'The machine handles "it rings" in set, but the table has no row for it.'],
    [
      'no failure of the callback',
      {
        events: Object.fromEntries(Object.entries(alarmTable.events).filter(([name]) => name !== 'the clock breaks')) as never,
        ...withRow(alarmTable, 2, { on: 'the bell breaks' }),
      },
      'No event of the table has the type "xstate.error.actor.clock"',
    ],
  ])
})
