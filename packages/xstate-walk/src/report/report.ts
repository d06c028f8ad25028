/** Writes what people read about machines: a drawing and a page for each, a list of all, and the explorer. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { drawMachine } from '../chart/draw.ts'
import type { Table } from '../table/table.ts'
import type { Exploration } from '../walk/exploration.ts'
import type { DrawnMachine } from './drawn-machine.ts'
import { explorerPage } from './explorer-page.ts'
import { indexPage, machinePage } from './pages.ts'

export interface ReportFiles {
  /** The folder of the pages; null for none. */
  readonly folder: string | null
  /** The file of the explorer; null for none. */
  readonly explorer: string | null
}

export interface DrawOptions {
  /** The name of its pages, by default the id of the machine. */
  readonly name?: string
  /** The address of its table, relative to the pages. */
  readonly file?: string | null
  /** Its statechart, if it is drawn already. */
  readonly drawing?: Promise<string>
}

/** The data of a machine's pages. */
export async function draw(table: Table, walked: Exploration, options: DrawOptions = {}): Promise<DrawnMachine> {
  const { name = table.machine.id, file = null, drawing = drawMachine(table.machine) } = options
  return { name, table, walked, file, drawing: await drawing }
}

/** The pages by the names of their files. They depend only on the machines and their tables. */
export function pages(machines: readonly DrawnMachine[]): ReadonlyMap<string, string> {
  const each = machines.flatMap(
    (machine) =>
      [
        [`${machine.name}.svg`, machine.drawing],
        [`${machine.name}.md`, machinePage(machine)],
      ] as const,
  )
  return new Map([...each, ['README.md', indexPage(machines)]])
}

export function report(machines: readonly DrawnMachine[], { folder, explorer }: ReportFiles): void {
  if (folder !== null) for (const [file, text] of pages(machines)) write(join(folder, file), text)
  if (explorer !== null) write(explorer, explorerPage(machines))
}

function write(file: string, text: string): void {
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, text)
}
