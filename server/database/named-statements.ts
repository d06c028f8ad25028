/** Named prepared statements: frequent statements are parsed and planned once per connection. */
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { TimeoutConnection, TimeoutPool } from './timeout-pool.ts'

const mark = /\/\* statement: ([\w-]+) \*\//

/** A comment that names a statement, for its text; each statement needs a unique name. */
export function statementName(name: string): string {
  return `/* statement: ${name} */`
}

/** Wraps the pool: a statement whose text contains a name is prepared under that name. */
export function withNamedStatements(pool: TimeoutPool): PostgresPool {
  return { connect: async () => named(await pool.connect()), end: () => pool.end() }
}

function named(connection: TimeoutConnection): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = mark.exec(text)?.[1]
    return connection.query({ text, values: [...values], ...(name && { name }) })
  }
  // Kysely also has an overload that takes a cursor, which is not used.
  return { query: query as never, release: () => connection.release() }
}
