/** Events: wildcards, forbidden ones, states with their own ids, and routes. */
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withEvents, withRow } from './test-table.ts'

describe('wildcards', () => {
  const phone = setup({ types: { context: {} as { last: string } } }).createMachine({
    id: 'phone',
    context: { last: '' },
    initial: 'idle',
    on: { '*': { actions: assign({ last: ({ event }) => event.type }) } },
    states: {
      idle: { on: { 'call.*': 'ringing' } },
      ringing: { on: { 'call.end': 'idle', 'call.*': undefined } },
    },
  })
  const phoneTable = table({
    machine: phone,
    starts: { 'turn it on': { in: 'idle', context: { last: '' } } },
    events: { 'a call comes': { type: 'call.begin' }, 'the call ends': { type: 'call.end' }, 'a text comes': { type: 'text.come' } },
    rows: [
      { in: 'idle', on: ['a call comes', 'the call ends'], to: 'ringing' },
      { in: 'ringing', on: 'a call comes', ignored: 'It is ringing already.' },
      { in: 'ringing', on: 'the call ends', to: 'idle' },
      { in: ['idle', 'ringing'], on: 'a text comes', changes: { last: 'text.come' } },
    ],
  })

  testTable('a phone', phoneTable, [
    ['another target of a wildcard', withRow(phoneTable, 0, { to: 'idle' }), 'The state is ringing, the table says idle.'],
    [
      'a forbidden event that has an effect',
      withRow(phoneTable, 1, { ignored: undefined, changes: { last: 'call.begin' } }),
      'The machine does not handle "a call comes" in ringing.',
    ],
    [
      'an event of the root that has none',
      withRow(phoneTable, 3, { changes: undefined, ignored: 'no' }),
      'The machine handles "a text comes" in idle, which should be ignored.',
    ],
    [
      'no event for a wildcard',
      withEvents(phoneTable, { 'a call comes': { type: 'text.come' }, 'the call ends': { type: 'text.come' } }),
      'No event of the table has the type "call.*", which is handled in idle, ringing.',
    ],
  ])
})

describe('states with their own ids', () => {
  const lift = setup({}).createMachine({
    id: 'lift',
    initial: 'ground',
    states: {
      ground: { id: 'below', on: { 'lift.up': '#top' } },
      above: {
        initial: 'first',
        states: { first: { on: { 'lift.up': '#top' } }, second: { id: 'top', on: { 'lift.down': '#below', 'lift.half': 'first' } } },
      },
    },
  })
  const liftTable = table({
    machine: lift,
    starts: { enter: { in: 'ground' } },
    events: { up: { type: 'lift.up' }, down: { type: 'lift.down' }, half: { type: 'lift.half' } },
    rows: [
      { in: ['ground', 'above.first'], on: 'up', to: 'above.second' },
      { in: 'above.second', on: 'down', to: 'ground' },
      { in: 'above.second', on: 'half', to: 'above.first' },
    ],
    equivalent: { 'lift.above starts in second': 'Its children are only entered by their ids.' },
  })

  testTable('a lift', liftTable, [
    ['the initial child', withRow(liftTable, 0, { to: 'above.first' }), 'The state is above.second, the table says above.first.'],
    ['an id instead of a name', withRow(liftTable, 1, { to: 'below' }), 'leads to the state below, which does not exist.'],
    ['another state', withRow(liftTable, 2, { to: 'ground' }), 'The state is above.first, the table says ground.'],
  ])
})

describe('transitions to several states', () => {
  const stage = setup({}).createMachine({
    id: 'stage',
    initial: 'dark',
    states: {
      dark: { on: { 'play.begin': ['lit'].map(() => ({ target: ['lit.sound.loud', 'lit.light.bright'] })) } },
      lit: {
        type: 'parallel',
        on: { 'play.end': 'dark' },
        states: {
          sound: { initial: 'soft', states: { soft: {}, loud: {} } },
          light: { initial: 'dim', states: { dim: {}, bright: {} } },
        },
      },
    },
  })
  const stageTable = table({
    machine: stage,
    starts: { enter: { in: 'dark' } },
    events: { begin: { type: 'play.begin' }, end: { type: 'play.end' } },
    rows: [
      { in: 'dark', on: 'begin', to: 'lit.sound.loud and lit.light.bright' },
      { in: 'lit', on: 'end', to: 'dark' },
    ],
    unreachable: { 'lit.sound.soft': 'The play begins loudly.', 'lit.light.dim': 'The play begins brightly.' },
    equivalent: {
      'stage.lit.sound starts in loud': 'It is entered by name.',
      'stage.lit.light starts in bright': 'It is entered by name.',
    },
  })

  testTable('a stage', stageTable, [
    [
      'the initial children',
      withRow(stageTable, 0, { to: 'lit.sound.soft and lit.light.dim' }),
      'The state is lit.sound.loud and lit.light.bright, the table says lit.sound.soft and lit.light.dim.',
    ],
    ['one of the states', withRow(stageTable, 0, { to: 'lit.sound.loud' }), 'the table says lit.sound.loud.'],
    ['a region that is kept', withRow(stageTable, 1, { to: 'lit.sound.loud' }), 'The state is dark, the table says'],
  ])
})

describe('routes', () => {
  const book = setup({}).createMachine({
    id: 'book',
    initial: 'cover',
    states: { cover: { on: { 'book.open': 'index' } }, index: { id: 'index', route: {} } },
  } as never)
  const bookTable = table({
    machine: book,
    starts: { begin: { in: 'cover' } },
    events: { open: { type: 'book.open' }, 'look something up': { type: 'xstate.route', to: '#index' } },
    rows: [
      { in: 'cover', on: 'open', to: 'index' },
      { in: ['cover', 'index'], on: 'look something up', to: 'index' },
    ],
  } as never)

  // The oldest version has none.
  it.skipIf(!book.root.transitions.has('xstate.route'))('lead to their state', () => {
    expect(walk(bookTable as never).failures).toEqual([])
    expect(() => walk({ ...bookTable, ...withRow(bookTable, 1, { to: 'cover' }) } as never)).toThrow('The state is index')
    expect(() => walk({ ...bookTable, ...withRow(bookTable, 1, { in: 'cover' }) } as never)).toThrow('handles "look something up" in index')
  })
})
