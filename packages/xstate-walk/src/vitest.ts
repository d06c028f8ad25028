/** Declares the tests of a table in Vitest. */
import { expect, it } from 'vitest'
import { plant, unknownEquivalents, wrongVerdict } from './faults/faults.ts'
import { functionsOf } from './faults/functions-of.ts'
import { mutantsOf } from './faults/mutants.ts'
import type { Table } from './table/table.ts'
import { unknownKeys } from './table/unknown-keys.ts'
import type { Exploration } from './walk/exploration.ts'
import { explore } from './walk/explore.ts'
import { failuresOn, WalkFailure } from './walk/failure.ts'

export interface TestWalkOptions {
  /** Whether each path is a test of its own, so that a report lists the paths. */
  readonly paths?: boolean
}

/**
 * A test of the walk, and one for each fault that is planted in the configuration of the machine. Only the command plants faults in its
 * functions: a skipped test says how many these are.
 */
export function testWalk(table: Table, options: TestWalkOptions = {}): void {
  const [unknown] = unknownKeys('The second argument of testWalk', options, ['paths'])
  if (unknown !== undefined) throw new Error(unknown)
  const { paths = false } = options
  const { machine } = table
  const { id } = machine
  const mutants = mutantsOf(machine)
  const functions = functionsOf(machine)
  let explored: Exploration | undefined
  const sound = () => (explored ??= explore(table))

  it(`${id} matches its table`, () => {
    const { failures } = sound()
    if (failures.length > 0) throw new WalkFailure(id, failures)
  })

  it(`the table of ${id} names only faults as equivalent that can be planted`, () => {
    expect(unknownEquivalents(table, mutants).filter((sentence) => !isInSource(sentence))).toEqual([])
  })

  // Not `it.each`, which cuts long names.
  for (const mutant of mutants)
    it(`the table of ${id} detects the fault "${mutant.fault}"`, (test) => {
      if (sound().failures.length > 0) test.skip('The table does not hold, so it tells nothing about faults.')
      expect(wrongVerdict(plant(table, mutant, sound()))).toBeNull()
    })

  if (functions > 0) it.skip(`the table of ${id} detects faults in functions (${functions}), which xstate-walk --faults plants`, () => {})

  if (paths) {
    for (const path of sound().paths)
      it(`${id}: ${[path.start, ...path.events].join(', ')}`, () => {
        const onPath = failuresOn(path, sound().failures)
        if (onPath.length > 0) throw new WalkFailure(id, onPath)
      })
  }
}

/** Whether it is about a fault that only the command plants, whose description begins with a file. */
function isInSource(sentence: string): boolean {
  return /^"[^"]*?\.[cm]?[jt]sx? /.test(sentence)
}
