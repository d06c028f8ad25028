/** The files of docs/machines/ by name. They depend only on the machines and their walks, so the result is reproducible. */
import { machineFiles } from '../all-tables.ts'
import type { DrawnMachine, WalkedTable } from './drawn-machine.ts'
import { explorerPage } from './explorer-page.ts'
import { indexPage, machinePage } from './machine-page.ts'

/** Adds what the pages of a machine show; `drawing` is the SVG of its statechart. */
export function drawnMachine({ table, walked }: WalkedTable, drawing: string): DrawnMachine {
  const name = table.machine.id
  return { table, walked, name, files: machineFiles(name), drawing }
}

/** The drawing and the page of one machine. */
export function filesOfMachine(machine: DrawnMachine): ReadonlyMap<string, string> {
  return new Map([[`${machine.name}.svg`, machine.drawing], [`${machine.name}.md`, machinePage(machine)]])
}

/** The pages about all machines. */
export function sharedFiles(machines: readonly DrawnMachine[]): ReadonlyMap<string, string> {
  return new Map([['README.md', indexPage(machines)], ['explorer.html', explorerPage(machines)]])
}
