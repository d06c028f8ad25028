/** What every function of the store works on. */
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The pool of connections, or a transaction on one of them. */
export type Connection = Kysely<Schema>
