/** Statements that are asked for often enough to be planned once per connection. */
import type { PostgresPool, PostgresPoolClient } from 'kysely'
import type { AnsweringConnection, AnsweringPool } from './answering-pool.ts'

const mark = /\/\* statement: ([\w-]+) \*\//

/** The name of a statement, to stand in its text; no two statements share one. */
export function statementName(name: string): string {
  return `/* statement: ${name} */`
}

/** The pool, but that a statement whose text holds a name is prepared under it. */
export function withNamedStatements(pool: AnsweringPool): PostgresPool {
  return { connect: async () => named(await pool.connect()), end: () => pool.end() }
}

function named(connection: AnsweringConnection): PostgresPoolClient {
  const query = (text: string, values: readonly unknown[]) => {
    const name = mark.exec(text)?.[1]
    return connection.query({ text, values: [...values], ...(name && { name }) })
  }
  // Of the two that Kysely can call, the other takes a cursor, of which there are none here.
  return { query: query as never, release: () => connection.release() }
}
