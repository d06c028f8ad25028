/** Walks of parallel states, and of events sent to actors outside. */
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, sendTo, setup, type AnyActorRef } from 'xstate'
import { elapsed, tableOf, type Table } from '../../../tools/paths/table.ts'
import { walk } from '../../../tools/paths/walk.ts'

const guest = createActor(fromCallback(() => {}), { id: 'guest' }).start()

/** A bell with a light: it rings for a second, and reports each switch of the light to the guest. */
const bell = setup({
  types: { context: {} as { guest: AnyActorRef }, input: {} as { guest: AnyActorRef } },
  actions: { notify: sendTo(({ context }) => context.guest, { type: 'light.switched' }) },
  delays: { ringing: 1000 },
}).createMachine({
  id: 'bell',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    light: {
      initial: 'off',
      states: {
        off: { on: { 'light.switch': { target: 'on', actions: 'notify' } } },
        on: { on: { 'light.switch': { target: 'off', actions: 'notify' } } },
      },
    },
    clapper: {
      initial: 'still',
      on: { 'bell.press': '.ringing' },
      states: { still: {}, ringing: { after: { ringing: 'still' } } },
    },
  },
})

const notified = { calls: [['to guest', { type: 'light.switched' }]] as const }
const table: Table = tableOf({
  machine: bell,
  starts: { 'enter': { input: () => ({ guest }), in: 'light.off and clapper.still' } },
  events: {
    'press the bell': { type: 'bell.press' },
    'switch the light': { type: 'light.switch' },
    'a second passes': elapsed('ringing', 'clapper.ringing', 1000),
  },
  rows: [
    { in: 'clapper', on: 'press the bell', to: 'clapper.ringing' },
    { in: 'clapper.ringing', on: 'a second passes', to: 'clapper.still' },
    { in: 'light.off', on: 'switch the light', to: 'light.on', ...notified },
    { in: 'light.on', on: 'switch the light', to: 'light.off', ...notified },
  ],
  paths: 10,
}) as unknown as Table

/** The table with another row at this place. */
function changed(place: number, change: object): Table {
  return { ...table, rows: table.rows.map((row, at) => (at === place ? { ...row, ...change } : row)) }
}

describe('a walk of parallel states', () => {
  it('reaches each state, and changes one region at a time', () => {
    const { states, paths } = walk(table)
    expect(states).toEqual({ all: ['light.off', 'light.on', 'clapper.still', 'clapper.ringing'], missed: [] })
    expect(new Set(paths.flatMap((path) => path.states))).toEqual(new Set([
      'light.off and clapper.still', 'light.off and clapper.ringing', 'light.on and clapper.still', 'light.on and clapper.ringing',
    ]))
  })

  it.each([
    ['sends an unexpected event to an outside actor', changed(2, { calls: [] }), /light\.switched/],
    ['does not send an expected event to an outside actor', changed(0, { calls: notified.calls }), /light\.switched/],
    ['changes the other region', changed(0, { to: 'light.off and clapper.still' }), /clapper\.ringing/],
  ] as const)('detects a machine that %s', (_, wrongTable, expected) => {
    expect(() => walk(wrongTable)).toThrow(expected)
  })

  it('omits events whose precondition does not hold', () => {
    expect(() => walk({ ...table, preconditions: { 'switch the light': () => false } })).toThrow(/No path reaches the state light\.on/)
  })
})
