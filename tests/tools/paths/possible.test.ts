/** What can happen to a machine now. */
import { describe, expect, it } from 'vitest'
import { initialTransition, setup, transition, type AnyMachineSnapshot } from 'xstate'
import { possibleEvents, rawEvent, sampleOf } from '../../../tools/paths/possible.ts'
import { done, elapsed, failed, tableOf, type Table } from '../../../tools/paths/table.ts'
import { kettle, kettleTable } from './kettle.ts'

function after(table: Table, ...names: readonly string[]): AnyMachineSnapshot {
  return names.reduce(
    (snapshot, name) => transition(table.machine, snapshot, rawEvent(table.machine, sampleOf(table, name)))[0],
    initialTransition(table.machine)[0],
  )
}

/** Toast pops up when it is brown, and burns a minute later where it is stuck. */
const toaster = tableOf({
  machine: setup({ types: { context: {} as { slices: number } }, delays: { browning: 60_000, burning: 120_000 } }).createMachine({
    id: 'toaster',
    context: { slices: 1 },
    initial: 'hot',
    states: { hot: { after: { browning: 'cold', burning: 'cold' } }, cold: {} },
  }),
  starts: {},
  events: {
    'it is brown': elapsed<{ slices: number }>('browning', 'hot', ({ slices }, now) => slices * 60_000 - now),
    'it is black': elapsed('burning', 'hot', 120_000),
  },
  rows: [],
  paths: 0,
}) as unknown as Table

describe('what can happen', () => {
  it('is what a person does, at any time, and no outcome of an actor that does not run', () => {
    expect(possibleEvents(kettleTable, after(kettleTable), 0)).toEqual(['fill it'])
  })

  it('is either end of an actor that runs', () => {
    expect(possibleEvents(kettleTable, after(kettleTable, 'fill it'), 0)).toEqual(['fill it', 'the water comes', 'the water is cut'])
  })

  it('is a delay of the state that it is in', () => {
    expect(possibleEvents(kettleTable, after(kettleTable, 'fill it', 'the water comes'), 0)).toEqual(['fill it', 'three minutes go by'])
  })

  it('is nothing at the end', () => {
    expect(possibleEvents(kettleTable, after(kettleTable, 'fill it', 'the water comes', 'three minutes go by'), 0)).toEqual([])
  })

  it('is of two delays the shorter one, which may hang on the context and the time', () => {
    expect(possibleEvents(toaster, after(toaster), 0)).toEqual(['it is brown'])
    const full = toaster.machine.resolveState({ value: 'hot', context: { slices: 3 } })
    expect(possibleEvents(toaster, full, 0)).toEqual(['it is black'])
    expect(possibleEvents(toaster, full, 60_000)).toEqual(['it is brown', 'it is black'])
  })

  it('is what the table lets come in this context only', () => {
    const table = { ...kettleTable, only: { 'fill it': ({ cups }: { cups: number }) => cups === 0 } } as unknown as Table
    expect(possibleEvents(table, after(table), 0)).toEqual(['fill it'])
    expect(possibleEvents(table, after(table, 'fill it', 'the water comes'), 0)).toEqual(['three minutes go by'])
  })
})

describe('an event as the machine gets it', () => {
  it.each([
    [{ type: 'kettle.fill' }, { type: 'kettle.fill' }],
    [done('fill', 2), { type: 'xstate.done.actor.fill', actorId: 'fill', output: 2 }],
    [failed('fill', 'cut'), { type: 'xstate.error.actor.fill', actorId: 'fill', error: 'cut' }],
    [elapsed('boiling', 'boiling', 180_000), { type: 'xstate.after.boiling.kettle.boiling' }],
  ])('is made of %o', (sample, raw) => {
    expect(rawEvent(kettle, sample)).toEqual(raw)
  })

  it('is asked for by a name that the table knows', () => {
    expect(() => sampleOf(kettleTable, 'drop it')).toThrow('The table has no event "drop it".')
  })
})
