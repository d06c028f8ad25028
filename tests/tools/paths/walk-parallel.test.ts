/** What a walk sees of parallel states, and of what is told to an actor outside. */
import { describe, expect, it } from 'vitest'
import { createActor, fromCallback, sendTo, setup, type AnyActorRef } from 'xstate'
import { elapsed, tableOf, type Table } from '../../../tools/paths/table.ts'
import { walk } from '../../../tools/paths/walk.ts'

const guest = createActor(fromCallback(() => {}), { id: 'guest' }).start()

/** A bell with a light: it rings for a second, and the guest hears whether the light is switched. */
const bell = setup({
  types: { context: {} as { guest: AnyActorRef }, input: {} as { guest: AnyActorRef } },
  actions: { tell: sendTo(({ context }) => context.guest, { type: 'light.switched' }) },
  delays: { ringing: 1000 },
}).createMachine({
  id: 'bell',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    light: {
      initial: 'off',
      states: {
        off: { on: { 'light.switch': { target: 'on', actions: 'tell' } } },
        on: { on: { 'light.switch': { target: 'off', actions: 'tell' } } },
      },
    },
    clapper: {
      initial: 'still',
      on: { 'bell.press': '.ringing' },
      states: { still: {}, ringing: { after: { ringing: 'still' } } },
    },
  },
})

const told = { calls: [['to guest', { type: 'light.switched' }]] as const }
const table: Table = tableOf({
  machine: bell,
  starts: { 'enter': { input: () => ({ guest }), in: 'light.off and clapper.still' } },
  events: {
    'press the bell': { type: 'bell.press' },
    'switch the light': { type: 'light.switch' },
    'a second goes by': elapsed('ringing', 'clapper.ringing', 1000),
  },
  rows: [
    { in: 'clapper', on: 'press the bell', to: 'clapper.ringing' },
    { in: 'clapper.ringing', on: 'a second goes by', to: 'clapper.still' },
    { in: 'light.off', on: 'switch the light', to: 'light.on', ...told },
    { in: 'light.on', on: 'switch the light', to: 'light.off', ...told },
  ],
  paths: 10,
}) as unknown as Table

/** The table with another row at this place. */
function changed(place: number, change: object): Table {
  return { ...table, rows: table.rows.map((row, at) => (at === place ? { ...row, ...change } : row)) }
}

describe('a walk of parallel states', () => {
  it('reaches each of them, and moves one while the other stays', () => {
    const { states, paths } = walk(table)
    expect(states).toEqual({ all: ['light.off', 'light.on', 'clapper.still', 'clapper.ringing'], missed: [] })
    expect(new Set(paths.flatMap((path) => path.states))).toEqual(new Set([
      'light.off and clapper.still', 'light.off and clapper.ringing', 'light.on and clapper.still', 'light.on and clapper.ringing',
    ]))
  })

  it.each([
    ['tells somebody outside what it should not', changed(2, { calls: [] }), /light\.switched/],
    ['says nothing to whom it should tell', changed(0, { calls: told.calls }), /light\.switched/],
    ['moves the other state', changed(0, { to: 'light.off and clapper.still' }), /clapper\.ringing/],
  ] as const)('finds out a machine that %s', (_, judged, said) => {
    expect(() => walk(judged)).toThrow(said)
  })

  it('does not let come what comes only at other times', () => {
    expect(() => walk({ ...table, only: { 'switch the light': () => false } })).toThrow(/No path reaches the state light\.on/)
  })
})
