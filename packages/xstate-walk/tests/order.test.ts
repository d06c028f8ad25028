/** The order of actions, of changes of the context, which decides what an action sees, and of invocations. */
import { assign, fromCallback, setup, spawnChild, stopChild } from 'xstate'
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
  starts: { 'open it': { in: 'open' } },
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
