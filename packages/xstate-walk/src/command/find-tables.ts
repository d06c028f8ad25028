/** Finds the tables of a project by a pattern of file names. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { instrumentImports } from '../bodies/load-bodies.ts'
import { importFile, prepareFor } from '../loading/import-file.ts'
import { UsageError } from '../loading/usage-error.ts'
import { withoutId } from '../machine/places.ts'
import type { Table } from '../table/table.ts'
import { unknownKeys } from '../table/unknown-keys.ts'

export interface FoundTable {
  /** The id of its machine, or the name of the export if it has none or another machine has the same. */
  readonly name: string
  /** Relative to the folder of the project. */
  readonly file: string
  /** The name by which the file exports the table. */
  readonly exported: string
  readonly table: Table
}

/** How journeys run in a browser: a command that takes files, and the folder of files such as `login.test.ts`. */
export interface JourneySettings {
  readonly command: string
  readonly folder: string
}

/** The settings of a project, in its package.json under `xstate-walk`. */
export interface Settings {
  readonly tables?: string
  readonly report?: string
  readonly explorer?: string
  readonly journeys?: JourneySettings
}

export const defaultPattern = '**/*.table.{js,mjs,cjs,ts,mts,cts}'

/** Throws UsageError for a setting that there is not. */
export function readSettings(folder: string): Settings {
  const settings = settingsIn(folder)
  const [unknown] = unknownKeys('"xstate-walk" of package.json', settings, ['tables', 'report', 'explorer', 'journeys'])
  if (unknown !== undefined) throw new UsageError(unknown)
  return settings
}

function settingsIn(folder: string): Settings {
  try {
    const text = readFileSync(join(folder, 'package.json'), 'utf8')
    return (JSON.parse(text) as { 'xstate-walk'?: Settings })['xstate-walk'] ?? {}
  } catch {
    return {}
  }
}

/** The files that can export tables. Throws UsageError if there is none. */
export function tableFiles(folder: string, pattern: string): string[] {
  const files = globSync(pattern, { cwd: folder, ignore: ['**/node_modules/**', '**/dist/**'], expandDirectories: false }).sort()
  if (files.length > 0) return files
  throw new UsageError(`No file matches "${pattern}". Name the files of tables with --tables, or in package.json under "xstate-walk".`)
}

export interface FindOptions {
  /** The machines, by default all. */
  readonly names?: readonly string[]
  /** Whether faults can be planted in the functions of configurations. */
  readonly withBodies?: boolean
}

/** In the order of their names. Throws UsageError if there is none, or none with one of these names. */
export async function findTables(
  folder: string,
  files: readonly string[],
  { names = [], withBodies = false }: FindOptions = {},
): Promise<FoundTable[]> {
  for (const file of files) await prepareFor(file)
  if (withBodies) instrumentImports(folder)
  const found = distinct((await Promise.all(files.map((file) => tablesIn(folder, file)))).flat()).sort((a, b) => (a.name < b.name ? -1 : 1))
  if (found.length === 0) throw new UsageError(`${files.join(', ')}: no file exports a table, an object with "machine" and "rows".`)
  const known = found.map(({ name }) => name)
  const unknown = names.filter((name) => !known.includes(name))
  if (unknown.length > 0)
    throw new UsageError(`There is no table of a machine "${unknown.join('", "')}". There are: ${known.join(', ')}.`)
  return names.length === 0 ? found : found.filter(({ name }) => names.includes(name))
}

async function tablesIn(folder: string, file: string): Promise<FoundTable[]> {
  const module = await importFile(join(folder, file))
  return Object.entries(module).flatMap(([exported, table]) => (isTable(table) ? [{ name: table.machine.id, file, exported, table }] : []))
}

/** Tables of machines with the same id, such as those without one, are told apart by their exports. */
function distinct(found: readonly FoundTable[]): FoundTable[] {
  const count = new Map<string, number>()
  for (const { name } of found) count.set(name, (count.get(name) ?? 0) + 1)
  return found.map((each) => ((count.get(each.name) ?? 0) > 1 || each.name === withoutId ? { ...each, name: each.exported } : each))
}

function isTable(value: unknown): value is Table {
  return typeof value === 'object' && value !== null && 'machine' in value && 'rows' in value && 'events' in value
}
