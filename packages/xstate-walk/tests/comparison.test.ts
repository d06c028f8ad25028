/** What the walk finds that `xstate/graph` alone does not: the table in the README is what happens. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import type { AnyMachineSnapshot, AnyStateMachine } from 'xstate'
import { getShortestPaths } from 'xstate/graph'
import { stateName } from '../src/machine/state-name.ts'
import { placesOf } from '../src/machine/places.ts'
import { actorEvent } from '../src/simulation/event-forms.ts'
import { isActorEvent, isElapsed, type Table } from '../src/table/table.ts'
import { explore } from '../src/walk/explore.ts'
import { walk } from '../src/walk/walk.ts'
import { comparisons, soundTables } from './comparison.ts'

/** The states that `getShortestPaths` reaches, with the same events. The paths themselves say nothing about what is right. */
function reached(machine: AnyStateMachine, { events }: Table): Set<string> {
  const types = placesOf(machine).transitions.map(({ event }) => event)
  const samples = Object.values(events).map((sample) =>
    isElapsed(sample)
      ? { type: types.find((type) => type.startsWith('xstate.after.')) ?? '' }
      : isActorEvent(sample)
        ? actorEvent(sample)
        : sample,
  )
  const paths = getShortestPaths(machine, { events: samples as never, limit: 1000 })
  return new Set(paths.map(({ state }) => stateName(state as AnyMachineSnapshot)))
}

it.each(soundTables)('holds for the machine $machine.id without a fault', (table) => {
  expect(walk(table).failures).toEqual([])
})

it('finds each fault, as the README says', () => {
  const rows = comparisons.map(({ fault, table, machine }) => {
    const sound = soundTables.find((each) => each.machine.id === machine.id)?.machine as AnyStateMachine
    const isFoundByGraph = [...reached(sound, table)].some((state) => !reached(machine, table).has(state))
    const [failure] = explore({ ...table, machine }).failures
    return `| ${fault} | ${isFoundByGraph ? 'a state is not reached' : 'nothing'} | ${failure?.messages[0]?.replaceAll('|', '\\|')} |`
  })
  const readme = readFileSync(join(import.meta.dirname, '../README.md'), 'utf8')
  expect(readme.split('\n').filter((line) => rows.some((row) => line.startsWith(row.slice(0, row.indexOf(' |')))))).toEqual(rows)
  expect(rows).toHaveLength(15)
})
