/** Parallel states, also inside each other, and final children. */
import { describe, expect, it } from 'vitest'
import { createMachine, setup } from 'xstate'
import { table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withRow } from './test-table.ts'

describe('parallel states inside parallel states', () => {
  const kitchen = setup({}).createMachine({
    id: 'kitchen',
    type: 'parallel',
    states: {
      // The names are not in alphabetical order.
      stove: {
        type: 'parallel',
        states: {
          right: { initial: 'off', states: { off: { on: { 'right.turn': 'on' } }, on: { on: { 'right.turn': 'off' } } } },
          left: { initial: 'off', states: { off: { on: { 'left.turn': 'on' } }, on: { on: { 'left.turn': 'off' } } } },
        },
      },
      door: { initial: 'closed', states: { closed: { on: { 'door.open': 'open' } }, open: { on: { 'door.close': 'closed' } } } },
    },
  })
  const kitchenTable = table({
    machine: kitchen,
    starts: { enter: { in: 'stove.right.off and stove.left.off and door.closed' } },
    events: {
      'turn the right plate': { type: 'right.turn' },
      'turn the left plate': { type: 'left.turn' },
      'open the door': { type: 'door.open' },
      'close the door': { type: 'door.close' },
    },
    rows: [
      { in: 'stove.right.off', on: 'turn the right plate', to: 'stove.right.on' },
      { in: 'stove.right.on', on: 'turn the right plate', to: 'stove.right.off' },
      { in: 'stove.left.off', on: 'turn the left plate', to: 'stove.left.on' },
      { in: 'stove.left.on', on: 'turn the left plate', to: 'stove.left.off' },
      { in: 'door.closed', on: 'open the door', to: 'door.open' },
      { in: 'door.open', on: 'close the door', to: 'door.closed' },
    ],
  })

  testTable('a kitchen', kitchenTable, [
    [
      'the other region',
      withRow(kitchenTable, 0, { to: 'stove.left.on' }),
      'The state is stove.right.on and stove.left.off and door.closed, the table says stove.right.off and stove.left.on and door.closed.',
    ],
    [
      'another region at once',
      withRow(kitchenTable, 4, { to: 'stove.left.on and door.open' }),
      'the table says stove.right.off and stove.left.on and door.open.',
    ],
    ['a row of the wrong region', withRow(kitchenTable, 2, { in: 'stove.left.on' }), 'The machine handles "turn the left plate"'],
    [
      'a start without a region',
      { starts: { enter: { in: 'stove.right.off and door.closed' } } },
      'the table says stove.right.off and door.closed.',
    ],
  ])
})

describe('final children', () => {
  const trip = setup({}).createMachine({
    id: 'trip',
    initial: 'preparing',
    states: {
      preparing: {
        type: 'parallel',
        onDone: 'leaving',
        states: {
          bag: { initial: 'empty', states: { empty: { on: { 'bag.pack': 'packed' } }, packed: { type: 'final' } } },
          ticket: { initial: 'missing', states: { missing: { on: { 'ticket.buy': 'bought' } }, bought: { type: 'final' } } },
        },
      },
      leaving: {
        initial: 'walking',
        states: { walking: { on: { 'bus.take': 'riding' } }, riding: { type: 'final' } },
        onDone: { target: 'away' },
      },
      away: { type: 'final' },
    },
  })
  const tripTable = table({
    machine: trip,
    starts: { 'plan it': { in: 'preparing.bag.empty and preparing.ticket.missing' } },
    events: { 'pack the bag': { type: 'bag.pack' }, 'buy a ticket': { type: 'ticket.buy' }, 'take the bus': { type: 'bus.take' } },
    rows: [
      { in: 'preparing.bag.empty and preparing.ticket.missing', on: 'pack the bag', to: 'preparing.bag.packed' },
      { in: 'preparing.bag.empty and preparing.ticket.missing', on: 'buy a ticket', to: 'preparing.ticket.bought' },
      { in: 'preparing.bag.packed', on: 'buy a ticket', to: 'leaving.walking' },
      { in: 'preparing.ticket.bought', on: 'pack the bag', to: 'leaving.walking' },
      { in: 'leaving.walking', on: 'take the bus', to: 'away' },
    ],
  })

  testTable('a trip', tripTable, [
    [
      'the final child, which is passed through at once',
      withRow(tripTable, 4, { to: 'leaving.riding' }),
      'The state is away, the table says leaving.riding.',
    ],
    [
      'a region that is not done',
      withRow(tripTable, 0, { to: 'leaving.walking' }),
      'The state is preparing.bag.packed and preparing.ticket.missing, the table says leaving.walking.',
    ],
    [
      'a parent that is done too late',
      withRow(tripTable, 2, { to: 'preparing.ticket.bought' }),
      'The state is leaving.walking, the table says preparing.bag.packed and preparing.ticket.bought.',
    ],
  ])

  it('are dead ends where nothing follows, unless they end the machine', () => {
    const stuck = (isInner: boolean) => {
      const states = { here: { on: { go: 'there' } }, there: { type: 'final' as const } }
      const inner = { initial: 'in', states: { in: { initial: 'here', states } } }
      const at = (state: string) => (isInner ? `in.${state}` : state)
      return {
        machine: createMachine({ id: 'stuck', ...(isInner ? inner : { initial: 'here', states }) } as never),
        starts: { begin: { in: at('here') } },
        events: { go: { type: 'go' } },
        rows: [{ in: at('here'), on: 'go', to: at('there') }],
      } as never
    }
    expect(walk(stuck(false)).failures).toEqual([])
    expect(() => walk(stuck(true))).toThrow('in.there is a dead end: it handles no event.')
  })
})
