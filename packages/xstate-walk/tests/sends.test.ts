/** Functions of a machine that call `.send()` of an actor: what they send are calls. */
import { describe, expect, it } from 'vitest'
import { assign, createActor, createMachine, enqueueActions, fromCallback, setup, type AnyActorRef } from 'xstate'
import { table } from '../src/table/table.ts'
import { testTable, withRow } from './test-table.ts'

const received: unknown[] = []
const office = createActor(createMachine({ id: 'office', on: { '*': { actions: ({ event }) => received.push(event) } } })).start()
const boss = createActor(fromCallback(({ receive }) => receive((event) => received.push(event))), { id: 'boss' }).start()

const letterbox = setup({
  types: { context: {} as { letters: number }, events: {} as { type: 'put' | 'ask' | 'shout' | 'empty' } },
  actions: {
    report: ({ context }) => office.send({ type: 'report', letters: context.letters }),
    shout: ({ self }: { self: AnyActorRef }) => self.send({ type: 'empty' }),
    ring: () => {},
  },
}).createMachine({
  id: 'letterbox',
  context: { letters: 0 },
  on: {
    put: {
      guard: ({ context }) => context.letters < 1,
      actions: [assign({ letters: ({ context }) => context.letters + 1 }), 'ring', 'report'],
    },
    ask: { actions: enqueueActions(() => boss.send({ type: 'asked' })) },
    shout: { actions: 'shout' },
    empty: { actions: assign({ letters: 0 }) },
  },
})
const letterboxTable = table({
  machine: letterbox,
  starts: { 'hang it up': { in: '', context: { letters: 0 } } },
  events: { put: { type: 'put' }, ask: { type: 'ask' }, shout: { type: 'shout' }, empty: { type: 'empty' } },
  runs: ['report', 'shout'],
  rows: [
    {
      in: '', on: 'put', when: ['it is empty', ({ letters }) => letters < 1],
      changes: { letters: 1 }, calls: [['ring'], ['report'], ['to office', { type: 'report', letters: 1 }]],
    },
    { in: '', on: 'put', when: ['it is full', ({ letters }) => letters > 0], ignored: 'It is full.' },
    { in: '', on: 'ask', calls: [['to boss', { type: 'asked' }]] },
    { in: '', on: 'shout', changes: { letters: 0 }, calls: [['shout'], ['to letterbox', { type: 'empty' }], 'changes'] },
    { in: '', on: 'empty', changes: { letters: 0 } },
  ],
})

testTable('a letterbox', letterboxTable, [
  [
    'another event that an action sends',
    withRow(letterboxTable, 0, { calls: [['ring'], ['report'], ['to office', { type: 'report', letters: 2 }]] }),
    /The calls are .*'to office', { letters: 1, type: 'report' }.*the table says .*letters: 2/,
  ],
  ['no event that an action sends', withRow(letterboxTable, 0, { calls: [['ring'], ['report']] }), /The calls are .*'to office'/],
  ['no event that enqueueActions sends', withRow(letterboxTable, 2, { calls: [] }), /The calls are .*'to boss'/],
  ['no effect of what it sends to itself', withRow(letterboxTable, 3, { changes: {} }), 'context.letters is 0, the table says 1.'],
  [
    'an action that sends and is not run',
    { runs: ['shout'], ...withRow(letterboxTable, 0, { calls: [['ring'], ['report']] }) },
    'The action "report" calls `.send()`, which a walk does not run. Send with `sendTo`, or name it in `runs` if it does nothing else',
  ],
  ['an action to run that is never called', { runs: ['report', 'shout', 'sing'] }, '`runs` names the action "sing", which no step calls.'],
  ['a reason for an action that is run', { omitted: { 'send report': 'no' } }, 'The table omits "send report"'],
])

describe('an actor of another system', () => {
  it('receives nothing during a walk', () => {
    expect(received).toEqual([])
    office.send({ type: 'hello' })
    expect(received).toHaveLength(1)
  })
})
