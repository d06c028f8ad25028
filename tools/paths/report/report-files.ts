/** The files of docs/machines/ by name. They depend only on the machines and their walks, so the result is reproducible. */
import { machineFiles } from '../all-tables.ts'
import { drawMachine } from '../chart/draw.ts'
import type { DrawnMachine, WalkedTable } from './drawn-machine.ts'
import { explorerPage } from './explorer-page.ts'
import { indexPage, machinePage } from './machine-page.ts'

export async function reportFiles(walks: readonly WalkedTable[]): Promise<ReadonlyMap<string, string>> {
  const drawn: DrawnMachine[] = await Promise.all(
    walks.map(async ({ table, walked }) => {
      const name = table.machine.id
      return { table, walked, name, files: machineFiles(name), drawing: await drawMachine(table.machine) }
    }),
  )
  return new Map([
    ['README.md', indexPage(drawn)],
    ['explorer.html', explorerPage(drawn)],
    ...drawn.flatMap((each) => [[`${each.name}.svg`, each.drawing] as const, [`${each.name}.md`, machinePage(each)] as const]),
  ])
}
