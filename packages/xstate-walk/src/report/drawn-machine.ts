/** A machine with the data of its pages. */
import type { Table } from '../table/table.ts'
import type { Exploration } from '../walk/exploration.ts'

export interface DrawnMachine {
  readonly name: string
  readonly table: Table
  readonly walked: Exploration
  /** The SVG of the statechart. */
  readonly drawing: string
  /** The address of the file of the table, relative to the pages; null if it is unknown. */
  readonly file: string | null
}
