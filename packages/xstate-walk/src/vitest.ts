/** Declares the tests of a table in Vitest. */
import { expect, it } from 'vitest'
import { plant, unknownEquivalents, wrongVerdict } from './faults/faults.ts'
import { mutantsOf } from './faults/mutants.ts'
import type { Table } from './table/table.ts'
import { explore, type Exploration } from './walk/explore.ts'
import { WalkFailure, type Path } from './walk/failure.ts'

export interface TestWalkOptions {
  /** Whether each path is a test of its own, so that a report lists the paths. */
  readonly paths?: boolean
}

/** A test of the walk, and one for each fault that is planted in the machine. */
export function testWalk(table: Table, { paths = false }: TestWalkOptions = {}): void {
  const { id } = table.machine
  const mutants = mutantsOf(table.machine)
  let explored: Exploration | undefined
  const sound = () => (explored ??= explore(table))

  it(`${id} matches its table`, () => {
    const { failures } = sound()
    if (failures.length > 0) throw new WalkFailure(id, failures)
  })

  it(`the table of ${id} names only faults as equivalent that can be planted`, () => {
    expect(unknownEquivalents(table, mutants)).toEqual([])
  })

  it.each(mutants)(`the table of ${id} detects the fault "$fault"`, (mutant) => {
    expect(wrongVerdict(plant(table, mutant, sound()))).toBeNull()
  })

  if (paths) {
    it.each(sound().paths)(`${id}: $start, $events`, (path) => {
      const onPath = sound().failures.filter((failure) => failure.path !== null && isBeginning(failure.path, path))
      if (onPath.length > 0) throw new WalkFailure(id, onPath)
    })
  }
}

function isBeginning({ start, events }: Path, path: Path): boolean {
  return start === path.start && events.every((event, index) => event === path.events[index])
}
