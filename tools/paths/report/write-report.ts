/** Writes docs/machines/: a diagram of each machine, its coverage, and the path explorer. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { DrawnMachine, WalkedTable } from './drawn-machine.ts'
import { drawnMachine, filesOfMachine, sharedFiles } from './report-files.ts'

const folder = new URL('../../../docs/machines/', import.meta.url).pathname

/** Returns a sentence that says what was written. */
export async function writeReport(walks: readonly WalkedTable[]): Promise<string> {
  mkdirSync(folder, { recursive: true })
  const drawn: DrawnMachine[] = []
  for (const walk of walks) {
    const files = await filesOfMachine(walk)
    write(files)
    drawn.push(drawnMachine(walk, files.get(`${walk.table.machine.id}.svg`) ?? ''))
  }
  write(sharedFiles(drawn))
  return `${relative(process.cwd(), folder)} holds the drawings; open ${relative(process.cwd(), join(folder, 'explorer.html'))} to replay a path.`
}

function write(files: ReadonlyMap<string, string>): void {
  for (const [name, text] of files) writeFileSync(join(folder, name), text)
}
