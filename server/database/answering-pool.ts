/** A pool of connections that gives up those on which the database does not answer. */
import type pg from 'pg'

export interface AnsweringPool {
  /** Rejects when no connection is free in time. */
  connect(): Promise<AnsweringConnection>
  end(): Promise<void>
}

export interface AnsweringConnection {
  /** Rejects with DatabaseSilent, and closes the connection, when there is no answer in time. */
  query(statement: pg.QueryConfig): Promise<pg.QueryResult>
  /** A connection that was closed, or that takes no writes, does not go back to the pool. */
  release(): void
}

/** The code and the system call are those of a connection that the operating system gave up. */
class DatabaseSilent extends Error {
  override readonly name = 'DatabaseSilent'
  readonly code = 'ETIMEDOUT'
  readonly syscall = 'read'
}

/** What remains for a statement, however long the wait for its connection was. */
const LEAST_MS = 1_000

/** read_only_sql_transaction: on a standby, and where `default_transaction_read_only` is on. */
const READ_ONLY = '25006'

/**
 * A wait for a connection takes at most `limitMs`, and so does a statement. Where nothing at all came from the database
 * during the wait, it counts as part of the statement's time, so that both together take at most `limitMs` and a second.
 */
export function answeringPool(pool: pg.Pool, limitMs: number): AnsweringPool {
  const answeredAt = new WeakMap<pg.PoolClient, number>()
  let lastAnswerAt = -Infinity
  let silentSince = -Infinity

  /** An idle connection from before a silence is dropped: it is likely to be as dead as the one that was silent. */
  async function trusted(): Promise<pg.PoolClient> {
    const client = await pool.connect()
    if ((answeredAt.get(client) ?? Infinity) >= silentSince) return client
    client.release(true)
    return trusted()
  }

  function noteAnswer(client: pg.PoolClient): void {
    lastAnswerAt = performance.now()
    answeredAt.set(client, lastAnswerAt)
  }

  async function connect(): Promise<AnsweringConnection> {
    const askedAt = performance.now()
    const client = await inTime(trusted(), limitMs)
    const waitedMs = performance.now() - Math.max(askedAt, lastAnswerAt)
    let timeMs = Math.max(LEAST_MS, limitMs - waitedMs)
    let isUsable = true
    return {
      async query(statement) {
        const askedStatementAt = performance.now()
        try {
          const result = await answered(client, statement, timeMs)
          noteAnswer(client)
          return result
        } catch (error) {
          if (error instanceof DatabaseSilent) silentSince = Math.max(silentSince, askedStatementAt)
          else noteAnswer(client)
          if (error instanceof DatabaseSilent || codeOf(error) === READ_ONLY) isUsable = false
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

/** A connection that comes too late goes back. */
async function inTime(connecting: Promise<pg.PoolClient>, limitMs: number): Promise<pg.PoolClient> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new DatabaseSilent('No connection to the database was free in time.')), limitMs)
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

/** Rejects with DatabaseSilent, and closes the connection, when the statement is not answered in time. */
export async function answered(client: pg.PoolClient, statement: pg.QueryConfig, limitMs: number): Promise<pg.QueryResult> {
  let isOver = false
  let isSilent = false
  const giveUp = (): void => {
    if (isOver) return
    isSilent = true
    // The driver closes the socket at once when a statement is under way, and fails the statement.
    void client.end()
  }
  // An answer that arrived while this process was busy is read before the immediate runs.
  const timer = setTimeout(() => setImmediate(giveUp), limitMs)
  try {
    return await client.query(statement)
  } catch (error) {
    throw isSilent ? new DatabaseSilent('The database did not answer in time.', { cause: error }) : error
  } finally {
    isOver = true
    clearTimeout(timer)
  }
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined
}
