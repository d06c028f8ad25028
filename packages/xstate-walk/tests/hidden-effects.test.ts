/** Effects that show neither in the state nor in the context: what events carry, which actors run on, what the machine sends where. */
import { describe } from 'vitest'
import { assign, fromCallback, fromObservable, fromPromise, raise, sendTo, setup, spawnChild, stopChild, type AnyActorRef } from 'xstate'
import { actor, delayed, done, published, table } from '../src/table/table.ts'
import { testTable, withEvents, withoutRow, withRow } from './test-table.ts'

describe('what an event of the machine itself carries', () => {
  /** The actions read the events. */
  const shop = setup({
    types: { context: {} as { price: number }, events: {} as { type: 'pay' | 'charge' | 'thank' | 'remind'; euros?: number } },
    actions: { charge: () => {}, thank: () => {}, remind: () => {} },
  }).createMachine({
    id: 'shop',
    context: { price: 5 },
    initial: 'open',
    states: {
      open: {
        on: {
          pay: { target: 'paid', actions: [assign({ price: 7 }), raise(({ context }) => ({ type: 'charge', euros: context.price }))] },
        },
      },
      paid: {
        entry: [
          sendTo(({ self }) => self, { type: 'thank', euros: 2 }),
          raise(({ context }) => ({ type: 'remind', euros: context.price + 1 }), { delay: 10 }),
        ],
        on: { charge: { actions: 'charge' }, thank: { actions: 'thank' }, remind: { target: 'over', actions: 'remind' } },
      },
      over: { type: 'final' },
    },
  })
  const shopTable = table({
    machine: shop,
    starts: { begin: { in: 'open', context: { price: 5 } } },
    events: { pay: { type: 'pay' }, 'time passes': delayed('remind', 10, ({ price }: { price: number }) => ({ euros: price + 1 })) },
    omitted: { charge: 'It is raised.', thank: 'The shop sends it to itself.' },
    rows: [
      {
        in: 'open', on: 'pay', to: 'paid', changes: { price: 7 },
        calls: [['raise', { type: 'charge', euros: 7 }], ['to shop', { type: 'thank', euros: 2 }], ['charge'], ['thank']],
      },
      { in: 'paid', on: 'time passes', to: 'over', calls: [['remind']] },
    ],
    equivalent: { 'shop.paid entry takes action 2 before action 1': 'They arrive at different times.' },
  })
  const calls = (charge: number, thank: number) =>
    withRow(shopTable, 0, {
      calls: [['raise', { type: 'charge', euros: charge }], ['to shop', { type: 'thank', euros: thank }], ['charge'], ['thank']],
    })

  testTable('a shop', shopTable, [
    ['another raised event', calls(5, 2), /The calls are .*euros: 7.*the table says .*euros: 5/],
    ['another event that it sends to itself', calls(7, 3), /The calls are .*euros: 2.*the table says .*euros: 3/],
    [
      'another delayed event',
      withEvents(shopTable, { 'time passes': delayed('remind', 10, { euros: 7 }) }),
      "The delayed event is { type: 'remind', euros: 8 }, which no entry of the table is.",
    ],
    [
      'a delayed event that carries nothing',
      withEvents(shopTable, { 'time passes': delayed('remind', 10) }),
      "The delayed event is { type: 'remind', euros: 8 }, which no entry of the table is.",
    ],
  ])
})

describe('an actor that runs on', () => {
  const desk = setup({
    types: { context: {} as { clerk: AnyActorRef | null }, events: {} as { type: 'come' | 'go' | 'call' | 'close' } },
    actors: { clerk: fromCallback(() => {}), boy: fromPromise(() => Promise.resolve()) },
  }).createMachine({
    id: 'desk',
    context: { clerk: null },
    initial: 'empty',
    states: {
      empty: { on: { come: { target: 'staffed', actions: assign({ clerk: ({ spawn }) => spawn('clerk', { id: 'first' }) }) } } },
      staffed: { on: { go: { target: 'alone', actions: assign({ clerk: null }) }, call: { actions: spawnChild('boy', { id: 'boy' }) } } },
      alone: { on: { close: 'closed' } },
      closed: { type: 'final' },
    },
  })
  const omitted = { 'xstate.error.actor.*': 'Nobody fails.', 'xstate.done.actor.first': 'Who is sent away goes home.' }
  const deskTable = table({
    machine: desk,
    starts: { begin: { in: 'empty', context: { clerk: null } } },
    events: {
      come: { type: 'come' }, go: { type: 'go' }, call: { type: 'call' }, close: { type: 'close' }, 'the boy is back': done('boy'),
    },
    omitted,
    rows: [
      {
        in: 'empty', on: 'come', to: 'staffed',
        changes: { clerk: actor('first') }, invokes: [['clerk', undefined, { id: 'first' }]],
      },
      { in: 'staffed', on: 'go', to: 'alone', changes: { clerk: null } },
      { in: 'staffed', on: 'call', invokes: [['boy']] },
      { in: 'alone', on: 'close', to: 'closed' },
      { in: ['staffed', 'alone'], on: 'the boy is back', ignored: 'He brings nothing.' },
    ],
  })
  const { 'the boy is back': _, ...events } = deskTable.events

  testTable('a desk', deskTable, [
    [
      'the name of the logic for an actor with another id',
      withRow(deskTable, 0, { invokes: [['clerk']] }),
      /"clerk" is found by { id: 'first' }, the table says by its name\. In place of \[ 'clerk' \] write \[ 'clerk', undefined, { id: 'first' } \]\./,
    ],
    [
      'the id of an actor for its logic',
      withRow(deskTable, 0, { invokes: [['first']] }),
      `"first" is the id of an actor, whose logic is "clerk". In place of [ 'first' ] write [ 'clerk', undefined, { id: 'first' } ].`,
    ],
    [
      'no end of an actor that the context does not hold any more',
      { omitted: { 'xstate.error.actor.*': 'Nobody fails.' } },
      /In alone the actor "first" runs on, .* hold it any more\. Stop it, or omit "xstate\.done\.actor\.first" with the reason/,
    ],
    [
      'no end of an actor whose id another one has',
      { ...withoutRow(deskTable, 4), events },
      'In staffed the actor "boy" runs on, and the machine does not hold it any more.',
    ],
    [
      'an end of an actor that is never forgotten',
      { omitted: { ...omitted, 'xstate.done.actor.second': 'no' } },
      'The table omits "xstate.done.actor.second"',
    ],
  ])
})

