/** What is decided of each column of the database about the people whose data it has. */
import type { Schema } from '../../database/schema.ts'

/** Whether a column is in the file of own data, or why not. */
export type ExportDecision =
  /** It is, as it is stored. */
  | 'exported'
  /** It is if it is the id of the member; it is null for anybody else, whose data it is. */
  | 'own-id'
  /** Whoever has it could sign in, or find out a password or a network. */
  | 'secret'
  /** It repeats other columns, which are in the file. */
  | 'copy'
  /** It says nothing of a person, but where the server is in its work. */
  | 'internal'
  /** The table has no rows of single people. */
  | 'nobody'

/** What is decided of a column. */
export interface ColumnDecision {
  readonly export: ExportDecision
}

/** A decision for each column of these tables. */
export type TableDecisions<Table extends keyof Schema> = {
  readonly [Each in Table]: { readonly [Column in keyof Schema[Each]]: ColumnDecision }
}
