/** The files of docs/machines/ by name, made of nothing but the machines and their walks: the same each time. */
import { drawMachine } from '../chart/draw.ts'
import type { Table } from '../table.ts'
import type { Walk } from '../walk.ts'
import { explorerPage } from './explorer-page.ts'
import { indexPage, machinePage } from './machine-page.ts'

export interface WalkedTable {
  readonly table: Table
  readonly walked: Walk
}

export interface DrawnMachine extends WalkedTable {
  readonly name: string
  readonly drawing: string
}

export async function reportFiles(walks: readonly WalkedTable[]): Promise<ReadonlyMap<string, string>> {
  const drawn: DrawnMachine[] = await Promise.all(
    walks.map(async ({ table, walked }) => ({ table, walked, name: table.machine.id, drawing: await drawMachine(table.machine) })),
  )
  return new Map([
    ['README.md', indexPage(drawn)],
    ['explorer.html', explorerPage(drawn)],
    ...drawn.flatMap((each) => [[`${each.name}.svg`, each.drawing] as const, [`${each.name}.md`, machinePage(each)] as const]),
  ])
}
