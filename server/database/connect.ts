/** Connects to a running PostgreSQL server. */
import { Kysely, PostgresDialect } from 'kysely'
import pg from 'pg'
import { queryWithTimeout, timeoutPool } from './timeout-pool.ts'
import { columnParsers } from './column-parsers.ts'
import { withNamedStatements } from './named-statements.ts'
import type { Schema } from './schema.ts'

const CONNECTIONS = 10

/**
 * The client-side timeout of a statement and of a new connection. With the minimum of one second per statement, a request is
 * answered within five seconds.
 */
const CLIENT_TIMEOUT_MS = 3_500

/**
 * The server cancels a slow statement before the client-side timeout, so that the connection survives. The last setting releases
 * the locks of a transaction whose client has disconnected. They are set after connecting, since connection poolers such as PgBouncer
 * reject them as startup parameters.
 */
const TIME_LIMITS = `
  set statement_timeout = 3000; set lock_timeout = 2500; set idle_in_transaction_session_timeout = 5000
`

/** Without statement timeouts, for migrations and demo data, which may wait for another process or rewrite a table. */
export function connectWithoutTimeLimits(url: string): Kysely<Schema> {
  return pooled({ connectionString: url, max: 1 }, LONGEST_TIMER_MS)
}

/** Connections are opened on demand. */
export function connect(url: string): Kysely<Schema> {
  return pooled({ connectionString: url, max: CONNECTIONS, verify: setTimeLimits }, CLIENT_TIMEOUT_MS)
}

/** Runs on each new connection, before its first statement. */
function setTimeLimits(client: pg.PoolClient, done: (error?: Error) => void): void {
  queryWithTimeout(client, { text: TIME_LIMITS }, CLIENT_TIMEOUT_MS).then(() => done(), done)
}

/** The maximum delay of a timer in Node: 24 days. */
const LONGEST_TIMER_MS = 2 ** 31 - 1

function pooled(config: pg.PoolConfig, timeoutMs: number): Kysely<Schema> {
  const pool = new pg.Pool({
    application_name: 'prasino',
    connectionTimeoutMillis: CLIENT_TIMEOUT_MS,
    idleTimeoutMillis: 30_000,
    // Detects an unreachable host, also where no timeout applies.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: columnParsers,
    ...config,
  })
  // A lost connection rejects its query and is replaced; an `error` event without a listener would end the process.
  pool.on('error', ignore)
  pool.on('connect', (client) => client.on('error', ignore))
  return new Kysely<Schema>({ dialect: new PostgresDialect({ pool: withNamedStatements(timeoutPool(pool, timeoutMs)) }) })
}

function ignore(): void {}
