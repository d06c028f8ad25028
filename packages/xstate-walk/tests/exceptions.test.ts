/** Exceptions in a machine, which stop it. */
import { describe } from 'vitest'
import { assign, emit, setup } from 'xstate'
import { table } from '../src/table/table.ts'
import { testTable, withRow } from './test-table.ts'

describe('an assign that throws', () => {
  const lamp = setup({
    types: { context: {} as { oil: number }, emitted: {} as { type: 'lit' } },
    actions: { strike: () => {} },
  }).createMachine({
    id: 'lamp',
    context: { oil: 1 },
    initial: 'off',
    states: {
      off: {
        on: {
          'lamp.fill': { guard: ({ context }) => context.oil === 1, actions: assign({ oil: 2 }) },
          'lamp.light': {
            target: 'on',
            actions: [
              'strike',
              emit({ type: 'lit' }),
              assign({
                oil: ({ context }) => {
                  if (context.oil < 2) throw new Error('no oil')
                  return 0
                },
              }),
            ],
          },
        },
      },
      on: { type: 'final' },
    },
  })
  const error = new Error('no oil')
  const lampTable = table({
    machine: lamp,
    starts: { begin: { in: 'off', context: { oil: 1 } } },
    events: { 'light it': { type: 'lamp.light' }, 'fill it': { type: 'lamp.fill' } },
    rows: [
      // The machine stops in the state before. What was emitted would have come after the last transition.
      { in: 'off', on: 'light it', when: ['it has no oil', ({ oil }) => oil < 2], calls: [['strike']], error },
      {
        in: 'off',
        on: 'light it',
        when: ['it has oil', ({ oil }) => oil === 2],
        to: 'on',
        changes: { oil: 0 },
        calls: [['strike'], ['emit', { type: 'lit' }], 'changes'],
      },
      { in: 'off', on: 'fill it', when: ['it has no oil', ({ oil }) => oil < 2], changes: { oil: 2 } },
    ],
    equivalent: { 'lamp.off on lamp.light takes action 3 before action 2': 'What is emitted does not depend on the context.' },
  })

  testTable('a lamp', lampTable, [
    [
      'no error',
      withRow(lampTable, 0, { error: undefined }),
      /The machine stops with an unhandled error: Error: no oil\.\n.*\n {4}1\. begin\n {4}2\. light it/,
    ],
    [
      'another error',
      withRow(lampTable, 0, { error: new Error('no wick') }),
      'The error is [Error: no oil], the table says [Error: no wick].',
    ],
    ['a next state', withRow(lampTable, 0, { to: 'on' }), 'The state is off, the table says on.'],
    ['no action before', withRow(lampTable, 0, { calls: [] }), "The calls are [ [ 'strike' ] ], the table says []."],
  ])
})
