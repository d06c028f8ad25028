/** Machines that a function or a class makes, one for each walk. */
import { describe, expect, it } from 'vitest'
import { assign, createMachine, setup } from 'xstate'
import { faults, wrongVerdicts } from '../src/faults/faults.ts'
import { table, type Table } from '../src/table/table.ts'
import { randomWalk } from '../src/walk/random-walk.ts'
import { replay } from '../src/walk/replay.ts'
import { walk } from '../src/walk/walk.ts'
import { testTable } from './test-table.ts'

/** It gives the numbers of one roll, which it keeps outside of the context. */
class Counter {
  readonly #last = 9
  #given = 0

  readonly machine = setup({
    types: { context: {} as { number: number }, events: {} as { type: 'take' } },
    guards: { isLeft: () => this.#given < this.#last },
  }).createMachine({
    id: 'roll',
    context: { number: 0 },
    initial: 'full',
    states: {
      full: { on: { take: { target: 'taken', guard: 'isLeft', actions: assign({ number: () => (this.#given += 1) }) } } },
      taken: { type: 'final' },
    },
  })
}

let made = 0
const rollTable = table({
  machine: () => {
    made += 1
    return new Counter().machine
  },
  starts: { 'come in': { in: 'full', context: { number: 0 } } },
  events: { 'take a number': { type: 'take' } },
  rows: [{ in: 'full', on: 'take a number', to: 'taken', changes: { number: 1 } }],
  unreachable: { 'roll.full on take is false': 'One number is taken.' },
  equivalent: { 'roll.full on take has no guard': 'One number is taken.' },
})
const written = rollTable as unknown as Table

testTable('a roll of numbers', rollTable, [
  ['another number', { rows: [{ in: 'full', on: 'take a number', to: 'taken', changes: { number: 2 } }] }, 'context.number is'],
])

describe('a machine that a function makes', () => {
  it('is made once for each walk', () => {
    for (const take of [
      () => walk(written),
      () => replay(written, { start: 'come in', events: ['take a number'] }),
    ]) {
      made = 0
      take()
      expect(made).toBe(1)
    }
  })

  it('is another one for each random path', () => {
    expect(randomWalk(written, { seed: 1, paths: 20 })).toBeNull()
  })

  it('is another one for each fault', () => {
    expect(wrongVerdicts(written, faults(written))).toEqual([])
  })

  it('has the types of its events', () => {
    const lamp = () => setup({ types: { events: {} as { type: 'press' } } }).createMachine({ id: 'lamp', on: { press: {} } })
    // @ts-expect-error: no event of the machine.
    expect(table({ machine: lamp, starts: {}, events: { pull: { type: 'pull' } }, rows: [] }).machine.id).toBe('lamp')
  })

  it('needs the function `table`', () => {
    const bare = { machine: () => createMachine({}), starts: { begin: { in: '' } }, events: {}, rows: [] } as unknown as Table
    expect(() => walk(bare)).toThrow('The machine is a function, which needs `table({ … })` around the table.')
  })
})
