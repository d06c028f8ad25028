/** Writes docs/machines/: a diagram of each machine, its coverage, and the path explorer. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { drawMachine } from '../chart/draw.ts'
import type { WalkedTable } from './drawn-machine.ts'
import { drawnMachine, filesOfMachine, sharedFiles } from './report-files.ts'

const folder = new URL('../../../docs/machines/', import.meta.url).pathname

/** Returns a sentence that names the written files. */
export async function writeReport(walks: readonly WalkedTable[]): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const drawn = await Promise.all(walks.map(async (walk) => drawnMachine(walk, await drawMachine(walk.table.machine))))
  for (const files of [...drawn.map(filesOfMachine), sharedFiles(drawn)]) write(files)
  return `${relative(process.cwd(), folder)} holds the drawings; open ${relative(process.cwd(), join(folder, 'explorer.html'))} to replay a path.`
}

function write(files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}
