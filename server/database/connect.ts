/** A pool of connections to a PostgreSQL that is already running. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { columnParsers } from './column-parsers.ts'
import { withNamedStatements } from './named-statements.ts'
import type { Schema } from './schema.ts'

const CONNECTIONS = 10

const TIME_LIMITS = {
  statement_timeout: 15_000,
  lock_timeout: 10_000,
  idle_in_transaction_session_timeout: 30_000,
}

/** No limit on a statement's time: for a migration, which may have to wait for another process and to rewrite a table. */
export function connectWithoutTimeLimits(url: string): Kysely<Schema> {
  return pooled({ connectionString: url, max: 1 })
}

/** Connections are made when a query first needs one. */
export function connect(url: string): Kysely<Schema> {
  return pooled({ connectionString: url, max: CONNECTIONS, ...TIME_LIMITS })
}

function pooled(config: pg.PoolConfig): Kysely<Schema> {
  const pool = new pg.Pool({
    application_name: 'prasino',
    connectionTimeoutMillis: 10_000,
    idleTimeoutMillis: 30_000,
    keepAlive: true,
    types: columnParsers,
    ...config,
  })
  // A lost connection fails its own query and is replaced at the next one; unheard, its event would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withNamedStatements(pool) }) })
}

function ignore(): void {}
