/** The generated paths. */
import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { generatePaths } from '../../../tools/paths/generate.ts'
import { elapsed, tableOf, type Table } from '../../../tools/paths/table.ts'
import { kettleTable } from './kettle.ts'

/** A door that is locked after three knocks. */
const doorTable = tableOf({
  machine: setup({
    types: { context: {} as { knocks: number }, input: {} as { knocks: number }, events: {} as { type: 'door.knock' } },
    guards: { isEnough: ({ context }) => context.knocks >= 2 },
  }).createMachine({
    id: 'door',
    context: ({ input }) => input,
    initial: 'open',
    states: {
      open: {
        on: {
          'door.knock': [
            { guard: 'isEnough', target: 'locked' },
            { actions: assign({ knocks: ({ context }) => context.knocks + 1 }) },
          ],
        },
      },
      locked: {},
    },
  }),
  starts: { 'come home': { input: () => ({ knocks: 0 }), in: 'open' }, 'come late': { input: () => ({ knocks: 2 }), in: 'open' } },
  events: { 'knock': { type: 'door.knock' } },
  rows: [],
  paths: 0,
}) as unknown as Table

/** A machine that reads the clock: its alarm rings at noon, whenever it was set. */
const noon = 43_200_000
const watchTable = tableOf({
  machine: setup({
    types: { context: {} as { now: () => number }, input: {} as { now: () => number }, events: {} as { type: 'alarm.stop' } },
    guards: { isNoon: ({ context }) => context.now() === noon },
    delays: { untilNoon: ({ context }) => noon - context.now() },
  }).createMachine({
    id: 'watch',
    context: ({ input }) => input,
    initial: 'silent',
    states: {
      silent: { after: { untilNoon: 'looking' } },
      looking: { always: [{ guard: 'isNoon', target: 'ringing' }, { target: 'off' }] },
      ringing: { on: { 'alarm.stop': 'off' } },
      off: {},
    },
  }),
  starts: { 'set it': { input: (now) => ({ now }), in: 'silent' } },
  events: { 'noon comes': elapsed('untilNoon', 'silent', noon), 'stop it': { type: 'alarm.stop' } },
  rows: [],
  key: () => null,
  paths: 0,
}) as unknown as Table

const namesOf = (table: Table) => generatePaths(table).map(({ start, events }) => [start, ...events].join(', '))

describe('the paths through a machine', () => {
  it('are the shortest over each transition, and none is the beginning of another', () => {
    expect(namesOf(kettleTable)).toEqual([
      'buy a kettle, fill it, the water is cut',
      'buy a kettle, fill it, the water comes, three minutes pass',
    ])
  })

  it('distinguish contexts, and begin at each start', () => {
    expect(namesOf(doorTable)).toEqual(['come home, knock, knock, knock', 'come late, knock'])
  })

  it('treat contexts with the same key as one; the key can depend on the state', () => {
    expect(namesOf({ ...doorTable, key: () => null })).toEqual(['come home, knock', 'come late, knock'])
    const inTheOpen = (context: unknown, state: string) => (state === 'open' ? context : null)
    expect(namesOf({ ...doorTable, key: inTheOpen })).toEqual(['come home, knock, knock, knock', 'come late, knock'])
  })

  it('advance the clock by each delay, for machines that read it', () => {
    expect(namesOf(watchTable)).toEqual(['set it, noon comes, stop it'])
  })

  it('include a failure that the machine does not handle', () => {
    const machine = setup({ actors: { fill: fromPromise(() => Promise.resolve()) } })
      .createMachine({ id: 'tap', invoke: { id: 'fill', src: 'fill' } })
    expect(namesOf({ ...kettleTable, machine: machine as never })).toEqual(['buy a kettle, the water is cut'])
  })
})
