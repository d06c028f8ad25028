/** Delays: several at a time, of the root, of events, and with other ids. */
import { describe, expect, it } from 'vitest'
import { assign, cancel, raise, sendTo, setup } from 'xstate'
import { after, delayed, table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withEvents, withoutRow, withRow } from './test-table.ts'

describe('a delay around shorter ones', () => {
  const lamp = setup({ types: { context: {} as { blinks: number } }, delays: { blinking: 5000 } }).createMachine({
    id: 'lamp',
    context: { blinks: 0 },
    initial: 'blinking',
    states: {
      blinking: {
        initial: 'dark',
        after: { blinking: 'off' },
        states: {
          dark: { after: { 2000: { target: 'bright', actions: assign({ blinks: ({ context }) => context.blinks + 1 }) } } },
          bright: { after: { 1000: 'dark' } },
        },
      },
      off: { on: { 'lamp.press': 'blinking' } },
    },
  })
  const lampTable = table({
    machine: lamp,
    starts: { 'press it': { in: 'blinking.dark', context: { blinks: 0 } } },
    events: {
      'two seconds pass': after(2000, 'blinking.dark', 2000),
      'a second passes': after(1000, 'blinking.bright', 1000),
      'five seconds pass': after('blinking', 'blinking', 5000),
      'press it again': { type: 'lamp.press' },
    },
    preconditions: { 'press it again': ({ blinks }) => blinks < 4 },
    terminal: { off: 'After some presses the test ends.' },
    rows: [
      { in: 'blinking.dark', on: 'two seconds pass', to: 'blinking.bright', changes: ({ blinks }) => ({ blinks: blinks + 1 }) },
      { in: 'blinking.bright', on: 'a second passes', to: 'blinking.dark' },
      { in: 'blinking', on: 'five seconds pass', to: 'off' },
      { in: 'off', on: 'press it again', to: 'blinking.dark' },
    ],
  })

  testTable('a lamp', lampTable, [
    [
      'a longer inner delay',
      withEvents(lampTable, { 'two seconds pass': after(2000, 'blinking.dark', 3000) }),
      '"xstate.after.2000.lamp.blinking.dark" waits 2000 ms, the table says 3000 ms.',
    ],
    [
      'a shorter outer delay',
      withEvents(lampTable, { 'five seconds pass': after('blinking', 'blinking', 4000) }),
      '"xstate.after.blinking.lamp.blinking" waits 5000 ms, the table says 4000 ms.',
    ],
    ['an outer delay that does not end', withoutRow(lampTable, 2), 'The machine handles "five seconds pass" in blinking.'],
    [
      'a delay of a state that has none',
      withEvents(lampTable, { 'a second passes': after(1000, 'off', 1000) }),
      '"a second passes" is the end of a delay that no state has.',
    ],
    [
      'no event for a delay',
      { events: Object.fromEntries(Object.entries(lampTable.events).filter(([name]) => name !== 'a second passes')) as never },
      'No event of the table has the type "xstate.after.1000.lamp.blinking.bright"',
    ],
  ])

  it('takes the shortest delay first, and those that end at the same time in their order', () => {
    const { paths } = walk(lampTable as never)
    const [first] = paths
    expect(first?.states.slice(0, 5)).toEqual(['blinking.dark', 'blinking.bright', 'blinking.dark', 'off', 'blinking.dark'])
  })
})

