/** Mistakes in a table that would let a wrong machine pass: misspelt names, and entries that serve nothing. */
import { describe, expect, it } from 'vitest'
import { assign, fromPromise, setup } from 'xstate'
import { faults, unknownEquivalents, wrongVerdict, wrongVerdicts } from '../src/faults/faults.ts'
import { done, failed, table, type Table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withEvents, withoutRow, withRow } from './test-table.ts'

const order = setup({
  types: { context: {} as { note: string }, tags: {} as 'busy' },
  actors: { post: fromPromise<string>(() => Promise.reject(new Error('not provided'))) },
}).createMachine({
  id: 'order',
  context: { note: '' },
  initial: 'writing',
  states: {
    writing: { on: { 'order.send': 'sending' } },
    sending: {
      tags: 'busy',
      invoke: {
        id: 'send',
        src: 'post',
        onDone: { target: 'sent', actions: assign({ note: ({ event }) => event.output }) },
        onError: 'failed',
      },
    },
    failed: { on: { 'order.send': 'sending' } },
    sent: { type: 'final' },
  },
})

const orderTable = table({
  machine: order,
  starts: { 'order olives': { in: 'writing', context: { note: '' } } },
  tags: { busy: 'sending' },
  events: {
    'send it': { type: 'order.send' },
    'it arrives': done('send', 'thanks'),
    'the post is closed': failed('send', new Error('closed')),
  },
  rows: [
    { in: ['writing', 'failed'], on: 'send it', to: 'sending', invokes: [['post', undefined, { id: 'send' }]] },
    { in: 'sending', on: 'send it', ignored: 'It is being sent.' },
    { in: 'sending', on: 'it arrives', to: 'sent', changes: { note: 'thanks' } },
    { in: 'sending', on: 'the post is closed', to: 'failed' },
  ],
})
const written = orderTable as unknown as Table

