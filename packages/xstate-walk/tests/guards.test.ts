/** Guards that are combined from others: each part has its outcomes, and is missed if it is left out. */
import { describe, expect, it } from 'vitest'
import { and, assign, not, or, setup, stateIn } from 'xstate'
import { faults } from '../src/faults/faults.ts'
import { table } from '../src/table/table.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withEvents, withoutRow, withRow } from './test-table.ts'

interface Visitor {
  readonly coins: number
  readonly isMember: boolean
}

const gate = setup({
  types: { context: {} as Visitor },
  guards: {
    hasCoins: ({ context }) => context.coins > 1,
    isMember: ({ context }) => context.isMember,
    mayEnter: and([stateIn('clock.day'), not(and(['isMember', 'hasCoins'])), or(['hasCoins', 'isMember'])]),
  },
}).createMachine({
  id: 'gate',
  type: 'parallel',
  context: { coins: 0, isMember: false },
  states: {
    clock: { initial: 'day', states: { day: { on: { 'gate.dusk': 'night' } }, night: {} } },
    bar: {
      initial: 'shut',
      states: {
        shut: {
          on: {
            'gate.push': { guard: 'mayEnter', target: 'open' },
            'gate.pay': { guard: not('hasCoins'), actions: assign({ coins: ({ context }) => context.coins + 1 }) },
            'gate.join': { actions: assign({ isMember: true }) },
          },
        },
        open: { type: 'final' },
      },
    },
  },
})
const events = {
  'night falls': { type: 'gate.dusk' },
  'push it': { type: 'gate.push' },
  'pay a coin': { type: 'gate.pay' },
  'become a member': { type: 'gate.join' },
} as const
const gateTable = table({
  machine: gate,
  starts: { 'come to the gate': { in: 'clock.day and bar.shut', context: { coins: 0, isMember: false } } },
  events,
  terminal: { 'clock.night and bar.open': 'The gate opens once.' },
  rows: [
    { in: 'clock.day', on: 'night falls', to: 'clock.night' },
    {
      in: 'clock.day and bar.shut',
      on: 'push it',
      when: ['either paid or a member', ({ coins, isMember }) => coins > 1 !== isMember],
      to: 'bar.open',
    },
    {
      in: 'bar.shut',
      on: 'pay a coin',
      when: ['one is missing', ({ coins }) => coins < 2],
      changes: ({ coins }) => ({ coins: coins + 1 }),
    },
    { in: 'bar.shut', on: 'become a member', changes: { isMember: true } },
  ],
})

describe('a combined guard', () => {
  testTable('a gate', gateTable, [
    [
      'a way through at night',
      withRow(gateTable, 1, { in: 'bar.shut' }),
      'The machine does not handle "push it" in clock.night and bar.shut.',
    ],
    [
      'a way for members who paid',
      withRow(gateTable, 1, { when: ['paid or a member', ({ coins, isMember }: Visitor) => coins > 1 || isMember] }),
      'The machine does not handle "push it" in clock.day and bar.shut.',
    ],
    [
      'a part that is never false',
      {
        ...withEvents(gateTable, { 'night falls': { type: 'gate.eve' } }),
        ...withoutRow(gateTable, 0),
        omitted: { 'gate.dusk': 'It is always day.' },
        terminal: { 'clock.day and bar.open': 'The gate opens once.' },
      },
      'On no path "gate.bar.shut on gate.push, part 1 is false", which is an outcome of a guard.',
    ],
    [
      'a wrong name of a part',
      { unreachable: { 'gate.bar.shut on gate.push, part 9 is false': '…' } },
      /is named as unreachable, but is no state that is active, transition or outcome of a guard\. Did you mean "gate\.bar\.shut on .* is false"\?/,
    ],
    [
      'an unreachable part without an outcome',
      { unreachable: { 'gate.bar.shut on gate.push, part 1': '…' } },
      'part 1" is named as unreachable, but is no state that is active, transition or outcome of a guard.',
    ],
    [
      'an unreachable outcome of a state that is reached',
      { unreachable: { 'bar.open is true': '…' } },
      '"bar.open is true" is named as unreachable, but is no state that is active, transition or outcome of a guard.',
    ],
  ])

  it('is planted without each of its parts', () => {
    const planted = faults(gateTable as never).map(({ fault }) => fault)
    expect(planted.filter((fault) => fault.includes('without part'))).toEqual(
      ['1', '2', '2.1', '2.2', '3', '3.1', '3.2'].map((part) => `gate.bar.shut on gate.push has its guard without part ${part}`),
    )
  })

  it('has two outcomes for each part in the coverage', () => {
    const { guards } = walk(gateTable as never)
    expect(guards).toMatchObject({ missed: [] })
    expect(guards.all.filter((name) => name.endsWith('part 3.2 is false'))).toEqual(['gate.bar.shut on gate.push, part 3.2 is false'])
  })
})

describe('faults of what the table names as unreachable', () => {
  it('are those of a part of a guard whose outcome is named', () => {
    const guards = { isOpen: () => true, isPaid: ({ context }: { context: { isPaid: boolean } }) => context.isPaid }
    const fair = setup({ types: { context: {} as { isPaid: boolean } }, guards }).createMachine({
      id: 'fair',
      context: { isPaid: false },
      initial: 'outside',
      states: {
        outside: {
          on: { 'fair.pay': { actions: assign({ isPaid: true }) }, 'fair.enter': { guard: and(['isOpen', 'isPaid']), target: 'inside' } },
        },
        inside: { type: 'final' },
      },
    })
    const fairTable = table({
      machine: fair,
      starts: { begin: { in: 'outside', context: { isPaid: false } } },
      events: { pay: { type: 'fair.pay' }, enter: { type: 'fair.enter' } },
      rows: [
        { in: 'outside', on: 'pay', changes: { isPaid: true } },
        { in: 'outside', on: 'enter', when: ['it is paid', ({ isPaid }) => isPaid], to: 'inside' },
      ],
      unreachable: { 'fair.outside on fair.enter, part 1 is false': 'It is always open.' },
    })
    const planted = faults(fairTable as never).filter(({ fault }) => fault.includes('without part'))
    expect(planted.map(({ failure, equivalent }) => [failure === null, equivalent])).toEqual([[true, 'It is always open.'], [false, null]])
  })

  const machine = setup({ guards: { always: () => true }, actions: { wave: () => {} } }).createMachine({
    id: 'street',
    initial: 'here',
    states: {
      here: { on: { 'street.cross': [{ guard: 'always', target: 'there' }, { target: 'lost', actions: 'wave' }] } },
      there: { type: 'final' },
      lost: { entry: 'wave', on: { 'street.cross': 'there' } },
    },
  })
  const streetTable = table({
    machine,
    starts: { begin: { in: 'here' } },
    events: { cross: { type: 'street.cross' } },
    unreachable: {
      'street.here on street.cross, branch 1 is false': 'The guard is always true.',
      'street.here on street.cross, branch 2': 'The first branch is always taken.',
      lost: 'Nothing leads there.',
      'street.lost on street.cross': 'Nothing leads there.',
    },
    rows: [{ in: 'here', on: 'cross', to: 'there' }],
  })

  it('change nothing, and need no other reason', () => {
    const verdicts = faults(streetTable as never)
    expect(verdicts.filter(({ failure, equivalent }) => !failure && equivalent === null)).toEqual([])
    expect(verdicts.find(({ fault }) => fault === 'street.lost entry omits action 1')?.equivalent).toBe('Nothing leads there.')
    expect(verdicts.find(({ fault }) => fault.endsWith('branch 1 is removed'))?.failure).not.toBeNull()
  })
})