describe('several delays in one state, of the root, and with another id', () => {
  const toast = setup({ types: { context: {} as { hot: boolean } }, guards: { isHot: ({ context }) => context.hot } }).createMachine({
    id: 'toast',
    context: { hot: false },
    initial: 'warm',
    after: { 9000: '.cold' },
    on: { 'toast.heat': { actions: assign({ hot: true }) } },
    states: {
      warm: {
        id: 'somewhere-else',
        after: { 1000: { guard: 'isHot', target: 'brown' }, 3000: { target: 'black' } },
      },
      brown: { on: { 'toast.eat': 'eaten' } },
      black: { on: { 'toast.eat': 'eaten' } },
      cold: { on: { 'toast.eat': 'eaten' } },
      eaten: { type: 'final' },
    },
  })
  const toastTable = table({
    machine: toast,
    starts: { 'make toast': { in: 'warm', context: { hot: false } } },
    events: {
      'a second passes': after(1000, 'warm', 1000),
      'three seconds pass': after(3000, 'warm', 3000),
      'nine seconds pass': after(9000, '', 9000),
      'heat it': { type: 'toast.heat' },
      'eat it': { type: 'toast.eat' },
    },
    rows: [
      { in: 'warm', on: 'a second passes', when: ['it is hot', ({ hot }) => hot], to: 'brown' },
      { in: 'warm', on: 'a second passes', when: ['it is not hot', ({ hot }) => !hot], ignored: 'It is not brown yet.' },
      { in: 'warm', on: 'three seconds pass', to: 'black' },
      { in: ['brown', 'black'], on: 'nine seconds pass', to: 'cold' },
      { in: ['warm', 'brown', 'black', 'cold'], on: 'heat it', changes: { hot: true } },
      { in: ['brown', 'black', 'cold'], on: 'eat it', to: 'eaten' },
    ],
  })

  testTable('toast', toastTable, [
    [
      'another length of the delay of the root',
      withEvents(toastTable, { 'nine seconds pass': after(9000, '', 8000) }),
      '"xstate.after.9000.toast" waits 9000 ms, the table says 8000 ms.',
    ],
    ['another state after the delay with a guard', withRow(toastTable, 0, { to: 'black' }), 'The state is brown, the table says black.'],
    [
      'a guard that lets all pass',
      withRow(toastTable, 1, { ignored: undefined, to: 'brown' }),
      'The machine does not handle "a second passes" in warm.',
    ],
    ['the second delay of the state', withRow(toastTable, 2, { to: 'brown' }), 'The state is black, the table says brown.'],
  ])
})

describe('events with a delay', () => {
  const oven = setup({ types: { context: {} as { input: string } } }).createMachine({
    id: 'oven',
    context: { input: '' },
    initial: 'idle',
    states: {
      idle: {
        on: {
          'oven.start': {
            target: 'baking',
            actions: [
              raise({ type: 'oven.ring' }, { delay: 4000, id: 'ring' }),
              sendTo(({ self }) => self, { type: 'oven.blink' }, { delay: 1000, id: 'blink' }),
            ],
          },
        },
      },
      baking: {
        on: {
          'oven.blink': { actions: assign({ input: 'blinked' }) },
          'oven.ring': 'done',
          'oven.stop': { target: 'idle', actions: [cancel('ring'), cancel('blink')] },
        },
      },
      done: { type: 'final' },
    },
  })
  const ovenTable = table({
    machine: oven,
    starts: { bake: { in: 'idle', context: { input: '' } } },
    events: {
      'start it': { type: 'oven.start' },
      'stop it': { type: 'oven.stop' },
      'it rings': delayed('oven.ring', 4000),
      'it blinks': delayed('oven.blink', 1000),
    },
    rows: [
      { in: 'idle', on: 'start it', to: 'baking' },
      { in: 'baking', on: 'it blinks', changes: { input: 'blinked' } },
      { in: 'baking', on: 'it rings', to: 'done' },
      { in: 'baking', on: 'stop it', to: 'idle', calls: [['cancel', 'ring'], ['cancel', 'blink']] },
    ],
    equivalent: { 'oven.idle on oven.start takes action 2 before action 1': 'They end at different times.' },
  })

  testTable('an oven', ovenTable, [
    [
      'another delay of a raised event',
      withEvents(ovenTable, { 'it rings': delayed('oven.ring', 5000) }),
      '"oven.ring" waits 4000 ms, the table says 5000 ms.',
    ],
    [
      'another delay of an event sent to itself',
      withEvents(ovenTable, { 'it blinks': delayed('oven.blink', 1) }),
      '"oven.blink" waits 1000 ms, the table says 1 ms.',
    ],
    [
      'a delay without an event',
      {
        events: {
          'start it': { type: 'oven.start' },
          'stop it': { type: 'oven.stop' },
          'it rings': delayed('oven.ring', 4000),
          'blink it': { type: 'oven.blink' },
        } as never,
        ...withRow(ovenTable, 1, { on: 'blink it' }),
      },
      'In baking a delay runs that no event of the table ends: "oven.blink" (1000 ms).',
    ],
    ['another state after the raised event', withRow(ovenTable, 2, { to: 'idle' }), 'The state is done, the table says idle.'],
  ])
})

