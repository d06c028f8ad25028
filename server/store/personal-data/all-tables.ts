/** What is decided of all tables of the database, which a test compares with those that there are. */
import type { Schema } from '../../database/schema.ts'
import { accountTables } from './account-tables.ts'
import type { TableDecisions } from './column-decision.ts'
import { listingTables, tablesOfNobody } from './listing-tables.ts'

/** The decisions by table and column. */
export const personalData = { ...accountTables, ...listingTables, ...tablesOfNobody } as const satisfies TableDecisions<keyof Schema>

type Decided = typeof personalData

/** A table of which rows are in the file of own data: one of its columns is exported. */
export type ExportedTable = {
  [Table in keyof Decided]: 'exported' extends DecisionIn<Decided[Table]> ? Table : never
}[keyof Decided]

type DecisionIn<Columns> = Columns[keyof Columns] extends { readonly export: infer Decision } ? Decision : never
