/** A connection pool with client-side timeouts: it closes connections on which the database does not answer. */
import type pg from 'pg'

export interface TimeoutPool {
  /** Rejects if no connection is free in time. */
  connect(): Promise<TimeoutConnection>
  end(): Promise<void>
}

export interface TimeoutConnection {
  /** On timeout, rejects with DatabaseTimeout and closes the connection. */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>
  /** A closed or read-only connection is not returned to the pool. */
  release(): void
}

/** Has the code and the system call of a TCP timeout of the operating system. */
class DatabaseTimeout extends Error {
  override readonly name = 'DatabaseTimeout'
  readonly code = 'ETIMEDOUT'
  readonly syscall = 'read'
}

/** The minimum timeout of a statement, however long it waited for a connection. */
const LEAST_MS = 1_000

/** read_only_sql_transaction: on a standby, and where `default_transaction_read_only` is on. */
const READ_ONLY = '25006'

/**
 * Waiting for a connection takes at most `limitMs`, and so does a statement. If the database did not answer anything during the
 * wait, the wait counts as part of the statement's time, so that both together take at most `limitMs` plus one second.
 */
export function timeoutPool(pool: pg.Pool, limitMs: number): TimeoutPool {
  const answeredAt = new WeakMap<pg.PoolClient, number>()
  let lastAnswerAt = -Infinity
  let timedOutSince = -Infinity

  /** Drops idle connections last used before a timeout, since they are probably dead too. */
  async function checkOut(): Promise<pg.PoolClient> {
    const client = await pool.connect()
    if ((answeredAt.get(client) ?? Infinity) >= timedOutSince) return client
    client.release(true)
    return checkOut()
  }

  function noteAnswer(client: pg.PoolClient): void {
    lastAnswerAt = performance.now()
    answeredAt.set(client, lastAnswerAt)
  }

  async function connect(): Promise<TimeoutConnection> {
    const askedAt = performance.now()
    const client = await withTimeout(checkOut(), limitMs)
    const waitedMs = performance.now() - Math.max(askedAt, lastAnswerAt)
    let timeMs = Math.max(LEAST_MS, limitMs - waitedMs)
    let isUsable = true
    return {
      async query(statement) {
        const askedStatementAt = performance.now()
        try {
          const result = await queryWithTimeout(client, statement, timeMs)
          noteAnswer(client)
          return result
        } catch (error) {
          if (error instanceof DatabaseTimeout) timedOutSince = Math.max(timedOutSince, askedStatementAt)
          else noteAnswer(client)
          if (error instanceof DatabaseTimeout || codeOf(error) === READ_ONLY) isUsable = false
          throw error
        } finally {
          timeMs = limitMs
        }
      },
      release: () => client.release(!isUsable),
    }
  }

  return { connect, end: () => pool.end() }
}

/** A connection that arrives after the timeout is released. */
async function withTimeout(connecting: Promise<pg.PoolClient>, limitMs: number): Promise<pg.PoolClient> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseTimeout('No connection to the database was free in time.')), limitMs)
  })
  try {
    return await Promise.race([connecting, tooLate])
  } catch (error) {
    connecting.then((client) => client.release(), () => undefined)
    throw error
  } finally {
    clearTimeout(timer)
  }
}

/** Runs a statement. On timeout, rejects with DatabaseTimeout and closes the connection. */
export async function queryWithTimeout(client: pg.PoolClient, statement: pg.QueryConfig, limitMs: number): Promise<pg.QueryResult> {
  let isOver = false
  let isTimedOut = false
  const giveUp = (): void => {
    if (isOver) return
    isTimedOut = true
    // While a statement is running, the driver closes the socket at once and rejects the statement.
    void client.end()
  }
  // An answer that arrived while the event loop was blocked is read before the immediate runs.
  const timer = setTimeout(() => setImmediate(giveUp), limitMs)
  try {
    return await client.query(statement)
  } catch (error) {
    throw isTimedOut ? new DatabaseTimeout('The database did not answer in time.', { cause: error }) : error
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