describe('a delay without an implementation', () => {
  it('is a failure, since XState would not wait', () => {
    const machine = setup({}).createMachine({
      id: 'egg',
      initial: 'boiling',
      states: { boiling: { after: { untilHard: 'hard' } as never }, hard: { type: 'final' } },
    })
    const egg = table({
      machine,
      starts: { begin: { in: 'boiling' } },
      events: { 'it is hard': after('untilHard', 'boiling', 1) },
      rows: [{ in: 'boiling', on: 'it is hard', to: 'hard' }],
    })
    expect(() => walk(egg as never)).toThrow('The delay "untilHard" of boiling has no implementation.')
  })
})

describe('a delay that runs anew', () => {
  const search = setup({ types: { context: {} as { text: string } } }).createMachine({
    id: 'search',
    context: { text: '' },
    initial: 'resting',
    on: { 'text.type': { target: '.waiting', actions: assign({ text: 'a' }) } },
    states: {
      resting: {},
      waiting: {
        on: { 'text.keep': { actions: assign({ text: 'b' }) }, 'text.repeat': { target: 'waiting', reenter: true } },
        after: { 300: 'asking' },
      },
      asking: { after: { 1000: { target: 'asking', reenter: true } }, on: { 'text.stop': { target: 'over', reenter: true } } },
      over: { type: 'final' },
    },
  })
  const searchTable = table({
    machine: search,
    starts: { begin: { in: 'resting', context: { text: '' } } },
    events: {
      'type a letter': { type: 'text.type' },
      'keep the text': { type: 'text.keep' },
      'repeat the text': { type: 'text.repeat' },
      'stop it': { type: 'text.stop' },
      '300 ms pass': after('300', 'waiting', 300),
      'a second passes': after('1000', 'asking', 1000),
    },
    rows: [
      { in: ['resting', 'asking'], on: 'type a letter', to: 'waiting', changes: { text: 'a' } },
      { in: 'waiting', on: 'type a letter', to: 'waiting', changes: { text: 'a' }, restarts: '300 ms pass' },
      { in: 'waiting', on: 'repeat the text', restarts: '300 ms pass' },
      { in: 'waiting', on: 'keep the text', changes: { text: 'b' } },
      { in: 'waiting', on: '300 ms pass', to: 'asking' },
      { in: 'asking', on: 'a second passes', restarts: 'a second passes' },
      { in: 'asking', on: 'stop it', to: 'over' },
    ],
  })
  const isAnother = 'The delay of "300 ms pass" does not restart, the table says it does.'

  testTable('a search', searchTable, [
    ['no restart by an event', withRow(searchTable, 2, { restarts: undefined }), 'The delay of "300 ms pass" restarts, the table says it'],
    ['a restart that is none', withRow(searchTable, 3, { restarts: '300 ms pass' }), isAnother],
    ['no restart at its own end', withRow(searchTable, 5, { restarts: [] }), 'The delay of "a second passes" restarts, the table says it'],
    [
      'a restart of an unknown delay',
      withRow(searchTable, 2, { restarts: 'a day passes' }),
      'restarts the delay of the event "a day passes", which is not in the table.',
    ],
  ])
})

describe('a delayed event without an id', () => {
  it('is not cancelled by its type', () => {
    const machine = setup({}).createMachine({
      id: 'parcel',
      initial: 'packed',
      states: {
        packed: { on: { 'parcel.send': { target: 'sent', actions: raise({ type: 'parcel.come' }, { delay: 1000 }) } } },
        sent: { on: { 'parcel.come': 'there', 'parcel.stop': { target: 'stopped', actions: cancel('parcel.come') } } },
        stopped: { on: { 'parcel.come': 'there' } },
        there: { type: 'final' },
      },
    })
    const parcel = table({
      machine,
      starts: { begin: { in: 'packed' } },
      events: {
        'send it': { type: 'parcel.send' },
        'stop it': { type: 'parcel.stop' },
        'it comes': delayed('parcel.come', 1000),
      },
      rows: [
        { in: 'packed', on: 'send it', to: 'sent' },
        { in: 'sent', on: 'stop it', to: 'stopped', calls: [['cancel', 'parcel.come']] },
        { in: ['sent', 'stopped'], on: 'it comes', to: 'there' },
      ],
    })
    expect(walk(parcel as never).failures).toEqual([])
  })
})
