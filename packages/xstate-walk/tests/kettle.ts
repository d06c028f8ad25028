/** A kettle that an actor fills and that switches off after three minutes: a machine for the tests of the walk. */
import { assign, fromPromise, setup } from 'xstate'
import { after, done, failed, table, type Table } from '../src/table/table.ts'

export const kettle = setup({
  types: { context: {} as { cups: number }, tags: {} as 'busy' },
  actors: { fill: fromPromise<number, { cups: number }>(() => Promise.reject(new Error('not provided'))) },
  actions: { ring: (_, _params: { cups: number }) => {} },
  delays: { boiling: 180_000 },
}).createMachine({
  id: 'kettle',
  context: { cups: 0 },
  initial: 'empty',
  states: {
    empty: { on: { 'kettle.fill': 'filling' } },
    filling: {
      tags: 'busy',
      invoke: {
        id: 'fill',
        src: 'fill',
        input: { cups: 2 },
        onDone: { target: 'boiling', actions: assign({ cups: ({ event }) => event.output }) },
        onError: 'empty',
      },
    },
    boiling: { after: { boiling: { target: 'hot', actions: { type: 'ring', params: ({ context }) => context } } } },
    hot: { type: 'final' },
  },
})

export const kettleTable: Table = table({
  machine: kettle,
  starts: { 'buy a kettle': { in: 'empty', context: { cups: 0 } } },
  tags: { busy: 'filling' },
  events: {
    'fill it': { type: 'kettle.fill' },
    'the water comes': done('fill', 2),
    'the water is cut': failed('fill', new Error('no water')),
    'three minutes pass': after('boiling', 'boiling', 180_000),
  },
  rows: [
    { in: 'empty', on: 'fill it', to: 'filling', invokes: [['fill', { cups: 2 }]] },
    { in: 'filling', on: 'fill it', ignored: 'It is being filled.' },
    { in: 'filling', on: 'the water comes', to: 'boiling', changes: { cups: 2 } },
    { in: 'filling', on: 'the water is cut', to: 'empty' },
    { in: 'boiling', on: 'three minutes pass', to: 'hot', calls: [['ring', { cups: 2 }]] },
  ],
  paths: 2,
}) as never
