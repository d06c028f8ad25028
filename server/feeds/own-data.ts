/** What the database has about a member, as a file for that member. */

interface Part {
  readonly table: string
  readonly rows: readonly object[]
}

/**
 * JSON: an object of these facts, then of a list of rows for each table. Tables and columns are named as in the database, but in the letter
 * case of the API: `created_at` is `createdAt`. Each row has a line of its own. The parts of a table follow each other.
 */
export async function* ownDataText(facts: Readonly<Record<string, string>>, parts: AsyncIterable<Part>): AsyncGenerator<string, void> {
  yield `{${Object.entries(facts).map(([name, value]) => `\n${JSON.stringify(name)}: ${JSON.stringify(value)}`).join(',')}`
  let open: string | null = null
  let before = ''
  for await (const { table, rows } of parts) {
    const start: string = table === open ? '' : `${open === null ? '' : '\n]'},\n${JSON.stringify(camelCase(table))}: [`
    if (table !== open) before = '\n'
    open = table
    yield start + rows.map((row) => {
      const line = before + JSON.stringify(named(row))
      before = ',\n'
      return line
    }).join('')
  }
  yield open === null ? '\n}\n' : '\n]\n}\n'
}

function named(row: object): object {
  return Object.fromEntries(Object.entries(row).map(([column, value]) => [camelCase(column), value as unknown]))
}

function camelCase(name: string): string {
  return name.replaceAll(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
}
