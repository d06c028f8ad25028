/** Fifteen faults in three machines, planted by hand, for the comparison with `xstate/graph` in the README. */
import { assign, fromPromise, setup, type AnyStateMachine } from 'xstate'
import { after, done, failed, table, type Moment, type Table } from '../src/table/table.ts'

/** What a faulty version of a machine does differently; each field is the right behaviour where it is absent. */
interface Kettle {
  readonly cups?: number
  readonly ms?: number
  readonly onError?: string
  readonly after?: string
  readonly stores?: boolean
}

interface Cart {
  readonly most?: number
  readonly isEmptied?: boolean
  readonly isPaid?: boolean
  readonly pays?: string
  readonly takes?: number
}

interface Player {
  readonly history?: 'shallow' | 'deep'
  readonly isMutedAtStart?: boolean
  readonly reports?: boolean
  readonly resumes?: string
  readonly mutes?: string
}

function kettle({ cups = 2, ms = 3000, onError = 'empty', after: boiled = 'hot', stores = true }: Kettle = {}): AnyStateMachine {
  return setup({
    types: { context: {} as { cups: number } },
    actors: { fill: fromPromise<number, { cups: number }>(() => Promise.reject(new Error('not provided'))) },
  }).createMachine({
    id: 'kettle',
    context: { cups: 0 },
    initial: 'empty',
    states: {
      empty: { on: { fill: 'filling' } },
      filling: {
        invoke: {
          id: 'fill',
          src: 'fill',
          input: { cups },
          onDone: { target: 'boiling', actions: stores ? assign({ cups: ({ event }) => event.output }) : [] },
          onError,
        },
      },
      boiling: { after: { [ms]: boiled } },
      hot: { on: { empty: { target: 'empty', actions: assign({ cups: 0 }) } } },
    },
  }) as unknown as AnyStateMachine
}

function cart({ most = 3, isEmptied = true, isPaid = true, pays = 'paid', takes = 1 }: Cart = {}): AnyStateMachine {
  return setup({
    types: { context: {} as { items: number } },
    actions: { charge: (_, _params: { items: number }) => {} },
  }).createMachine({
    id: 'cart',
    context: { items: 0 },
    initial: 'open',
    states: {
      open: {
        on: {
          add: { guard: ({ context }) => context.items < most, actions: assign({ items: ({ context }) => context.items + 1 }) },
          remove: { guard: ({ context }) => context.items > 0, actions: assign({ items: ({ context }) => context.items - takes }) },
          pay: {
            guard: ({ context }) => context.items > 0,
            target: pays,
            actions: isPaid ? { type: 'charge', params: ({ context }) => context } : [],
          },
        },
      },
      paid: { on: { 'start.over': { target: 'open', actions: isEmptied ? assign({ items: 0 }) : [] } } },
    },
  }) as unknown as AnyStateMachine
}

function player({
  history = 'deep',
  isMutedAtStart = false,
  reports = true,
  resumes = 'track.playing.last',
  mutes = 'muted',
}: Player = {}): AnyStateMachine {
  return setup({ actions: { report: () => {} } }).createMachine({
    id: 'player',
    type: 'parallel',
    states: {
      sound: {
        initial: isMutedAtStart ? 'muted' : 'loud',
        states: { loud: { on: { mute: mutes } }, muted: { on: { mute: 'loud' } } },
      },
      track: {
        initial: 'stopped',
        states: {
          stopped: { on: { play: `#player.${resumes}` } },
          playing: {
            initial: 'first',
            on: { stop: { target: 'stopped', actions: reports ? 'report' : [] } },
            states: {
              first: {
                initial: 'verse',
                states: { verse: { on: { next: 'chorus' } }, chorus: { on: { next: '#player.track.playing.second' } } },
              },
              second: {},
              last: { type: 'history', history },
            },
          },
        },
      },
    },
  }) as unknown as AnyStateMachine
}

const kettleTable = table({
  machine: kettle() as never,
  starts: { 'buy a kettle': { in: 'empty', context: { cups: 0 } } },
  events: {
    'fill it': { type: 'fill' },
    'empty it': { type: 'empty' },
    'the water comes': done('fill', 2),
    'the water is cut': failed('fill', new Error('no water')),
    'three seconds pass': after(3000, 'boiling', 3000),
  },
  rows: [
    { in: 'empty', on: 'fill it', to: 'filling', invokes: [['fill', { cups: 2 }]] },
    { in: 'filling', on: 'the water comes', to: 'boiling', changes: { cups: 2 } },
    { in: 'filling', on: 'the water is cut', to: 'empty' },
    { in: 'boiling', on: 'three seconds pass', to: 'hot' },
    { in: 'hot', on: 'empty it', to: 'empty', changes: { cups: 0 } },
  ],
} as never) as unknown as Table