describe('an actor that is held nowhere', () => {
  const guard = (isStopped: boolean) => setup({
    actors: { watch: fromCallback(() => {}) },
  }).createMachine({
    id: 'guard',
    initial: 'day',
    states: {
      day: { on: { fall: { target: 'night', actions: spawnChild('watch', { id: 'watch' }) } } },
      night: { on: { rise: { target: 'day', actions: isStopped ? stopChild('watch') : [] } } },
    },
  })
  const guardTable = (isStopped: boolean, omitted: Readonly<Record<string, string>> = {}) => table({
    machine: guard(isStopped),
    starts: { begin: { in: 'day' } },
    events: { 'night falls': { type: 'fall' }, 'the sun rises': { type: 'rise' } },
    omitted: { 'xstate.error.actor.watch': 'Nobody fails.', ...omitted },
    rows: [
      { in: 'day', on: 'night falls', to: 'night', invokes: [['watch']] },
      { in: 'night', on: 'the sun rises', to: 'day', calls: isStopped ? [['stop', 'watch']] : [] },
    ],
  })
  const ends = { 'xstate.done.actor.watch': 'It ends at sunrise.' }

  testTable('a guard that stops it', guardTable(true), [
    ['a machine that never does', guardTable(false) as never, /In night the actor "watch" runs, which the machine neither holds nor ever stops\./],
    ['an end that needs no reason', { omitted: guardTable(true, ends).omitted ?? {} }, 'The table omits "xstate.done.actor.watch"'],
  ])
  testTable('a guard who goes home', guardTable(false, ends), [])
})

describe('what an actor publishes', () => {
  const weather = (syncSnapshot: boolean, isNight = true) => setup({
    types: { context: {} as { degrees: number } },
    actors: { measure: fromObservable<number, undefined>(() => ({ subscribe: () => ({ unsubscribe: () => {} }) })) },
  }).createMachine({
    id: 'weather',
    context: { degrees: 0 },
    initial: 'mild',
    entry: spawnChild('measure', { id: 'measure', syncSnapshot }),
    states: {
      mild: { on: { 'xstate.snapshot.measure': 'hot', ...(isNight && { 'night.fall': 'cold' }) } },
      cold: { type: 'final' },
      hot: { type: 'final' },
    },
  })
  const weatherTable = table({
    machine: weather(true),
    starts: { begin: { in: 'mild', context: { degrees: 0 }, invokes: [['measure']] } },
    events: { 'it is 40': published('measure', { context: 40 }), 'night falls': { type: 'night.fall' } },
    omitted: { 'xstate.error.actor.measure': 'It does not fail.', 'xstate.done.actor.measure': 'It measures as long as there is weather.' },
    rows: [{ in: 'mild', on: 'it is 40', to: 'hot' }, { in: 'mild', on: 'night falls', to: 'cold' }],
  })

  testTable('a weather station', weatherTable, [
    [
      'a machine that does not receive it',
      { machine: weather(false) as never },
      '"it is 40" never occurs: the machine does not receive what "measure" publishes. It needs `onSnapshot` or `syncSnapshot`.',
    ],
    [
      'a machine that waits for nothing else',
      { machine: weather(false, false) as never },
      'In mild the machine does not receive what "measure" publishes. It needs `onSnapshot` or `syncSnapshot`.',
    ],
  ])
})

describe('the system around a machine', () => {
  const printer = (name: string) => setup({}).createMachine({
    id: 'printer',
    initial: 'idle',
    states: {
      idle: { on: { print: { target: 'over', actions: sendTo(({ system }) => system.get(name), { type: 'warn' }) } } },
      over: { type: 'final' },
    },
  })
  const printerTable = table({
    machine: printer('bell'),
    starts: { begin: { in: 'idle' } },
    events: { 'print it': { type: 'print' } },
    system: { bell: { context: {} } },
    rows: [{ in: 'idle', on: 'print it', to: 'over', calls: [['to bell', { type: 'warn' }]] }],
  })

  testTable('a printer', printerTable, [
    ['another event', withRow(printerTable, 0, { calls: [['to bell', { type: 'ring' }]] }), /The calls are .*'warn'.*the table says .*'ring'/],
    // XState then sends it to the machine itself.
    ['an actor that the system does not have', { machine: printer('horn') as never }, /The calls are .*'to printer'.*the table says .*'to bell'/],
    [
      'an actor that the machine does not ask for',
      { system: { bell: { context: {} }, horn: { context: {} } } },
      'The machine does not ask for the actor "horn" of its system.',
    ],
  ])
})
