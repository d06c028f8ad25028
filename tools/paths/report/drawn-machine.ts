/** A machine with the data of its pages. */
import type { MachineFiles } from '../all-tables.ts'
import type { Table } from '../table.ts'
import type { Walk } from '../walk.ts'

export interface WalkedTable {
  readonly table: Table
  readonly walked: Walk
}

export interface DrawnMachine extends WalkedTable {
  readonly name: string
  readonly files: MachineFiles
  readonly drawing: string
}
