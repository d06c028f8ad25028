/** The order of actions, of changes of the context, which decides what an action sees, and of invocations. */
import { expect, it } from 'vitest'
import { assign, fromCallback, setup, spawnChild, stopChild } from 'xstate'
import { faults } from '../src/faults/faults.ts'
import { table } from '../src/table/table.ts'
import { testTable, withRow } from './test-table.ts'

/** Each action of the till could read the sum. */
const till = setup({
  types: { context: {} as { sum: number; sales: number } },
  actions: {
    print: () => {},
    record: () => {},
    addSale: assign({ sum: ({ context }) => context.sum + 5 }),
    countSale: assign({ sales: ({ context }) => context.sales + 1 }),
  },
}).createMachine({
  id: 'till',
  context: { sum: 0, sales: 0 },
  initial: 'open',
  states: {
    open: {
      on: {
        'till.sell': { target: 'closed', actions: ['print', 'addSale', 'record', 'countSale', 'print'] },
      },
    },
    closed: { entry: ['record', 'print'], type: 'final' },
  },
})

const tillTable = table({
  machine: till,
  starts: { 'open it': { in: 'open', context: { sum: 0, sales: 0 } } },
  events: { 'sell something': { type: 'till.sell' } },
  rows: [
    {
      in: 'open', on: 'sell something', to: 'closed', changes: { sum: 5, sales: 1 },
      calls: [['print'], { sum: 5 }, ['record'], 'changes', ['print'], ['record'], ['print']],
    },
  ],
})

testTable('a till', tillTable, [
  [
    'no place of the changes',
    withRow(tillTable, 0, { calls: [['print'], ['record'], ['print'], ['record'], ['print']] }),
    'At "print" context.sum is 0, the table says 5.',
  ],
  [
    'all changes at once',
    withRow(tillTable, 0, { calls: [['print'], 'changes', ['record'], ['print'], ['record'], ['print']] }),
    'At "record" context.sales is 0, the table says 1.',
  ],
  [
    'the changes after a call that sees them',
    withRow(tillTable, 0, { calls: [['print'], ['record'], { sum: 5 }, 'changes', ['print'], ['record'], ['print']] }),
    'At "record" context.sum is 5, the table says 0.',
  ],
  [
    'two calls in another order',
    withRow(tillTable, 0, { calls: [['print'], { sum: 5 }, ['record'], 'changes', ['print'], ['print'], ['record']] }),
    "The calls are [ [ 'print' ], [ 'record' ], [ 'print' ], [ 'record' ], [ 'print' ] ]",
  ],
])

const radio = setup({ actors: { song: fromCallback(() => {}) }, actions: { click: () => {} } }).createMachine({
  id: 'radio',
  initial: 'on',
  entry: spawnChild('song', { id: 'first' }),
  states: {
    on: {
      entry: 'click',
      on: {
        'radio.press': {
          target: 'off',
          actions: ['click', stopChild('first'), spawnChild('song', { id: 'second' }), 'click', spawnChild('song', { id: 'third' })],
        },
      },
    },
    off: {},
  },
})

const calls = [['click'], ['stop', 'first'], 'invocation', ['click']] as const
const songs = (...ids: readonly string[]) => ids.map((id) => ['song', undefined, { id }] as const)
const radioTable = table({
  machine: radio,
  starts: { begin: { in: 'on', calls: ['invocation', ['click']], invokes: songs('first') } },
  events: { 'press it': { type: 'radio.press' } },
  terminal: { off: 'It is over.' },
  omitted: { 'xstate.error.actor.*': 'It does not fail.', 'xstate.done.actor.*': 'A song ends.' },
  rows: [{ in: 'on', on: 'press it', to: 'off', calls, invokes: songs('second', 'third') }],
})

testTable('a radio', radioTable, [
  [
    'all invocations after the calls',
    withRow(radioTable, 0, { calls: [['click'], ['stop', 'first'], ['click']] }),
    'At "click" the number of invocations before it is 1, the table says 0.',
  ],
  [
    'an invocation before a stop',
    withRow(radioTable, 0, { calls: [['click'], 'invocation', ['stop', 'first'], ['click']] }),
    'At "stop" the number of invocations before it is 0, the table says 1.',
  ],
  [
    'an invocation at the start after a call',
    { starts: { begin: { in: 'on', calls: [['click']], invokes: songs('first') } } },
    'At "click" the number of invocations before it is 1, the table says 0.',
  ],
])

/** Which clerk is stopped depends on whether the next one has come. */
const counter = setup({
  types: { context: {} as { isOpen: boolean; hours: number } },
  actors: { clerk: fromCallback(() => {}) },
}).createMachine({
  id: 'counter',
  context: { isOpen: true, hours: 0 },
  initial: 'open',
  entry: spawnChild('clerk', { id: 'clerk' }),
  states: {
    open: {
      on: {
        'clerk.change': {
          target: 'late',
          actions: [stopChild('clerk'), assign(({ spawn }) => (spawn('clerk', { id: 'clerk' }), { isOpen: true }))],
        },
      },
    },
    late: { on: { 'counter.wait': { target: 'dark', actions: [stopChild('clerk'), assign({ hours: 1 })] } } },
    dark: { on: { 'counter.close': { target: 'shut', actions: [spawnChild('clerk', { id: 'guard' }), stopChild('guard')] } } },
    shut: { type: 'final' },
  },
})

const clerk = ['clerk'] as const
const counterTable = table({
  machine: counter,
  starts: { begin: { in: 'open', context: { isOpen: true, hours: 0 }, invokes: [clerk] } },
  events: { change: { type: 'clerk.change' }, wait: { type: 'counter.wait' }, close: { type: 'counter.close' } },
  omitted: { 'xstate.error.actor.*': 'It does not fail.' },
  rows: [
    { in: 'open', on: 'change', to: 'late', calls: [['stop', 'clerk']], invokes: [clerk] },
    { in: 'late', on: 'wait', to: 'dark', changes: { hours: 1 }, calls: [['stop', 'clerk']] },
    { in: 'dark', on: 'close', to: 'shut', calls: ['invocation', ['stop', 'guard']], invokes: [['clerk', undefined, { id: 'guard' }]] },
  ],
})

testTable('a counter', counterTable, [
  [
    'a clerk that is stopped after the next one has come',
    withRow(counterTable, 0, { calls: ['invocation', ['stop', 'clerk']] }),
    'At "stop" the number of invocations before it is 0, the table says 1.',
  ],
  [
    'no stop in the step that ends the machine',
    withRow(counterTable, 2, { calls: [] }),
    "The calls are [ [ 'stop', 'guard' ] ], the table says [].",
  ],
])

it('a stop and an assign that does not depend on it are the same in either order', () => {
  const swapped = faults(counterTable as never).filter(({ fault }) => fault.endsWith('takes action 2 before action 1'))
  expect(swapped.map(({ failure, equivalent }) => [failure?.messages[0] ?? null, equivalent])).toEqual([
    ['At "stop" the number of invocations before it is 1, the table says 0.', null],
    [null, 'One is an assign, the other one does the same whatever the context is.'],
    [expect.stringMatching(/^The calls are \[\], /), null],
  ])
})