describe('a table', () => {
  testTable('an order', orderTable, [
    ['a misspelt state', withRow(written, 0, { in: ['writing', 'faild'] }), 'names the state faild, which does not exist'],
    ['a misspelt target', withRow(written, 2, { to: 'snet' }), 'leads to the state snet, which does not exist'],
    ['an event that every object has', withRow(written, 1, { on: ['send it', 'toString'] }), 'names the event "toString"'],
    ['a misspelt event', withRow(written, 1, { on: ['send it', 'send them'] }), 'names the event "send them", which is not in the table'],
    [
      'a start in a state that does not exist',
      { starts: { begin: { in: 'start', context: { note: '' } } } },
      'The start "begin" names the state start, which does not exist.',
    ],
    [
      'a state of a list that no path uses',
      withRow(written, 1, { in: ['sending', 'writing'] }),
      'The table has 2 rows for "send it" in writing.',
    ],
    [
      'a combination that no path uses',
      withRow(written, 2, { in: ['sending', 'sent'] }),
      'No path uses the row for "it arrives" in sent.',
    ],
    ['a missing row', withoutRow(written, 3), 'The machine handles "the post is closed" in sending, but the table has no row for it.'],
    [
      'a row for what is not handled',
      { rows: [...written.rows, { in: 'sending', on: 'send it', to: 'sent' }] },
      'The table has 2 rows for "send it" in sending.',
    ],
    ['an ignored row that has effects', withRow(written, 1, { to: 'sent' }), 'is ignored and has to'],
    ['an ignored event that is handled', withRow(written, 3, { to: undefined, ignored: 'no' }), 'which should be ignored'],
    [
      'an unexplained event of a busy state',
      withoutRow(written, 1),
      '"send it" is not handled in the busy state sending, and no row gives the reason.',
    ],
    ['another target', withRow(written, 3, { to: 'writing' }), 'The state is failed, the table says writing.'],
    ['another context', withRow(written, 2, { changes: { note: 'no' } }), "context.note is 'thanks', the table says 'no'."],
    [
      'a missing invocation',
      withRow(written, 0, { invokes: [] }),
      "The invocations are [ [ 'post', undefined, { id: 'send' } ] ], the table says [].",
    ],
    [
      'a precondition that excludes nothing',
      { preconditions: { 'send it': () => true } },
      'The precondition of "send it" excludes nothing.',
    ],
    [
      'a precondition for no event',
      { preconditions: { 'sent it': () => true } },
      'There is a precondition for "sent it", which is no event of the table.',
    ],
    [
      'a snapshot of an actor that is not started',
      { childSnapshots: { letter: () => ({ context: {} }) } },
      'No actor "letter" was started that needs the snapshot',
    ],
    [
      'an omission of what does not occur',
      { omitted: { 'xstate.error.actor.letter': 'no' } },
      'The table omits "xstate.error.actor.letter", which never occurs',
    ],
    [
      'a terminal state that is none',
      { terminal: { failed: 'no' } },
      'failed is named as terminal, but handles an event or is not reached.',
    ],
    ['an unreachable state that is reached', { unreachable: { failed: 'no' } }, 'failed is named as unreachable, but a path reaches it.'],
    [
      'an unreachable state that does not exist',
      { unreachable: { nowhere: 'no' } },
      '"nowhere" is named as unreachable, but is no state that is active, transition or outcome of a guard.',
    ],
    [
      'a condition that throws',
      withRow(written, 0, { when: ['there is mail', () => (undefined as unknown as { mail: boolean }).mail] }),
      /Cannot read properties of undefined \(reading 'mail'\)\n {2}The path to this step:\n {4}1\. order olives/,
    ],
    [
      'a condition that has no value',
      withRow(written, 3, { when: ['it is late', () => undefined] }),
      'The machine handles "the post is closed" in sending, but the table has no row for it.',
    ],
    [
      'a precondition that has no value',
      { preconditions: { 'send it': () => undefined as unknown as boolean } },
      'writing is a dead end: it handles no event.',
    ],
    ['no tags', { tags: undefined } as never, 'No entry of `tags` says which states have the tag "busy".'],
    ['a tag that no state has', { tags: { busy: 'sending', bsy: 'sending' } }, 'No state has the tag "bsy", which is in `tags`.'],
    ['a tag of another state', { tags: { busy: ['sending', 'failed'] } }, 'failed does not have the tag "busy", the table says it has.'],
    ['a state that lacks its tag', { tags: { busy: [] } }, 'sending has the tag "busy", the table says it has not.'],
    ['a tag of a state that does not exist', { tags: { busy: ['sending', 'sent.'] } }, /The tag "busy" names the state sent\., which/],
    ['a misspelt busy tag', { busyTag: 'bsy' }, 'No state has the tag "bsy", which is the busyTag.'],
    ['another number of paths', { paths: 7 }, 'There are 2 paths, the table says 7.'],
    [
      'a violated invariant',
      { always: { 'a note is written': ({ note }: { note: string }) => note !== '' } } as never,
      'In writing "a note is written" does not hold, which always should.',
    ],
  ])

  it('is wrong if what waits cannot fail, whatever the tag of the state', () => {
    const { 'the post is closed': _, ...events } = orderTable.events
    const wrong = { ...written, events: events as never, busyTag: 'none', ...withoutRow(written, 3) }
    expect(() => walk(wrong)).toThrow('In sending the actor "send" runs, and no event of the table is its failure.')
  })

  it('must have a sample of each event that the machine handles', () => {
    const { 'send it': _, ...events } = orderTable.events
    expect(() => walk({ ...written, events: events as never })).toThrow(
      'No event of the table has the type "order.send", which is handled in writing, failed.',
    )
  })

  it('is told the cause if it names an actor by its logic', () => {
    expect(() => walk({ ...written, ...withEvents(written, { 'it arrives': done('post', 'thanks') }) })).toThrow(
      '"it arrives" names the actor "post" by its logic; its id is "send".',
    )
  })

  it('is told which actors run if it names one that never does', () => {
    expect(() => walk({ ...written, ...withEvents(written, { 'a bill comes': done('bill') }) })).toThrow(
      '"a bill comes" needs the actor "bill", which never runs. The ids of actors are: send.',
    )
  })

  it('gets all its failures at once, the one with the shortest path first', () => {
    const wrong = { ...written, rows: written.rows.map((row) => (row.ignored === undefined ? { ...row, to: 'failed' } : row)) }
    expect(() => walk(wrong)).toThrow(
      /The state is sending, the table says failed\.\n {2}The path to this step:\n {4}1\. order olives\n {4}2\. send it/,
    )
  })
})

