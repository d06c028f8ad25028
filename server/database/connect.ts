/** A pool of connections to a PostgreSQL that is already running. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { answered, answeringPool } from './answering-pool.ts'
import { columnParsers } from './column-parsers.ts'
import { withNamedStatements } from './named-statements.ts'
import type { Schema } from './schema.ts'

const CONNECTIONS = 10

/**
 * How long the database may be silent, to a statement or to a new connection. With the second that a statement has at
 * least, a request is answered within five.
 */
const SILENCE_MS = 3_500

/**
 * The database ends a statement itself before the connection counts as silent, so that slowness costs no connection.
 * A transaction whose client is gone keeps its locks for no longer than the last of these. They are set once a connection
 * stands, since poolers between, such as PgBouncer, refuse connections that begin with them.
 */
const TIME_LIMITS = `
  set statement_timeout = 3000; set lock_timeout = 2500; set idle_in_transaction_session_timeout = 5000
`

/** No limit on a statement's time: for work at the start, which may have to wait for another process and to rewrite a table. */
export function connectWithoutTimeLimits(url: string): Kysely<Schema> {
  return pooled({ connectionString: url, max: 1 }, LONGEST_TIMER_MS)
}

/** Connections are made when a query first needs one. */
export function connect(url: string): Kysely<Schema> {
  return pooled({ connectionString: url, max: CONNECTIONS, verify: setTimeLimits }, SILENCE_MS)
}

/** For each new connection, before its first statement. */
function setTimeLimits(client: pg.PoolClient, done: (error?: Error) => void): void {
  answered(client, { text: TIME_LIMITS }, SILENCE_MS).then(() => done(), done)
}

/** Of Node's timers: 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

function pooled(config: pg.PoolConfig, silenceMs: number): Kysely<Schema> {
  const pool = new pg.Pool({
    application_name: 'prasino',
    connectionTimeoutMillis: SILENCE_MS,
    idleTimeoutMillis: 30_000,
    // Ends the connection to a machine that is gone, also where no limit applies.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnParsers,
    ...config,
  })
  // A lost connection fails its own query and is replaced at the next one; unheard, its event would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withNamedStatements(answeringPool(pool, silenceMs)) }) })
}

function ignore(): void {}
