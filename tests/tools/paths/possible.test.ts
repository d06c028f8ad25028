/** The events that are possible in a snapshot. */
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

/** A toaster with two delays, of which one depends on the context. */
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

describe('possible events', () => {
  it('include the events of a person, and no outcome of an actor that is not running', () => {
    expect(possibleEvents(kettleTable, after(kettleTable), 0)).toEqual(['fill it'])
  })

  it('include both outcomes of a running actor', () => {
    expect(possibleEvents(kettleTable, after(kettleTable, 'fill it'), 0)).toEqual(['fill it', 'the water comes', 'the water is cut'])
  })

  it('include the delay of the current state', () => {
    expect(possibleEvents(kettleTable, after(kettleTable, 'fill it', 'the water comes'), 0)).toEqual(['fill it', 'three minutes pass'])
  })

  it('are none in a final state', () => {
    expect(possibleEvents(kettleTable, after(kettleTable, 'fill it', 'the water comes', 'three minutes pass'), 0)).toEqual([])
  })

  it('include only the shorter of two delays, which can depend on the context and the time', () => {
    expect(possibleEvents(toaster, after(toaster), 0)).toEqual(['it is brown'])
    const full = toaster.machine.resolveState({ value: 'hot', context: { slices: 3 } })
    expect(possibleEvents(toaster, full, 0)).toEqual(['it is black'])
    expect(possibleEvents(toaster, full, 60_000)).toEqual(['it is brown', 'it is black'])
  })

  it('exclude events whose precondition does not hold', () => {
    const table = { ...kettleTable, preconditions: { 'fill it': ({ cups }: { cups: number }) => cups === 0 } } as unknown as Table
    expect(possibleEvents(table, after(table), 0)).toEqual(['fill it'])
    expect(possibleEvents(table, after(table, 'fill it', 'the water comes'), 0)).toEqual(['three minutes pass'])
  })
})

describe('the raw event', () => {
  it.each([
    [{ type: 'kettle.fill' }, { type: 'kettle.fill' }],
    [done('fill', 2), { type: 'xstate.done.actor.fill', actorId: 'fill', output: 2 }],
    [failed('fill', 'cut'), { type: 'xstate.error.actor.fill', actorId: 'fill', error: 'cut' }],
    [elapsed('boiling', 'boiling', 180_000), { type: 'xstate.after.boiling.kettle.boiling' }],
  ])('is derived from %o', (sample, raw) => {
    expect(rawEvent(kettle, sample)).toEqual(raw)
  })

  it('requires a name of the table', () => {
    expect(() => sampleOf(kettleTable, 'drop it')).toThrow('The table has no event "drop it".')
  })
})
