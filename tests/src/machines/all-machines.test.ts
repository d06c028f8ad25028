/** Every machine has a table, and the pages about machines are up to date. */
import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { expect, it } from 'vitest'
import { draw, pages, walk, type Table } from 'xstate-walk'
import { machineFiles, machineNames } from '../../../tools/quick-check/machine-files.ts'

const root = join(import.meta.dirname, '../../..')
const folder = join(root, 'docs/machines')

const drawn = await Promise.all(machineNames().map(async (name) => {
  const file = join(root, machineFiles(name).table)
  const [table] = Object.values((await import(file)) as Readonly<Record<string, Table>>)
  if (!table) throw new Error(`${file} exports no table.`)
  return draw(table, walk(table), { file: relative(folder, file) })
}))

it.each(machineNames())('walks the machine %s, whose id is the name of its file', (name) => {
  expect(drawn.map((machine) => machine.name)).toContain(name)
  expect(readFileSync(join(root, machineFiles(name).test), 'utf8')).toMatch(/testWalk\(/)
})

it('has up-to-date pages about all machines, and no other files', () => {
  const files = pages(drawn)
  for (const [file, text] of files) expect(readFileSync(join(folder, file), 'utf8'), file).toBe(text)
  expect(readdirSync(folder).sort()).toEqual([...files.keys()].sort())
})

it('rejects the name of an unknown machine', () => {
  expect(() => machineFiles('kettle')).toThrow(/There is no machine "kettle"\. There are: .*login/)
})
