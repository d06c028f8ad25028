/** No machine goes unwalked, and what is written about them is true. */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { loadTable, machineFiles, machineNames } from '../../../tools/paths/all-tables.ts'
import { reportFiles } from '../../../tools/paths/report/report-files.ts'
import { walk } from '../../../tools/paths/walk.ts'

const root = join(import.meta.dirname, '../../..')

it.each(machineNames())('walks the machine %s, which its file is named after', async (name) => {
  expect((await loadTable(name)).machine.id).toBe(name)
  expect(readFileSync(join(root, machineFiles(name).test), 'utf8')).toMatch(/testWalk\(/)
})

it('says which machine nobody walks, and which there is none of', async () => {
  await expect(loadTable('kettle')).rejects.toThrow(/There is no machine "kettle"\. There are: .*login/)
})

it('finds docs/machines as `npm run paths` writes them', async () => {
  const tables = await Promise.all(machineNames().map(loadTable))
  const files = await reportFiles(tables.map((table) => ({ table, walked: walk(table) })))
  const folder = join(root, 'docs/machines')
  expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort())
  for (const [name, text] of files) expect(readFileSync(join(folder, name), 'utf8'), name).toBe(text)
})
