/** Every machine is walked, and the pages about machines are up to date. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadTable, machineFiles, machineNames } from '../../../tools/paths/all-tables.ts'
import { drawMachine } from '../../../tools/paths/chart/draw.ts'
import { drawnMachine, filesOfMachine, sharedFiles } from '../../../tools/paths/report/report-files.ts'
import { walk } from '../../../tools/paths/walk.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'docs/machines')

const tables = await Promise.all(machineNames().map(loadTable))
const walkedTables = tables.map((table) => ({ table, walked: walk(table) }))

it.each(machineNames())('walks the machine %s, whose id is the name of its file', async (name) => {
  expect((await loadTable(name)).machine.id).toBe(name)
  expect(readFileSync(join(root, machineFiles(name).test), 'utf8')).toMatch(/testWalk\(/)
})

it('rejects the name of an unknown machine', async () => {
  await expect(loadTable('kettle')).rejects.toThrow(/There is no machine "kettle"\. There are: .*login/)
})

it.each(walkedTables)('has an up-to-date page and drawing of $table.machine.id', async (each) => {
  const machine = drawnMachine(each, await drawMachine(each.table.machine))
  for (const [file, text] of filesOfMachine(machine)) expect(written(file), file).toBe(text)
})

it('has up-to-date pages about all machines, and no other files', () => {
  const drawn = walkedTables.map((each) => drawnMachine(each, written(`${each.table.machine.id}.svg`)))
  const shared = sharedFiles(drawn)
  for (const [file, text] of shared) expect(written(file), file).toBe(text)
  const ofMachines = machineNames().flatMap((name) => [`${name}.md`, `${name}.svg`])
  expect(readdirSync(folder).sort()).toEqual([...shared.keys(), ...ofMachines].sort())
})

function written(file: string): string {
  return readFileSync(join(folder, file), 'utf8')
}