interface Items {
  readonly items: number
}

const cartTable = table({
  machine: cart() as never,
  starts: { 'open the shop': { in: 'open', context: { items: 0 } } },
  events: {
    'add an item': { type: 'add' },
    'remove an item': { type: 'remove' },
    pay: { type: 'pay' },
    'start over': { type: 'start.over' },
  },
  rows: [
    {
      in: 'open',
      on: 'add an item',
      when: ['there is room', ({ items }: Items) => items < 3],
      changes: ({ items }: Items) => ({ items: items + 1 }),
    },
    { in: 'open', on: 'add an item', when: ['it is full', ({ items }: Items) => items === 3], ignored: 'Three items fit.' },
    {
      in: 'open',
      on: 'remove an item',
      when: ['there is one', ({ items }: Items) => items > 0],
      changes: ({ items }: Items) => ({ items: items - 1 }),
    },
    {
      in: 'open',
      on: ['remove an item', 'pay'],
      when: ['it is empty', ({ items }: Items) => items === 0],
      ignored: 'There is nothing in it.',
    },
    {
      in: 'open',
      on: 'pay',
      when: ['there is an item', ({ items }: Items) => items > 0],
      to: 'paid',
      calls: ({ items }: Items) => [['charge', { items }]],
    },
    { in: 'paid', on: 'start over', to: 'open', changes: { items: 0 } },
  ],
} as never) as unknown as Table

const playerTable = table({
  machine: player() as never,
  starts: { 'turn it on': { in: 'sound.loud and track.stopped' } },
  events: {
    'press mute': { type: 'mute' },
    'press play': { type: 'play' },
    'press stop': { type: 'stop' },
    'press next': { type: 'next' },
  },
  rows: [
    { in: 'sound.loud', on: 'press mute', to: 'sound.muted' },
    { in: 'sound.muted', on: 'press mute', to: 'sound.loud' },
    {
      in: 'track.stopped',
      on: 'press play',
      to: (_: unknown, { history }: Moment) => history['track.playing.last'] ?? 'track.playing.first.verse',
    },
    { in: 'track.playing', on: 'press stop', to: 'track.stopped', calls: [['report']] },
    { in: 'track.playing.first.verse', on: 'press next', to: 'track.playing.first.chorus' },
    { in: 'track.playing.first.chorus', on: 'press next', to: 'track.playing.second' },
  ],
} as never) as unknown as Table

export interface Comparison {
  readonly fault: string
  readonly table: Table
  readonly machine: AnyStateMachine
}

export const soundTables: readonly Table[] = [kettleTable, cartTable, playerTable]

export const comparisons: readonly Comparison[] = [
  ...(
    [
      ['the kettle is filled with three cups', { cups: 3 }],
      ['the water boils for a second longer', { ms: 4000 }],
      ['a failure leads to boiling', { onError: 'boiling' }],
      ['boiled water counts as empty', { after: 'empty' }],
      ['the number of cups is not stored', { stores: false }],
    ] as const
  ).map(([fault, wrong]) => ({ fault, table: kettleTable, machine: kettle(wrong) })),
  ...(
    [
      ['four items fit into the cart', { most: 4 }],
      ['a new cart holds the old items', { isEmptied: false }],
      ['nothing is charged', { isPaid: false }],
      ['paying leaves the cart open', { pays: 'open' }],
      ['removing one item removes two', { takes: 2 }],
    ] as const
  ).map(([fault, wrong]) => ({ fault, table: cartTable, machine: cart(wrong) })),
  ...(
    [
      ['the player forgets the part of the track', { history: 'shallow' }],
      ['the player is muted at the start', { isMutedAtStart: true }],
      ['a stop is not reported', { reports: false }],
      ['play begins anew after a stop', { resumes: 'track.playing' }],
      ['mute has no effect', { mutes: 'loud' }],
    ] as const
  ).map(([fault, wrong]) => ({ fault, table: playerTable, machine: player(wrong) })),
]