describe('dead ends and what no path reaches', () => {
  const gate = setup({}).createMachine({
    id: 'gate',
    initial: 'open',
    states: {
      open: { on: { 'gate.shut': [{ target: 'shut' }, { target: 'spare' }] } },
      shut: {},
      spare: { on: { 'gate.shut': 'shut' } },
    },
  })
  const gateTable = table({
    machine: gate,
    starts: { begin: { in: 'open' } },
    events: { 'shut it': { type: 'gate.shut' } },
    rows: [{ in: 'open', on: 'shut it', to: 'shut' }],
    terminal: { shut: 'It stays shut.' },
    unreachable: {
      spare: 'For later.',
      'gate.spare on gate.shut': 'For later.',
      'gate.open on gate.shut, branch 2': 'For later.',
    },
    equivalent: Object.fromEntries(
      [
        'gate.open on gate.shut, branch 2 is removed',
        'gate.open on gate.shut, branch 2 has no target',
        'gate.open on gate.shut, branch 2 targets open',
        'gate.spare on gate.shut is removed',
        'gate.spare on gate.shut has no target',
        'gate.spare on gate.shut targets spare',
      ].map((fault) => [fault, 'No path reaches it.']),
    ),
  })
  const without = (name: string) =>
    ({ unreachable: Object.fromEntries(Object.entries(gateTable.unreachable ?? {}).filter(([key]) => key !== name)) }) as Partial<Table>

  testTable('a gate', gateTable, [
    ['a dead end that is not named', { terminal: {} }, 'shut is a dead end: it handles no event.'],
    ['a terminal state that no path reaches', { terminal: { shut: 'yes', spare: 'no' } }, 'spare is named as terminal, but'],
    ['a terminal state that does not exist', { terminal: { shut: 'yes', closed: 'no' } }, 'The terminal state closed does not exist.'],
    ['an unreached state that is not named', without('spare'), 'No path reaches the state spare.'],
    [
      'a dead transition that is not named',
      without('gate.spare on gate.shut'),
      'No path takes the transition gate.spare on gate.shut.',
    ],
    [
      'a dead branch that is not named',
      without('gate.open on gate.shut, branch 2'),
      'No path takes the transition gate.open on gate.shut, branch 2.',
    ],
    [
      'a transition that a path takes',
      { unreachable: { ...gateTable.unreachable, 'gate.open on gate.shut, branch 1': 'no' } },
      'gate.open on gate.shut, branch 1 is named as unreachable, but a path reaches it.',
    ],
  ])
})

describe('planted faults', () => {
  it('are not planted while the table does not hold on the machine as it is', () => {
    expect(() => faults({ ...written, ...withRow(written, 3, { to: 'writing' }) })).toThrow(
      'The state is failed, the table says writing.',
    )
  })

  it('that are missed are wrong, as are equivalent ones that are found or unknown', () => {
    const verdict = { machine: 'order', fault: 'a', failure: null, equivalent: null, ms: 0 }
    const found = { ...verdict, failure: { path: null, messages: ['no'] } }
    expect(wrongVerdict(verdict)).toBe('The table does not detect the fault "a".')
    expect(wrongVerdict({ ...found, equivalent: 'it is the same' })).toBe('"a" is named as equivalent, but the table detects it.')
    expect([wrongVerdict(found), wrongVerdict({ ...verdict, equivalent: 'it is the same' })]).toEqual([null, null])
    expect(unknownEquivalents({ ...written, equivalent: { b: 'it is the same' } }, [verdict])).toEqual([
      '"b" is named as equivalent, but is no fault that can be planted.',
    ])
    expect(wrongVerdicts({ ...written, equivalent: { b: 'same' } }, [verdict])).toHaveLength(2)
  })
})
