/** Actors: written in place, several in a state, child machines, with ids of the system. */
import { describe, expect, it, vi } from 'vitest'
import { assign, createMachine, fromCallback, fromPromise, sendTo, setup, type AnyActorRef } from 'xstate'
import { actor, done, failed, table, type Table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withEvents, withRow } from './test-table.ts'

const mustNotRun = () => {
  throw new Error('must not run')
}

describe('actors that are written in place', () => {
  const letter = createMachine({
    types: { context: {} as { count: number } },
    id: 'letter',
    context: { count: 0 },
    initial: 'sending',
    states: {
      sending: {
        invoke: [
          {
            id: 'post',
            src: fromPromise<number>(mustNotRun),
            input: { stamps: 1 },
            onDone: { target: 'sent', actions: assign({ count: ({ event }) => event.output as number }) },
            onError: 'lost',
          },
          { src: fromCallback(mustNotRun), onError: 'lost' },
        ],
        on: { 'bird.come': { actions: assign({ count: ({ context }) => (context.count < 2 ? context.count + 1 : context.count) }) } },
      },
      sent: { type: 'final' },
      lost: { type: 'final' },
    },
  })
  const letterTable = table({
    machine: letter,
    starts: { 'send it': { in: 'sending', context: { count: 0 }, invokes: [['post', { stamps: 1 }], ['1.letter.sending']] } },
    events: {
      'it arrives': done('post', 7),
      'it is lost': failed('post', new Error('lost')),
      'the bird flies away': failed('1.letter.sending', new Error('gone')),
      'the bird ends': done('1.letter.sending'),
      'a bird comes': { type: 'bird.come' },
    },
    rows: [
      { in: 'sending', on: 'it arrives', to: 'sent', changes: { count: 7 } },
      { in: 'sending', on: ['it is lost', 'the bird flies away'], to: 'lost' },
      { in: 'sending', on: 'the bird ends', ignored: 'The letter is still on its way.' },
      { in: 'sending', on: 'a bird comes', changes: ({ count }) => ({ count: Math.min(count + 1, 2) }) },
    ],
  })

  testTable('a letter', letterTable, [
    [
      'another input',
      { starts: { 'send it': { in: 'sending', context: { count: 0 }, invokes: [['post', { stamps: 2 }], ['1.letter.sending']] } } },
      /The invocations are .*stamps: 1.*stamps: 2/,
    ],
    [
      'a missing second actor',
      { starts: { 'send it': { in: 'sending', context: { count: 0 }, invokes: [['post', { stamps: 1 }]] } } },
      /The invocations are .*1\.letter\.sending/,
    ],
    [
      'no failure of the second actor',
      {
        events: Object.fromEntries(Object.entries(letterTable.events).filter(([name]) => name !== 'the bird flies away')) as never,
        ...withRow(letterTable, 1, { on: 'it is lost' }),
      },
      'No event of the table has the type "xstate.error.actor.1.letter.sending"',
    ],
    [
      'an effect of an end without a transition',
      withRow(letterTable, 2, { ignored: undefined, to: 'sent' }),
      'The machine does not handle "the bird ends" in sending.',
    ],
    ['another output', withEvents(letterTable, { 'it arrives': done('post', 8) }), 'context.count is 8, the table says 7.'],
  ])
})

