/** Every machine of the site with its table: the one beside its test, `tests/machines/NAME.table.ts`. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Table } from './table.ts'

const machines = new URL('../../src/machines/', import.meta.url).pathname
const tables = new URL('../../tests/machines/', import.meta.url).pathname

/** The names of the files that hold a machine. */
export function machineNames(): string[] {
  return readdirSync(machines)
    .filter((file) => /\.createMachine\(/.test(readFileSync(join(machines, file), 'utf8')))
    .map((file) => file.replace(/\.ts$/, ''))
    .sort()
}

/** Throws for a name that is no machine, or one without a table. */
export async function loadTable(name: string): Promise<Table> {
  if (!machineNames().includes(name)) throw new Error(`There is no machine "${name}". There are: ${machineNames().join(', ')}.`)
  if (!readdirSync(tables).includes(`${name}.table.ts`)) {
    throw new Error(`Nobody walks the machine ${name}: write its table, tests/machines/${name}.table.ts.`)
  }
  const module = (await import(join(tables, `${name}.table.ts`))) as Readonly<Record<string, Table>>
  const [table] = Object.values(module)
  if (!table?.machine) throw new Error(`tests/machines/${name}.table.ts exports no table.`)
  return table
}
