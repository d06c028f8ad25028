/** Machines that read the time or random numbers by themselves. */
import { describe, expect, it } from 'vitest'
import { assign, setup } from 'xstate'
import { after, table } from '../src/table/table.ts'
import { randomWalk } from '../src/walk/random-walk.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable, withRow } from './test-table.ts'

const watch = setup({ types: { context: {} as { startedAt: number; day: string } } }).createMachine({
  id: 'watch',
  context: { startedAt: 0, day: '' },
  initial: 'stopped',
  states: {
    stopped: { on: { 'watch.start': 'running' } },
    running: {
      after: {
        2000: { target: 'noted', actions: assign({ startedAt: () => Date.now() - 2000, day: () => new Date().toISOString() }) },
      },
    },
    noted: { type: 'final' },
  },
})
const watchTable = table({
  machine: watch,
  starts: { begin: { in: 'stopped', context: { startedAt: 0, day: '' } } },
  events: { start: { type: 'watch.start' }, 'two seconds pass': after(2000, 'running', 2000) },
  rows: [
    { in: 'stopped', on: 'start', to: 'running' },
    {
      in: 'running',
      on: 'two seconds pass',
      to: 'noted',
      changes: () => ({ startedAt: Date.now() - 2000, day: '2000-01-01T00:00:02.000Z' }),
    },
  ],
})

describe('the time', () => {
  testTable('a watch', watchTable, [
    ['another time', withRow(watchTable, 1, { changes: () => ({ startedAt: Date.now(), day: new Date().toISOString() }) }), /context\.startedAt is 946684800000, the table says 946684802000/],
    ['another day', withRow(watchTable, 1, { changes: { startedAt: 946_684_800_000, day: '' } }), /context\.day is '2000-01-01T00:00:02/],
    ['no time', withRow(watchTable, 1, { changes: {} }), 'During the walk `Date` is read, which only advances with delays.'],
  ])

  it('is real again after a walk, a failed one, and a random one', () => {
    const { Date: real } = globalThis
    const { random } = Math
    const { randomUUID } = globalThis.crypto
    walk(watchTable as never)
    expect(() => walk({ ...watchTable, rows: [] } as never)).toThrow()
    expect(randomWalk(watchTable as never, { seed: 1, paths: 2 })).toBeNull()
    expect([globalThis.Date, Math.random, globalThis.crypto.randomUUID]).toEqual([real, random, randomUUID])
  })

  it('is a date without `new`, and the given one with an argument', () => {
    let seen: unknown[] = []
    walk({
      ...watchTable,
      always: {
        'the time can be read': () => {
          seen = [Date(), new Date(5).getTime(), new Date() instanceof Date, Date.UTC(1970, 0, 1)]
          return true
        },
      },
    } as never)
    expect(seen).toEqual([new Date(946_684_802_000).toString(), 5, true, 0])
  })
})

describe('random ids', () => {
  const desk = setup({ types: { context: {} as { ticket: string } } }).createMachine({
    id: 'desk',
    context: { ticket: '' },
    on: { take: { actions: assign({ ticket: () => crypto.randomUUID() }) } },
  })
  const deskTable = table({
    machine: desk,
    starts: { begin: { in: '', context: { ticket: '' } } },
    events: { take: { type: 'take' } },
    rows: [{ in: '', on: 'take', changes: () => ({ ticket: crypto.randomUUID() }) }],
  })

  testTable('a desk', deskTable, [
    ['no ticket', withRow(deskTable, 0, { changes: {} }), 'which is always 12345678-9123-4567-8912-345678912345 then.'],
  ])
})

describe('random numbers', () => {
  const coin = setup({}).createMachine({
    id: 'coin',
    initial: 'held',
    states: {
      held: { on: { 'coin.toss': [{ guard: () => Math.random() > 0.5, target: 'heads' }, { target: 'tails' }] } },
      heads: { type: 'final' },
      tails: { type: 'final' },
    },
  })

  it('are always the same, and the walk says so where a path is missing', () => {
    const coinTable = table({
      machine: coin,
      starts: { begin: { in: 'held' } },
      events: { toss: { type: 'coin.toss' } },
      rows: [{ in: 'held', on: 'toss', to: 'tails' }],
    })
    expect(() => walk(coinTable as never)).toThrow(
      /No path reaches the state heads.*`Math\.random\(\)` is read, which is always 0\.123456789 then\. Give chance by the input or by events\./s,
    )
  })
})