describe('child machines', () => {
  const child = createMachine({
    id: 'door',
    initial: 'shut',
    context: ({ input }) => input as object,
    states: { shut: { entry: mustNotRun, on: { open: 'open' } }, open: {} },
  })
  const house = setup({
    types: { context: {} as { door: AnyActorRef | null } },
    actors: { door: child },
    guards: { isShut: ({ context: { door } }) => door?.getSnapshot().matches('shut') === true },
  }).createMachine({
    id: 'house',
    context: { door: null },
    initial: 'empty',
    states: {
      empty: {
        on: {
          'door.build': {
            actions: [
              assign({ door: ({ spawn }) => spawn('door', { id: 'door', systemId: 'front', input: { key: 1 } }) }),
              sendTo(({ system }) => system.get('front'), { type: 'knock' }),
            ],
            target: 'built',
          },
        },
      },
      built: {
        on: {
          'house.lock': [{ guard: 'isShut', target: 'locked' }, { target: 'open' }],
          'door.call': { actions: sendTo(({ system }) => system.get('front'), { type: 'open' }) },
        },
      },
      locked: { type: 'final' },
      open: { type: 'final' },
    },
  })
  const houseTable = (state: string, to: string) =>
    table({
      machine: house,
      starts: { begin: { in: 'empty', context: { door: null } } },
      events: {
        'build the door': { type: 'door.build' },
        'lock the house': { type: 'house.lock' },
        'call the door': { type: 'door.call' },
      },
      childSnapshots: { door: () => ({ value: state, context: {} }) },
      omitted: { 'xstate.error.actor.door': 'A door does not fail.' },
      rows: [
        {
          in: 'empty',
          on: 'build the door',
          to: 'built',
          changes: { door: actor('door') },
          invokes: [['door', { key: 1 }, { systemId: 'front' }]],
          calls: ['invocation', ['to door', { type: 'knock' }]],
        },
        { in: 'built', on: 'lock the house', to },
        { in: 'built', on: 'call the door', calls: [['to door', { type: 'open' }]] },
      ],
      unreachable:
        to === 'locked'
          ? {
              open: 'Another table.',
              'house.built on house.lock, branch 1 is false': 'Another table.',
              'house.built on house.lock, branch 2': 'Another table.',
            }
          : {
              locked: 'Another table.',
              'house.built on house.lock, branch 1 is true': 'Another table.',
              'house.built on house.lock, branch 1': 'Another table.',
            },
      equivalent:
        to === 'locked'
          ? {
              'house.built on house.lock, branch 1 has no guard': 'The door is always shut.',
              'house.built on house.lock, branch 2 is removed': 'Not reached.',
              'house.built on house.lock, branch 2 has no target': 'Not reached.',
              'house.built on house.lock, branch 2 targets empty': 'Not reached.',
            }
          : {
              'house.built on house.lock, branch 1 is removed': 'The door is always open.',
              'house.built on house.lock, branch 1 has no target': 'Not reached.',
              'house.built on house.lock, branch 1 targets open': 'Not reached.',
            },
    })
  const shut = houseTable('shut', 'locked')

  testTable('a house with a door that is shut', shut, [
    [
      'another state of the child',
      { childSnapshots: { door: () => ({ value: 'open', context: {} }) } },
      'The state is open, the table says locked.',
    ],
    [
      'another id in the system',
      withRow(shut, 0, { invokes: [['door', { key: 1 }, { systemId: 'back' }]] }),
      /The actor "door" is found by { systemId: 'front' }, the table says by { systemId: 'back' }\. .* write \[ 'door', { key: 1 }, { systemId: 'front' } \]\./,
    ],
    ['another id', withRow(shut, 0, { invokes: [['door', { key: 1 }, { id: 'gate', systemId: 'front' }]] }), /the table says .*id: 'gate'/],
    ['another input', withRow(shut, 0, { invokes: [['door', { key: 2 }, { systemId: 'front' }]] }), /The invocations are .*key: 1.*key: 2/],
    ['a missing message', withRow(shut, 2, { calls: [] }), "The calls are [ [ 'to door', { type: 'open' } ] ], the table says []."],
    ['another message', withRow(shut, 2, { calls: [['to door', { type: 'close' }]] }), /'to door', { type: 'open' }/],
  ])

  it('have the state that the table gives them', () => {
    expect(walk(houseTable('open', 'open') as never).failures).toEqual([])
  })
})

describe('a failure that the machine does not handle', () => {
  const machine = setup({ actors: { fill: fromPromise(mustNotRun) } }).createMachine({
    id: 'tap',
    initial: 'on',
    states: { on: { invoke: { id: 'fill', src: 'fill' } } },
  })
  const tap = {
    machine,
    starts: { begin: { in: 'on', invokes: [['fill']] } },
    events: { 'it breaks': failed('fill', new Error('broken')) },
    rows: [],
    terminal: {},
  }

  it('stops it, which the table must expect', () => {
    expect(() => walk(tap as never)).toThrow('The machine handles "it breaks" in on, but the table has no row for it.')
    expect(() => walk({ ...tap, rows: [{ in: 'on', on: 'it breaks' }] } as never)).toThrow(
      'The machine stops with an unhandled error: Error: broken.',
    )
    expect(walk({ ...tap, rows: [{ in: 'on', on: 'it breaks', error: new Error('broken') }] } as never).failures).toEqual([])
    expect(() => walk({ ...tap, rows: [{ in: 'on', on: 'it breaks', error: new Error('other') }] } as never)).toThrow(
      'The error is [Error: broken], the table says [Error: other].',
    )
  })
})

describe('an actor without an implementation', () => {
  const machine = setup({}).createMachine({
    id: 'desk',
    initial: 'empty',
    states: { empty: { on: { 'clerk.call': 'busy' } }, busy: { invoke: { id: 'clerk', src: 'nobody' } as never } },
  })
  const desk = table({
    machine,
    starts: { begin: { in: 'empty' } },
    events: { 'call the clerk': { type: 'clerk.call' } },
    rows: [{ in: 'empty', on: 'call the clerk', to: 'busy', invokes: [['nobody', undefined, { id: 'clerk' }]] }],
    terminal: { busy: 'The clerk does not end.' },
    omitted: { 'xstate.error.actor.clerk': 'The clerk does not fail.' },
  }) as unknown as Table

  it('is named, with the path', () => {
    // XState itself warns of it.
    const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
    expect(() => walk(desk)).toThrow(
      /The actor "nobody" has no implementation\. Provide one, or give its state in childSnapshots\.\n.*\n {4}1\. begin\n {4}2\. call the clerk/,
    )
    expect(warn).toHaveBeenCalled()
    warn.mockRestore()
  })

  it('can have a snapshot instead', () => {
    expect(walk({ ...desk, childSnapshots: { nobody: () => ({ context: {} }) } }).failures).toEqual([])
  })
})
