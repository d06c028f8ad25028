/** The database connection that every store function takes. */
import type { Kysely } from 'kysely'
import type { Schema } from '../database/schema.ts'

/** The connection pool, or a transaction. */
export type Connection = Kysely<Schema>
