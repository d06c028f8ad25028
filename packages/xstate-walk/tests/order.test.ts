/** The order of actions and of changes of the context, which decides what an action sees. */
import { assign, setup } from 'xstate'
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
